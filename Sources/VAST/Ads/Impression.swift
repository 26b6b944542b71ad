/// What to call when an ad begins to show.
///
/// Source: VAST 4.2, `Impression`.
public struct Impression: Sendable, Hashable, Encodable {
  /// The ad server's name for it.
  public var id: String?
  /// What to call.
  public var url: URLTemplate

  init?(_ element: Element) {
    guard let url = element.url else { return nil }
    id = element.string("id")
    self.url = url
  }
}
