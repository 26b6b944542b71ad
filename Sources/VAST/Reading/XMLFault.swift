/// The XML parser's error numbers in words.
enum XMLFault {
  /// - Parameter open: the element that the error is inside of, and the line of its start tag; nil outside the root.
  static func error(code: Int, line: Int, open: (name: String, line: Int)?) -> VASTError {
    switch code {
    case 37, 40, 44, 45, 47, 63, 77: return .truncated(line: line)
    case 5 where open != nil, 73 where open != nil: return .truncated(line: line)
    case 4: return open == nil ? .notXML : .truncated(line: line)
    case 76:
      guard let open else { return .malformed(line: line, reason: "an end tag has no start tag") }
      let start = "<\(open.name.inReports())>, which begins in line \(open.line)"
      return .malformed(line: line, reason: "the end tag does not match \(start)")
    default: return .malformed(line: line, reason: reason(for: code))
    }
  }

  private static func reason(for code: Int) -> String {
    switch code {
    case 5: "something follows the end of the root element"
    case 6, 7, 8, 9: "a character is not allowed in XML"
    case 23, 26, 68:
      "an & does not start a known entity; write &amp;, or put a URL into a CDATA section"
    case 38: "a < is inside an attribute; write &lt;"
    case 39, 41, 65: "an attribute has no value in quotation marks"
    case 42: "an attribute occurs twice in an element"
    case 62: "]]> is outside a CDATA section; write ]]&gt;"
    default: "XML error \(code)"
    }
  }
}
