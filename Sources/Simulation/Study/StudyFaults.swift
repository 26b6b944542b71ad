/// What goes wrong on purpose in a study, and what that broke.
package struct StudyFaults: Hashable, Sendable, Codable {
  /// The names of all that may go wrong, sorted.
  package var names: [String]
  /// What came of it.
  package var report: FaultReport

  /// Faults of these names.
  package init(names: [String], report: FaultReport) {
    self.names = names.sorted()
    self.report = report
  }
}
