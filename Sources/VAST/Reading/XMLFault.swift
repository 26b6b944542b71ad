/// The XML parser's error numbers in words.
enum XMLFault {
  static func error(code: Int, line: Int, isInside: Bool) -> VASTError {
    switch code {
    case 37, 40, 44, 45, 47, 63, 77: .truncated(line: line)
    case 5 where isInside, 73 where isInside: .truncated(line: line)
    case 4: isInside ? .truncated(line: line) : .notXML
    default: .malformed(line: line, reason: reason(for: code))
    }
  }

  private static func reason(for code: Int) -> String {
    switch code {
    case 5: "something follows the end of the root element"
    case 6, 7, 8, 9: "a character that XML does not allow"
    case 23, 26, 68: "an & that starts no known entity"
    case 38: "a < inside an attribute"
    case 39, 41, 65: "an attribute without a value in quotation marks"
    case 42: "the same attribute twice in an element"
    case 62: "]]> outside of a CDATA section"
    case 76: "an end tag that does not match its start tag"
    default: "XML error \(code)"
    }
  }
}
