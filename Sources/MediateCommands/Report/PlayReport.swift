import AdPlatform
import AdapterTool

/// What `mediate play` found out. A value: text and JSON are made from it.
struct PlayReport: Equatable, JSONReport {
  var adTag: String?
  var contentDuration: Duration
  var entries: [PlayTimeline.Entry]
  /// Why no ad was played; nil when one was.
  var failure: String?

  init(options: PlayOptions, entries: [PlayTimeline.Entry], failure: String?) {
    adTag = options.adTag
    contentDuration = options.contentDuration
    self.entries = entries
    self.failure = failure
  }

  var status: ExitStatus { failure == nil ? .success : .answeredNo }
  var complaint: String? { failure.map { "no ad to play: \($0.printable(limit: 1000))" } }

  var breakCount: Int { entries.count { $0.kind == .ads && $0.name == "break starts" } }
  var startedAdCount: Int { entries.count { $0.kind == .event && $0.name == "STARTED" } }
  var callCount: Int { entries.count { $0.kind == .call } }
  var errorCount: Int { entries.count { $0.kind == .error } }
}
