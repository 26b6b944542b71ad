import AdPlatform
import AdapterTool

/// What `mediate stream` found out. A value: text and JSON are made from it.
struct StreamReport: Equatable, JSONReport {
  var stream: String
  var content: String?
  var join: Duration
  var duration: Duration
  var entries: [StreamTimeline.Entry]
  /// Why there are no ads; nil when there were some to play.
  var failure: String?

  init(options: StreamOptions, entries: [StreamTimeline.Entry], failure: String?) {
    stream = options.stream
    content = options.content
    join = options.join
    duration = options.duration
    self.entries = entries
    self.failure = failure
  }

  var scheduledBreakCount: Int { count(.pod, "scheduled") }
  var breakCount: Int { count(.pod, "starts") }
  /// The interstitials of which nothing could be played.
  var unplayedBreakCount: Int { count(.pod, Self.unplayed) }
  var startedAdCount: Int { count(.event, "STARTED") }
  var completedAdCount: Int { count(.event, "COMPLETE") }
  /// What went wrong and ended nothing.
  var logCount: Int { count(.event, "LOG") }
  var callCount: Int { entries.count { $0.kind == .call } }
  var errorCount: Int { entries.count { $0.kind == .error } }

  /// Whether the stream was registered and played, and each of its interstitials could be.
  var isPlayed: Bool { failure == nil && unplayedBreakCount == 0 }

  var status: ExitStatus { isPlayed ? .success : .answeredNo }

  /// The name of an entry of an interstitial that could not be played.
  static let unplayed = "is not played"

  /// The name of an entry of an interstitial that is never due.
  static let leftOut = "is left out"

  private func count(_ kind: StreamTimeline.Kind, _ name: String) -> Int {
    entries.count { $0.kind == kind && $0.name == name }
  }
}
