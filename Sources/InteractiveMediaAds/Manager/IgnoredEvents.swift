/// Why an ads manager or a stream manager ignored an event.
package enum IgnoredReason: String, Sendable {
  /// The manager is not initialized.
  case notInitialized
  /// The event is for the ad that plays, and none does.
  case noBreakPlays
  /// The event is for a break that waits, and one plays already.
  case breakPlays
  /// No break waits for the event, or is left.
  case nothingWaits
  /// What the event says was known before.
  case noChange
  /// The event is for breaks of a playlist, and there is no playlist.
  case noPlaylist
  /// The content is over.
  case contentIsOver
  /// The event is for another ad than the one that plays.
  case otherAd
  /// The answer of the ad server is no longer needed.
  case lateAnswer
  /// The ad is not in a state in which this can happen to it.
  case outOfOrder
  /// The ad event is not one of the stream's ad server.
  case unknownAdEvent
  /// The ad has no page that a click opens.
  case noPage
  /// All ads are over.
  case over
  /// The manager was destroyed.
  case destroyed
}

/// The events that a manager ignored, in order: the last 100, with the number of times that each came in a row.
struct IgnoredEvents<Name: Hashable> {
  struct Entry: Hashable {
    let event: Name
    let reason: IgnoredReason
    /// How many times in a row.
    var count = 1
  }

  static var maximum: Int { 100 }

  private(set) var entries: [Entry] = []

  mutating func add(_ event: Name, _ reason: IgnoredReason) {
    if let last = entries.last, last.event == event, last.reason == reason {
      entries[entries.count - 1].count += 1
      return
    }
    if entries.count >= Self.maximum { entries.removeFirst() }
    entries.append(Entry(event: event, reason: reason))
  }
}
