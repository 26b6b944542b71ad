/// The system that served an ad.
///
/// Source: VAST 4.2, `AdSystem`.
public struct AdSystem: Sendable, Hashable, Encodable {
  /// Its name.
  public var name: String
  /// Its version.
  public var version: String?

  init?(_ element: Element) {
    guard let name = element.requiredText else { return nil }
    self.name = name
    version = element.string("version")
  }
}
