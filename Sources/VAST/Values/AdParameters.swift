/// Data for the code of an interactive creative.
///
/// Source: VAST 4.2, `AdParameters`.
public struct AdParameters: Sendable, Hashable, Encodable {
  /// The text, without blanks around it.
  public var text: String
  /// Whether the text is XML-encoded once more.
  public var isXMLEncoded: Bool

  init?(_ element: Element) {
    guard let text = element.trimmedText else { return nil }
    self.text = text
    isXMLEncoded = element.flag("xmlEncoded") ?? false
  }
}
