/// A request that broke an invariant.
package struct FaultFinding: Hashable, Sendable, Codable {
  /// The index of the request in its study.
  package var request: Int
  /// What did not hold.
  package var broken: BrokenInvariant
  /// The shortest list of events that shows it, one line an event.
  package var events: [String]

  /// A finding of these parts.
  package init(request: Int, broken: BrokenInvariant, events: [String]) {
    self.request = request
    self.broken = broken
    self.events = events
  }
}
