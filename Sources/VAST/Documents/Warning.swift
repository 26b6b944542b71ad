/// Something in a document that is not as its specification says, and was tolerated or left out.
public struct Warning: Sendable, Hashable, Encodable {
  /// What was tolerated.
  public var kind: Kind

  /// Where: the element's path from the root, such as `VAST/Ad[2]/InLine/AdTitle`; the first of several elements
  /// of one name has no number.
  public var path: String

  /// The line on which the element's start tag ends, from 1.
  public var line: Int

  /// A warning about the element at a path.
  public init(kind: Kind, path: String, line: Int) {
    self.kind = kind
    self.path = path
    self.line = line
  }

  /// What was tolerated.
  public enum Kind: Sendable, Hashable, Encodable {
    /// Blank characters stood before the XML declaration, where XML allows none.
    case leadingBlanks
    /// The document names an encoding that it is not in; it was read as UTF-8.
    case wrongEncodingName(String)
    /// The root element has no prefix where one is usual, or another one.
    case oddPrefix(String)
    /// A prefix of an element or attribute is not declared. Only its first occurrence is listed.
    case undeclaredPrefix(String)
    /// `version` is missing, or the specifications do not have it.
    case oddVersion(String?)
    /// The name of an element or attribute is written in another case than the specification's.
    case nameCase(found: String, expected: String)
    /// A known value is written in another case than the specification's.
    case valueCase(found: String, expected: String)
    /// An old or misplaced element was read as another one.
    case readAs(found: String, expected: String)
    /// A time has another number of digits than the specification's.
    case oddTime(String)
    /// Blanks inside a URL were removed or encoded, or a missing scheme was added.
    case mendedURL(String)
    /// Left out: not an absolute `http` or `https` URL.
    case droppedURL(String)
    /// Left out: the value of an attribute or element has no certain meaning.
    case droppedValue(name: String, text: String)
    /// Left out: an element that misses what it cannot do without.
    case droppedElement(name: String, missing: String)
    /// A part that the specification requires is missing.
    case missing(String)
    /// Left out: an element that may occur once occurs again.
    case repeated(String)
    /// Left out: an element that the specifications do not know in this place.
    case unknownElement(String)
    /// A value that the specifications do not know was kept.
    case unknownValue(name: String, text: String)
    /// The document inside an ad source cannot be used.
    case unreadableDocument(VASTError)
    /// There were this many more warnings than a document keeps.
    case more(Int)
  }
}

extension Warning: CustomStringConvertible {
  /// One line: place, and what was tolerated.
  public var description: String { "\(path.inReports()) (line \(line)): \(kind)" }
}

extension Warning.Kind: CustomStringConvertible {
  /// What was tolerated, in one line. Texts of the document are made printable.
  public var description: String {
    switch self {
    case .leadingBlanks: "blanks before the XML declaration"
    case .wrongEncodingName(let name): "read as UTF-8, though it names “\(name.inReports())” as its encoding"
    case .oddPrefix(let name): "the name “\(name.inReports())” has an unusual prefix, or none"
    case .undeclaredPrefix(let prefix):
      "the prefix “\(prefix.inReports())” is not declared; add xmlns:\(prefix.inReports())=\"…\" to this element or to"
        + " one around it"
    case .oddVersion(nil): "the version is missing"
    case .oddVersion(let version?): "“\(version.inReports())” is not a version of the specification"
    case .nameCase(let found, let expected): "“\(found.inReports())” is written “\(expected)”"
    case .valueCase(let found, let expected): "the value “\(found.inReports())” is written “\(expected)”"
    case .readAs(let found, let expected): "“\(found.inReports())” was read as “\(expected)”"
    case .oddTime(let text): "the time “\(text.inReports())” is not written as HH:MM:SS or HH:MM:SS.mmm"
    case .mendedURL(let text):
      "the URL “\(text.inReports())” had blanks inside or no scheme, and was corrected"
    case .droppedURL(let text): "“\(text.inReports())” is not an http or https URL and was ignored"
    case .droppedValue(let name, let text):
      "“\(text.inReports())” is not a valid \(name.inReports()) and was ignored"
    case .droppedElement(let name, let missing):
      "\(name.inReports()) has no usable \(missing) and was ignored"
    case .missing(let name): "\(name) is missing"
    case .repeated(let name): "a second \(name.inReports()) was ignored"
    case .unknownElement(let name): "the unknown element “\(name.inReports())” was ignored"
    case .unknownValue(let name, let text): "“\(text.inReports())” is not a known \(name)"
    case .unreadableDocument(let error): "the document inside was ignored: \(error)"
    case .more(let count): "\(count) more warnings are not listed"
    }
  }
}
