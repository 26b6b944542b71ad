import AdMediation

/// What `run` found out. A value: text and JSON are made from it.
struct RunReport: JSONReport {
  var adUnit: String
  var format: AdFormat
  /// Whether the times are virtual.
  var isVirtual: Bool
  /// What became of each source that was tried, in order.
  var attempts: [AttemptReport]
  /// The sources that no attempt got to, by their labels, in the order of the configuration.
  var notAsked: [String] = []
  /// The ad; nil for no fill.
  var ad: AdReport?
  /// All that happened, in order.
  var events: [AdLogEntry]
  /// How many more events there were than the log keeps.
  var omittedEvents: Int
  /// What networks reported about ads that no publisher got.
  var unclaimed: [AdLogEntry]

  var status: ExitStatus { ad == nil ? .answeredNo : .success }
}

/// What became of one source of the waterfall.
struct AttemptReport: Encodable {
  var className: String
  var label: String
  var parameter: String
  var outcome: AdSourceOutcome
  var latencyMilliseconds: Int
  var error: AdapterFailure?
  /// How it came to be asked, its CPM in dollars, and why it stands in its place.
  var kind: MediationConfiguration.SourceKind
  var cpm: Double?
  var rankingReason: String

  init(_ info: AdNetworkResponseInfo) {
    className = info.adNetworkClassName
    label = info.adSourceName
    parameter = info.parameter
    outcome = info.outcome
    latencyMilliseconds = Int((info.latency * 1000).rounded())
    error = info.error.map { AdapterFailure($0) }
    kind = info.kind
    cpm = info.cpm
    rankingReason = info.rankingReason
  }
}
