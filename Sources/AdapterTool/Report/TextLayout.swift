import AdPlatform

/// The measures of text reports.
package enum TextLayout {
  /// The most columns for labels of sources; longer ones are cut.
  package static let labelWidth = 26
  /// The most scalars of one text of a network.
  package static let textLimit = 400

  /// The label of a source, in its column. Of a class name, which is the label of sources without one, the end
  /// says more than the module.
  package static func label(_ label: String) -> String {
    let text = label.printable()
    guard text.columns > labelWidth, let dot = text.lastIndex(of: "."), !text.contains(" ") else {
      return text.cut(to: labelWidth)
    }
    return String(text[text.index(after: dot)...]).cut(to: labelWidth)
  }
}

/// A number of things.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// The words of a text in lines of a width. A word that is wider stays whole, for it may be an address to be copied.
package func wrap(_ text: String, width: Int) -> [String] {
  let width = max(width, 10)
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    let word = String(word)
    if !line.isEmpty, line.columns + 1 + word.columns > width {
      lines.append(line)
      line = ""
    }
    line += line.isEmpty ? word : " " + word
  }
  if !line.isEmpty || lines.isEmpty { lines.append(line) }
  return lines
}
