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
}
