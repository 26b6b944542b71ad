import AdPlatform
import AdapterTool
import HLS
import VAST

/// What was tolerated or left out in a document.
protocol Finding {
  var line: Int { get }
  /// The element's path; nil in a playlist.
  var place: String? { get }
  /// `error` or `warning`.
  var severityName: String { get }
  var name: String { get }
  var message: String { get }
}

extension Warning: Finding {
  var place: String? { path }
  var severityName: String { severity.rawValue }
  var name: String { kind.name }
  var message: String { kind.description }
}

extension PlaylistWarning: Finding {
  var place: String? { nil }
  var severityName: String { severity.rawValue }
  var name: String { kind.name }
  var message: String { kind.description }
}

extension [any Finding] {
  /// `1 error, 2 warnings`; nil if there are neither.
  var words: String? {
    let errors = count { $0.severityName == "error" }
    let warnings = count - errors
    return phrase(
      when(errors > 0, counted(errors, "error")),
      when(warnings > 0, counted(warnings, "warning")),
      by: ", "
    )
    .nonEmpty
  }
}

extension StyledText {
  /// What was tolerated or left out: where, how much it matters, and what.
  mutating func add(_ findings: [any Finding]) {
    if !findings.isEmpty { addHeading("Warnings") }
    for finding in findings {
      let style = finding.severityName == "error" ? Style.bad : .unusual
      addHanging(
        [
          ("  line \(finding.line)  ", .plain), (finding.severityName + "  ", style),
          ("\(finding.name)  ", .plain),
        ],
        (finding.place.map { "\($0.printable(limit: TextLayout.textLimit)): " } ?? "") + finding.message
      )
    }
  }
}
