import AdPlatform

/// What `mediate stream` found out. A value: text and JSON are made from it.
struct StreamReport: Equatable, Sendable {
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
  var startedAdCount: Int { count(.event, "STARTED") }
  var completedAdCount: Int { count(.event, "COMPLETE") }
  /// What went wrong and ended nothing.
  var logCount: Int { count(.event, "LOG") }
  var callCount: Int { entries.count { $0.kind == .call } }
  var errorCount: Int { entries.count { $0.kind == .error } }

  private func count(_ kind: StreamTimeline.Kind, _ name: String) -> Int {
    entries.count { $0.kind == kind && $0.name == name }
  }
}
