extension String {
  /// The text on one line, cut off after so many characters, with nothing in it that a terminal would obey or
  /// that would turn the line around.
  func escaped(limit: Int) -> String {
    var text = ""
    for scalar in unicodeScalars.prefix(limit) {
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return unicodeScalars.count > limit ? text + "…" : text
  }

  /// The text in quotation marks, for messages.
  var quoted: String { "“\(escaped(limit: 80))”" }
}
