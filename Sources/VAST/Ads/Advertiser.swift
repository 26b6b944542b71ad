/// Who advertises.
///
/// Source: VAST 4.2, `Advertiser`.
public struct Advertiser: Sendable, Hashable, Encodable {
  /// The name.
  public var name: String
  /// The ad server's name for the advertiser (VAST 4.1).
  public var id: String?

  init?(_ element: Element) {
    guard let name = element.requiredText else { return nil }
    self.name = name
    id = element.string("id")
  }
}
