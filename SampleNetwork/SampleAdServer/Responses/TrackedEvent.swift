/// An event that a player reports.
struct TrackedEvent: Sendable {
  let name: String
  /// For `progress`, when it happens.
  var offset: String?
  /// The end of the URL.
  let place: String

  static let quartiles: [TrackedEvent] = ["start", "firstQuartile", "midpoint", "thirdQuartile", "complete"]

  static func progress(_ offset: String, to place: String = "progress") -> TrackedEvent {
    TrackedEvent(name: "progress", offset: offset, place: place)
  }
}

extension TrackedEvent: ExpressibleByStringLiteral {
  init(stringLiteral name: String) { self.init(name: name, place: name) }
}
