/// A creative's name in a registry.
///
/// Source: VAST 4.2, `UniversalAdId`.
public struct UniversalAdID: Sendable, Hashable, Encodable {
  /// The registry.
  public var idRegistry: String?
  /// The name in the registry: the text of the element or, as in VAST 4.0, its attribute `idValue`.
  public var value: String

  init?(_ element: Element) {
    guard let value = element.string("idValue") ?? element.requiredText else { return nil }
    self.value = value
    idRegistry = element.string("idRegistry")
  }
}
