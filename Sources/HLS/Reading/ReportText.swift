extension String {
  /// The text as one short harmless line: what could break a line, steer a terminal, reverse the reading order or command
  /// a CI runner (`##[`) is written as `\u{…}`.
  func inReports() -> String {
    var text = ""
    var marks = 0
    for (count, scalar) in unicodeScalars.enumerated() {
      guard count < 120 else { return text + "…" }
      let isCommand = scalar == "[" && marks >= 2
      marks = scalar == "#" ? marks + 1 : 0
      switch scalar.properties.generalCategory {
      case _ where isCommand: text += "\\u{5B}"
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
