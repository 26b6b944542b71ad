import AdPlatform
import AdapterTool
import VAST

extension AdDocument {
  /// The report of `mediate inspect` for people.
  var text: StyledText {
    var text = StyledText()
    switch self {
    case .vast(let document):
      text.addPart(document.title, [counted(document.ads.count, "ad"), warningCount], at: 0)
      text.add(document, at: 0)
    case .vmap(let document):
      text.addPart(
        "VMAP" + (document.version.map { " \($0)" } ?? ""),
        [counted(document.adBreaks.count, "break"), warningCount],
        at: 0
      )
      text.add(document.extensions, at: 1)
      for (index, adBreak) in document.adBreaks.enumerated() {
        text.add()
        text.add(adBreak, number: "\(index + 1) of \(document.adBreaks.count)")
      }
    }
    text.add(warnings)
    return text
  }

  private var warningCount: String? { FindingCount(warnings).words }
}

extension VASTDocument {
  /// The format and its version.
  var title: String { "VAST" + (version.map { " \($0)" } ?? "") }
}

extension StyledText {
  /// The contents of a response.
  mutating func add(_ document: VASTDocument, at depth: Int) {
    addRows("error URL", document.errorURLs.map(\.text), at: depth + 1)
    for (index, ad) in document.ads.enumerated() {
      if depth == 0 { add() }
      add(ad, number: "\(index + 1) of \(document.ads.count)", at: depth)
    }
  }

  fileprivate mutating func add(_ warnings: [Warning]) {
    guard !warnings.isEmpty else { return }
    addHeading("Warnings")
    for warning in warnings {
      addFinding(
        line: warning.line,
        isError: warning.severity == .error,
        kind: warning.kind.name,
        "\(warning.path.printable(limit: TextLayout.textLimit)): \(warning.kind)"
      )
    }
  }

  fileprivate mutating func add(_ adBreak: AdBreak, number: String) {
    addPart(
      "Break \(number)" + (adBreak.breakID.map { ", \($0)" } ?? ""),
      [
        adBreak.timeOffset.words,
        adBreak.repeatAfter.map { "again every \($0.clock)" },
        adBreak.breakTypes.isEmpty ? nil : adBreak.breakTypes.map(\.rawValue).joined(separator: " or "),
      ],
      at: 0
    )
    add(adBreak.adSource)
    addTracking(adBreak.trackingEvents.map { ($0.event.rawValue, $0.url) }, at: 1)
    add(adBreak.extensions, at: 1)
  }

  private mutating func add(_ source: AdSource?) {
    guard let source else { return addRow("source", "none", at: 1, .unusual) }
    addRow("source", source.id, at: 1)
    addRow("multiple ads", source.allowMultipleAds.map { $0 ? "allowed" : "not allowed" }, at: 1)
    addRow("redirects", source.followRedirects.map { $0 ? "followed" : "not followed" }, at: 1)
    switch source.content {
    case .adTagURI(let url, let type):
      addRow("ad tag", url.text, at: 1)
      addRow("template type", type, at: 1)
    case .customAdData(let data, let type):
      addRow("custom data", data, at: 1)
      addRow("template type", type, at: 1)
    case .unreadable: addRow("response", "unusable", at: 1, .unusual)
    case .vastAdData(let document):
      addRow("response", "\(document.title), \(counted(document.ads.count, "ad"))", at: 1)
      add(document, at: 1)
    }
  }
}

extension BreakOffset {
  fileprivate var words: String {
    switch self {
    case .start: "at the start"
    case .end: "at the end"
    case .time(let time): "at \(time.clock)"
    case .percent(let percent): "at \(TimeOffset.percent(percent).words)"
    case .position(let number): "at place #\(number)"
    }
  }
}
