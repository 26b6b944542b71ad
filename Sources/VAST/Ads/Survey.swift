/// A survey to run with an ad.
///
/// Source: VAST 4.2, `Survey`.
public struct Survey: Sendable, Hashable, Encodable {
  /// The MIME type of what is at the URL.
  public var type: String?
  /// Where the survey is.
  public var url: URLTemplate

  init?(_ element: Element) {
    guard let url = element.url else { return nil }
    type = element.string("type")
    self.url = url
  }
}
