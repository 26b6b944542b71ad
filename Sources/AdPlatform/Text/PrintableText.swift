extension String {
  /// The text as one harmless line, for reports: what could break a line, steer a terminal, reverse the reading order or
  /// command a CI runner (`##[`) is written as `\u{…}`, and a text that is too long ends in `…`.
  ///
  /// Use it for every string that comes from a network or a user.
  ///
  /// - Parameter limit: the most Unicode scalars that are written before the `…`. An escape is never cut, and
  ///   the cost depends on the limit, not on the text.
  public func printable(limit: Int = 200) -> String {
    // Most texts are plain, and stay as they are.
    if utf8.count <= limit, utf8.allSatisfy({ 0x20...0x7E ~= $0 && $0 != 0x23 }) { return self }
    var text = ""
    var room = limit
    var marks = 0
    for scalar in unicodeScalars {
      let isHarmless = scalar.isHarmless && !(scalar == "[" && marks >= 2)
      marks = scalar == "#" ? marks + 1 : 0
      let piece = isHarmless ? String(scalar) : scalar.escaped
      room -= piece.unicodeScalars.count
      guard room >= 0 else { return text + "…" }
      text += piece
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether a reader sees the scalar and nothing else happens.
  fileprivate var isHarmless: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator:
      false
    case .format:
      // Bidi overrides, zero-width spaces and the like hide; the two joiners make letters and emoji.
      self == "\u{200C}" || self == "\u{200D}"
    default:
      true
    }
  }

  fileprivate var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
