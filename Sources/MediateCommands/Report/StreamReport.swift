import AdPlatform
import AdapterTool

/// What `mediate stream` found out, as `--json` prints it.
struct StreamReport: Equatable, JSONReport, Encodable {
  var stream: String
  var content: String?
  var join: Duration
  var duration: Duration
  var scheduledBreakCount: Int
  var breakCount: Int
  /// The interstitials of which nothing could be played.
  var unplayedBreakCount: Int
  var adCount: Int
  var completedAdCount: Int
  var callCount: Int
  /// What went wrong and ended nothing.
  var logCount: Int
  var errorCount: Int
  /// Why there are no ads; nil when there were some to play.
  var failure: String?
  /// In the order in which the player came to know them.
  var interstitials: [InterstitialRecord]
  /// What the viewer saw, in order.
  var shown: [ShownSpan]
  var seeks: [SeekRecord]
  var requests: [RequestRecord]
  var timeline: [StreamTimeline.Entry]

  @MainActor
  init(options: StreamOptions, timeline: StreamTimeline, failure: String?) {
    let record = timeline.record
    interstitials = record.settled(at: timeline.now, naming: timeline.naming)
    (shown, seeks) = (record.shown, record.seeks)
    requests = timeline.requests.settled
    let timeline = timeline.entries
    func count(_ kind: StreamTimeline.Kind, _ name: String? = nil) -> Int {
      timeline.count { $0.kind == kind && (name == nil || $0.name == name) }
    }
    stream = options.stream
    content = options.content
    join = options.join
    duration = options.duration
    scheduledBreakCount = count(.pod, "scheduled")
    breakCount = count(.pod, "starts")
    unplayedBreakCount = count(.pod, Self.unplayed)
    adCount = count(.event, "STARTED")
    completedAdCount = count(.event, "COMPLETE")
    callCount = count(.call)
    logCount = count(.event, "LOG")
    errorCount = count(.error)
    self.failure = failure
    self.timeline = timeline
  }

  /// Whether the stream was registered and played, and each of its interstitials could be.
  var isPlayed: Bool { failure == nil && unplayedBreakCount == 0 }

  var status: ExitStatus { isPlayed ? .success : .answeredNo }

  /// The name of an entry of an interstitial that could not be played.
  static let unplayed = "is not played"

  /// The name of an entry of an interstitial that is never due.
  static let leftOut = "is left out"
}
