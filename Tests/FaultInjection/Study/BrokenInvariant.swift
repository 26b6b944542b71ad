/// Something that has to hold, and did not.
package struct BrokenInvariant: Error, Hashable, Sendable, Codable {
  /// What has to hold, in one line: "one outcome a request".
  package var invariant: String
  /// What was seen instead.
  package var details: String

  /// What has to hold, and what was seen instead.
  package init(_ invariant: String, _ details: String) {
    self.invariant = invariant
    self.details = details
  }

  // One for each study, so that its invariants need not be named in full.

  /// An invariant of the host, and what was seen instead.
  init(_ invariant: HostInvariant, _ details: String) { self.init(invariant.rawValue, details) }

  /// An invariant of an ads manager, and what was seen instead.
  init(_ invariant: AdsManagerInvariant, _ details: String) { self.init(invariant.rawValue, details) }

  /// An invariant of interstitials, and what was seen instead.
  init(_ invariant: ScheduleInvariant, _ details: String) { self.init(invariant.rawValue, details) }
}
