import AdPlatform
import AdapterTool
import Foundation
import HLS

extension Playlist {
  /// The report of `mediate inspect` for people.
  var styledText: StyledText {
    var text = StyledText()
    switch self {
    case .media(let playlist): text.add(playlist)
    case .multivariant(let playlist): text.add(playlist)
    }
    text.add(warnings)
    return text
  }
}

extension StyledText {
  fileprivate mutating func add(_ warnings: [PlaylistWarning]) {
    guard !warnings.isEmpty else { return }
    addHeading("Warnings")
    for warning in warnings {
      addFinding(
        line: warning.line,
        isError: warning.severity == .error,
        kind: warning.kind.name,
        "\(warning.kind)"
      )
    }
  }

  /// Variables with their values.
  mutating func addVariables(_ variables: [Variable]) {
    addRows("variable", variables.map { "\($0.name): \($0.value ?? "not known")" }, at: 1)
  }
}

/// How many warnings there are, or nil if there is none.
func warningCount(_ warnings: [PlaylistWarning]) -> String? { FindingCount(warnings).words }

extension StartPoint {
  var words: String {
    let place = timeOffset < .zero ? "\((.zero - timeOffset).clock) before the end" : "at \(timeOffset.clock)"
    return place + (isPrecise ? ", precisely" : "")
  }
}

extension Duration {
  /// As a clock shows it, with a sign below zero.
  var signedClock: String { self < .zero ? "-\((.zero - self).clock)" : clock }
}
