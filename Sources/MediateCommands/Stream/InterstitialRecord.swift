import AdPlatform
import Foundation
import HLS
import HeadlessAVFoundation

/// An interstitial of a stream, and what became of it.
struct InterstitialRecord: Equatable, Sendable, Encodable {
  enum State: String, Equatable, Sendable, Encodable {
    /// The viewer left before it was due.
    case ahead = "not due"
    /// It began, and had not ended when the viewer left.
    case playing
    case played
    /// It had nothing to play.
    case empty
    /// Nothing of it could be played.
    case notPlayed = "not played"
    /// It never was due.
    case leftOut = "left out"
    /// The content got further without it.
    case passedOver = "passed over"
  }

  var id: String
  /// Since the stream began: when the player first had it.
  var known: Duration
  /// Its date; nil for one at a time.
  var date: Date?
  /// Where it is due in the content; nil while that is not known.
  var start: Duration?
  /// How long it is expected to last.
  var plannedDuration: Duration?
  /// Where the content goes on after it, as the player is told.
  var resumption: String
  /// Whether it takes its duration of the integrated timeline, or a point.
  var takesRange: Bool
  /// What it plays, as far as that is known before it begins.
  var assets: [String]
  var state = State.ahead
  /// Why it was not played, or left out.
  var reason: String?
  /// What that means, and what to do.
  var explanation: String?
  /// Since the stream began: when it was known that it is not shown.
  var dropped: Duration?
  /// Where the content went on after it was last shown, or without it.
  var contentResume: Duration?
  var ads: [AdRecord] = []

  /// The tracking calls of its ads.
  var callCount: Int { ads.reduce(0) { $0 + $1.calls.total } }
}

/// A stretch of what the viewer saw: content, or an interstitial.
struct ShownSpan: Equatable, Sendable, Encodable {
  /// A moment, on the clock and on the three timelines.
  struct Moment: Equatable, Sendable, Encodable {
    /// Since the stream began.
    var time: Duration
    var position: StreamTimeline.Position
  }

  /// Nil for content.
  var interstitial: String?
  var from: Moment
  var to: Moment
}

extension AVPlayerInterstitialEvent {
  /// Where the content goes on, in words.
  var resumptionText: String {
    let offset = resumptionOffset
    if offset.isIndefinite { return "after the content that the break replaced" }
    guard offset.isNumeric else { return "later by the length of the break" }
    let duration = Duration(timeInterval: offset.seconds)
    if duration == .zero { return "where it was interrupted" }
    return "\(duration.signedClock) from where it was due"
  }
}
