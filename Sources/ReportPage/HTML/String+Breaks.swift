extension String {
  /// An opportunity for a line break, which screen readers do not take for a space.
  static let lineBreak = "<wbr aria-hidden=\"true\">"
  /// Words that are longer may be broken.
  private static let longWord = 12

  /// The markup with an opportunity for a line break in each long name, where a reader expects it: before a capital, and
  /// behind a dot and the like. Without them a narrow cell breaks the name of a class anywhere, as it does addresses.
  var withBreaks: String {
    var length = 0
    let hasLongWord = utf8.contains { byte in
      length = byte == UInt8(ascii: " ") ? 0 : length + 1
      return length > Self.longWord
    }
    guard hasLongWord else { return self }
    var result = ""
    var isFirst = true
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      if !isFirst { result += " " }
      isFirst = false
      if word.utf8.count > Self.longWord, !word.contains("://") {
        word.addBreaks(to: &result)
      } else {
        result += word
      }
    }
    return result
  }
}

extension Substring {
  fileprivate func addBreaks(to result: inout String) {
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      if let last, last.mayEndLine(before: scalar) { result += String.lineBreak }
      result.unicodeScalars.append(scalar)
      last = scalar
    }
  }
}

extension Unicode.Scalar {
  fileprivate func mayEndLine(before next: Unicode.Scalar) -> Bool {
    switch self {
    case ".", "_", "(", ":", "/": next != self
    case "a"..."z": "A"..."Z" ~= next
    default: false
    }
  }
}
