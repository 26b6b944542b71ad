import AdPlatform

/// A break of a film, planned or played, and what became of it.
struct BreakRecord: Equatable, Sendable, Encodable {
  enum Outcome: String, Equatable, Sendable, Encodable {
    /// All of its ads played to their ends, or were skipped by the viewer.
    case played
    /// At least one ad played, and at least one failed or was cut off.
    case incomplete
    /// It had no ad that could be played.
    case failed
    /// A seek, or a later start, passed over it.
    case passedOver = "passed over"
    /// The content got there, and nothing was shown.
    case notShown = "not shown"
    /// The content never got there.
    case notReached = "not reached"
  }

  /// What its playlist calls it; nil without a playlist or a name.
  var name: String?
  /// Where it is planned, in seconds of content: 0 for the pre-roll, -1 for the post-roll; nil without a playlist.
  var cuePoint: Double?
  /// Since the run began; nil if it was not shown.
  var start: Duration?
  /// Since the run began; nil if it was not shown.
  var end: Duration?
  /// Where the content was when the break began.
  var contentStop: Duration?
  /// Where the content was when it was known that the break has no ad.
  var failedAt: Duration?
  /// Where the content went on; nil if it did not.
  var contentResume: Duration?
  var ads: [AdRecord] = []
  var outcome = Outcome.notReached
  /// Why it was not shown, or not in full.
  var reason: String?
  /// The tracking URLs that were called for the break itself.
  var calls = TrackingCounts()

  /// All tracking calls of the break and its ads.
  var callCount: Int { ads.reduce(calls.total) { $0 + $1.calls.total } }
  /// The ads that began.
  var shownAdCount: Int { ads.count { $0.start != nil } }

  /// Says what became of a break that is over.
  mutating func settle() {
    if ads.contains(where: { $0.outcome == .completed || $0.outcome == .skipped }) {
      outcome = ads.allSatisfy { $0.outcome == .completed || $0.outcome == .skipped } ? .played : .incomplete
    } else {
      outcome = shownAdCount > 0 ? .incomplete : .failed
    }
  }
}

/// A stretch of the film that played without a gap.
struct ContentSpan: Equatable, Sendable, Encodable {
  /// Since the run began.
  var start: Duration
  /// Since the run began.
  var end: Duration
  /// Where the content was at the start.
  var from: Duration
  /// Where the content was at the end.
  var to: Duration
}

/// A jump of the viewer in the film.
struct SeekRecord: Equatable, Sendable, Encodable {
  /// Since the run began.
  var time: Duration
  /// In the content.
  var from: Duration
  /// In the content.
  var to: Duration

  func passes(_ position: Duration) -> Bool { from < position && position < to }
}
