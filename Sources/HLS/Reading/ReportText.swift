extension String {
  /// The text as one short harmless line: what could break a line, steer a terminal or reverse the reading order is
  /// written as `\u{…}`.
  func inReports() -> String {
    var text = ""
    for (count, scalar) in unicodeScalars.enumerated() {
      guard count < 120 else { return text + "…" }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Int {
  /// The number in groups of three digits: `10,000`.
  func inReports() -> String {
    String(self).replacing(/\B(?=(?:\d{3})+$)/, with: ",")
  }
}
