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

  /// The text without blanks around it. Blanks are the four characters that XML counts as white space.
  func trimmed() -> String {
    guard let first = utf8.first, let last = utf8.last else { return self }
    guard first.isBlank || last.isBlank else { return self }
    guard let start = utf8.firstIndex(where: { !$0.isBlank }),
      let end = utf8.lastIndex(where: { !$0.isBlank })
    else { return "" }
    return String(self[start...end])
  }

  /// Whether both are the same but for the case of their letters A to Z.
  func equalsIgnoringCase(_ other: String) -> Bool {
    utf8.count == other.utf8.count && zip(utf8, other.utf8).allSatisfy { $0.lowercase == $1.lowercase }
  }
}

extension UInt8 {
  /// Whether XML counts the character as white space.
  var isBlank: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  /// A to Z as a to z.
  var lowercase: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}
