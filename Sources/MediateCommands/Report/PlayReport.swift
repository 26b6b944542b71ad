import AdPlatform
import AdapterTool

/// What `mediate play` found out, as `--json` prints it.
struct PlayReport: Equatable, JSONReport, Encodable {
  var adTag: String?
  var contentDuration: Duration
  var breakCount: Int
  var adCount: Int
  var callCount: Int
  /// The breaks without an ad that could be played.
  var failedBreakCount: Int
  /// The ads that could not be played, or not to their ends.
  var failedAdCount: Int
  /// Why no ad was played; nil when one was.
  var failure: String?
  /// Planned and played, in the order of the content.
  var breaks: [BreakRecord]
  /// What played of the film, in order.
  var content: [ContentSpan]
  var seeks: [SeekRecord]
  var requests: [RequestRecord]
  var timeline: [PlayTimeline.Entry]

  @MainActor
  init(options: PlayOptions, timeline: PlayTimeline, failure: String?) {
    let record = timeline.record
    (breaks, content, seeks) = (record.allBreaks(of: options), record.content, record.seeks)
    requests = timeline.requests.settled
    let timeline = timeline.entries
    adTag = options.adTag
    contentDuration = options.contentDuration
    breakCount = timeline.count { $0.kind == .ads && $0.name == "break starts" }
    adCount = timeline.count { $0.kind == .event && $0.name == "STARTED" }
    callCount = timeline.count { $0.kind == .call }
    failedBreakCount = breaks.count { $0.outcome == .failed }
    failedAdCount = breaks.reduce(0) { $0 + $1.ads.count { $0.outcome == .failed } }
    self.failure = failure
    self.timeline = timeline
  }

  var status: ExitStatus { failure == nil ? .success : .answeredNo }
  var complaint: String? { failure.map { "no ad to play: \($0.printable(limit: 1000))" } }

  var errorCount: Int { timeline.count { $0.kind == .error } }
}
