import AdPlatform

/// Text in an XML document. Whatever the text, the document stays well-formed.
enum XMLText {
  /// The text between tags.
  static func content(_ text: String) -> String { escaped(text, lineBreaks: false) }

  /// The text between the quotation marks of an attribute. Line breaks and tabs are kept, which a reader of XML
  /// otherwise takes for spaces.
  static func attribute(_ text: String) -> String { escaped(text, lineBreaks: true) }

  private static func escaped(_ text: String, lineBreaks: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      // Also where it need not be, so that no text ends a CDATA section that was never begun.
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&apos;".unicodeScalars)
      case "\r": result.append(contentsOf: "&#13;".unicodeScalars)
      case "\n" where lineBreaks: result.append(contentsOf: "&#10;".unicodeScalars)
      case "\t" where lineBreaks: result.append(contentsOf: "&#9;".unicodeScalars)
      default:
        if scalar.isAllowedInXML {
          result.append(scalar)
        } else {
          result.append(contentsOf: scalar.named.unicodeScalars)
        }
      }
    }
    // A CI runner that sees the document would obey what follows.
    return String(result).withoutRunnerCommands("&#91;")
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 has the character at all; what it has not cannot be written as `&#…;` either. The controls
  /// from U+007F on are allowed and discouraged, and terminals obey them.
  fileprivate var isAllowedInXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD: true
    case 0x0...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  /// The character's number, for people to read.
  var named: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
