extension String {
  /// The text with something else in the place of each `[` behind `##`: CI runners obey what follows, anywhere in a line.
  ///
  /// It goes by Unicode scalars, as runners do: within a character, a mark may be joined with what is before it.
  package func withoutRunnerCommands(_ bracket: String) -> String {
    guard utf8.contains(UInt8(ascii: "#")) else { return self }
    var text = String.UnicodeScalarView()
    var marks = 0
    for scalar in unicodeScalars {
      if scalar == "[", marks >= 2 {
        text.append(contentsOf: bracket.unicodeScalars)
      } else {
        text.append(scalar)
      }
      marks = scalar == "#" ? marks + 1 : 0
    }
    return String(text)
  }

  /// Whether CI runners obey it at the start of a line: `::`, also behind blanks.
  package var isRunnerCommand: Bool {
    unicodeScalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
  }
}
