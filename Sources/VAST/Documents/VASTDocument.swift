public import Foundation

/// A VAST response: ads to show, or wrappers around other responses.
///
/// ```swift
/// let document = try VASTDocument(data: response)
/// for warning in document.warnings { print(warning) }
/// ```
///
/// A document can be encoded, with everything in it. Keys are the names of the properties, a property without a value is
/// left out, and a URL is its text.
///
/// Source: VAST 2.0, 3.0, 4.0, 4.1 and 4.2.
public struct VASTDocument: Sendable, Hashable, Encodable {
  /// The version as the document has it; `nil` if it names none.
  public var version: String?
  /// The ads, in the order of the document.
  public var ads: [VASTAd] = []
  /// What to call when there is no ad (VAST 3.0).
  public var errorURLs: [URLTemplate] = []
  /// What was tolerated or left out.
  public var warnings: [Warning] = []

  /// Reads a response. Nothing is loaded, whatever the document names.
  ///
  /// - Throws: an error that names what is wrong and where. Its ``VASTError/code`` is for error URLs.
  public init(data: Data, limits: DocumentLimits = .standard) throws(VASTError) {
    let root = try ElementTreeBuilder.root(of: data, limits: limits)
    try self.init(root)
    warnings = root.tree.allWarnings
  }
}

extension VASTDocument {
  /// Reads a `VAST` element. Its warnings stay in the tree.
  init(_ element: Element) throws(VASTError) {
    switch element.name {
    case "VAST": break
    case "VideoAdServingTemplate": throw .unsupportedVersion("VAST 1 (VideoAdServingTemplate)")
    default: throw .unexpectedRoot(found: element.qualifiedName, expected: "VAST")
    }
    element.noteNameCase()
    if element.qualifiedName.contains(":") { element.warn(.oddPrefix(element.qualifiedName)) }
    version = try element.version(of: "VAST", in: 2...4)
    for child in element.children {
      switch child.name {
      case "Ad": if let ad = VASTAd(child) { ads.append(ad) }
      case "Error": if let url = child.url { errorURLs.append(url) }
      default: child.leaveOut()
      }
    }
  }
}

extension Element {
  /// The version that a root element names. One that is known and not in the range is refused, an odd one noted.
  func version(of format: String, in majors: ClosedRange<Int>) throws(VASTError) -> String? {
    let text = string("version")
    let major = text?.utf8.split(separator: 0x2E, omittingEmptySubsequences: false).first
    guard let text, let major, let number = TimeText.digits(major, atMost: 4) else {
      warn(.oddVersion(text))
      return text
    }
    guard majors.contains(number) else { throw .unsupportedVersion("\(format) \(text)") }
    return text
  }
}
