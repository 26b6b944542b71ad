import AdMediation

extension RequestObservation {
  /// One line for people; nil for what a step says already, or nobody wants to read.
  var text: String? {
    switch self {
    case .loads, .loaded, .cancels, .listens, .letsGo, .shows, .emptied, .taps, .answers, .reports, .settled:
      nil
    case .asked(let source): "source \(source + 1) is asked"
    case .toldRendering: "the network hears didRender"
    case .toldImpression: "the network hears didRecordImpression"
    case .toldClick: "the network hears didRecordClickOnAsset"
    case .toldUntracking: "the network hears didUntrackView"
    case .ends(.ad(let source, _)): "the app gets an ad of source \(source + 1)"
    case .ends(.noFill): "the request has no fill"
    case .ends(.cancelled): "the request is cancelled"
    case .ends(.busy): "the loader is busy"
    case .hears(let report): "the app hears \(report.name)"
    case .logsAnswer(let anomaly): anomaly.map { "log: an answer, \($0.explanation)" }
    case .logs(let report, let anomaly): anomaly.map { "log: \(report.name), \($0.explanation)" }
    case .logsRendering, .logsUntracking: nil
    }
  }
}
