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

extension Date {
  /// `2026-01-02T03:04:05.678Z`, to the nearest millisecond.
  var programDateText: String {
    let milliseconds = (timeIntervalSinceReferenceDate * 1000).rounded()
    // The style cuts off decimals; a tenth of a millisecond more keeps the last one of what is just below it.
    return Date(timeIntervalSinceReferenceDate: milliseconds / 1000 + 0.0001)
      .formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }
}
