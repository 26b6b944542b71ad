/// Captions for a media file.
///
/// Source: VAST 4.2, `ClosedCaptionFile`.
public struct ClosedCaptionFile: Sendable, Hashable, Encodable {
  /// The MIME type.
  public var type: String?
  /// The language, as `en` or `zh-TW`.
  public var language: String?
  /// Where the captions are.
  public var url: URLTemplate

  init?(_ element: Element) {
    guard let url = element.url else { return nil }
    self.url = url
    type = element.string("type")
    language = element.string("language")
  }
}
