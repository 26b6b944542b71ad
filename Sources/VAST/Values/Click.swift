/// A URL of a click: the page to open, or one to call.
///
/// Source: VAST 4.2, `VideoClicks`.
public struct Click: Sendable, Hashable, Encodable {
  /// The ad server's name for it.
  public var id: String?
  /// The page or the URL to call.
  public var url: URLTemplate
}

extension Click {
  init?(_ element: Element) {
    guard let url = element.url else { return nil }
    self.init(id: element.string("id"), url: url)
  }
}
