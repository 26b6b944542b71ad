public import AdPlatform
public import Foundation

/// Why a document cannot be used. Each says what to do next.
public enum VASTError: Error, Sendable, Hashable {
  /// Nothing but blanks.
  case empty
  /// The text does not begin with a tag.
  case notXML
  /// The bytes are not text in the encoding that the document has or names.
  case wrongEncoding(String)
  /// The document names an encoding that is not supported.
  case unsupportedEncoding(String)
  /// A document type declaration, which could declare entities that grow without end or name other files.
  case documentTypeDeclaration(line: Int)
  /// The rules of XML are broken.
  case malformed(line: Int, reason: String)
  /// The document ends before its root element does.
  case truncated(line: Int)
  /// More bytes than allowed.
  case tooLarge(limit: Int)
  /// Elements nested deeper than allowed.
  case tooDeep(limit: Int, line: Int)
  /// More elements than allowed.
  case tooManyElements(limit: Int, line: Int)
  /// More attributes in one element than allowed.
  case tooManyAttributes(limit: Int, line: Int)
  /// A longer text in one element or attribute than allowed.
  case textTooLong(limit: Int, line: Int)
  /// The root element is another one.
  case unexpectedRoot(found: String, expected: String)
  /// A version of VAST or VMAP that is not read here: VAST 1 (`VideoAdServingTemplate`), or one to come.
  case unsupportedVersion(String)
}

extension VASTError {
  /// The value for `[ERRORCODE]` in error URLs: 100 if the document cannot be parsed, 101 if it is not a VAST or VMAP
  /// document, 102 if its version is not supported.
  ///
  /// Source: VAST 4.2, VAST error codes.
  public var code: Int {
    switch self {
    case .unexpectedRoot: 101
    case .unsupportedVersion: 102
    default: 100
    }
  }
}

extension VASTError: ExplainedError, LocalizedError, CustomNSError, CustomStringConvertible {
  /// One line: what is wrong, where, and what to do next.
  public var description: String { "\(problem) \(remedy)" }

  package var problem: String {
    switch self {
    case .empty: "The document is empty."
    case .notXML: "The ad response is not XML."
    case .wrongEncoding(let name): "The ad response is not valid \(name.inReports()) text."
    case .unsupportedEncoding(let name): "The ad response is in the encoding “\(name.inReports())”."
    case .documentTypeDeclaration(let line):
      "The ad response has a document type declaration (line \(line)), which is never read."
    case .malformed(let line, let reason): "The ad response is broken XML: \(reason) (line \(line))."
    case .truncated(let line): "The ad response is cut off inside an element (line \(line))."
    case .tooLarge(let limit): "The ad response exceeds the limit of \(limit.grouped) bytes."
    case .tooDeep(let limit, let line):
      "The ad response nests elements deeper than the allowed \(limit) (line \(line))."
    case .tooManyElements(let limit, let line):
      "The ad response has more than the allowed \(limit) elements (line \(line))."
    case .tooManyAttributes(let limit, let line):
      "An element has more than the allowed \(limit) attributes (line \(line))."
    case .textTooLong(let limit, let line):
      "The text of an element or attribute exceeds the limit of \(limit.grouped) bytes (line \(line))."
    case .unexpectedRoot(let found, let expected):
      "The root element is “\(found.inReports())” and not \(expected)."
    case .unsupportedVersion(let version):
      "The ad response is \(version.inReports()), which is not supported."
    }
  }

  package var remedy: String {
    switch self {
    case .empty: "Check whether the ad server has an ad for this request."
    case .notXML, .unexpectedRoot: "Check that the ad tag leads to a VAST or VMAP document."
    case .wrongEncoding, .unsupportedEncoding: "Serve it in UTF-8."
    case .documentTypeDeclaration:
      "Check that the ad tag leads to a VAST or VMAP document and not to a web page, and serve it without <!DOCTYPE>."
    case .malformed: "Fix it there."
    case .truncated: "If it is a file, check that it is complete; otherwise request it again."
    case .tooLarge, .tooDeep, .tooManyElements, .tooManyAttributes, .textTooLong:
      "Use a smaller response, or raise the limit in DocumentLimits."
    case .unsupportedVersion: "Use VAST 2.0 to 4.2 or VMAP 1.0."
    }
  }
}

extension VASTError: Encodable {
  /// Encodes the same line as ``description``.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

extension VASTError {
  /// `VAST.VASTError`.
  public static var errorDomain: String { "VAST.VASTError" }

  /// The same as ``code``.
  public var errorCode: Int { code }
}
