extension String {
  /// How many columns of a terminal the text takes, as near as can be told without asking the terminal.
  package var columns: Int {
    // Most text is ASCII, in which only a line break may be two bytes and one character.
    let isPlain = utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    return isPlain ? utf8.count : reduce(0) { $0 + $1.columns }
  }

  /// The text with spaces behind it, up to a width.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// The text with spaces before it, up to a width.
  package func paddedBefore(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns)) + self
  }

  /// The text, or as much of it as fits with an `…`.
  package func cut(to width: Int) -> String {
    columns <= width ? self : prefix(columns: max(1, width - 1)) + "…"
  }

  /// As many characters as fit, and at least one.
  package func prefix(columns width: Int) -> String {
    var taken = 0
    let start = prefix { character in
      taken += character.columns
      return taken <= width
    }
    return start.isEmpty ? String(prefix(1)) : String(start)
  }
}

extension Character {
  /// Two for what East Asian fonts and emoji draw wide, none for a mark on its own.
  fileprivate var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isASCII { return 1 }
    let isEmoji = first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
    if isEmoji || Self.wideRanges.contains(where: { $0.contains(first.value) }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// The blocks whose characters are all wide or fullwidth in Unicode's EastAsianWidth.txt, or nearly all.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
    0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
