/// What an ad server adds to the specification, as it stands in the document.
///
/// Source: VAST 4.2, `Extensions`, `CreativeExtensions`; VMAP 1.0, `Extensions`.
public struct Extension: Sendable, Hashable, Encodable {
  /// The kind of extension, as its maker names it.
  public var type: String?
  /// The whole element as XML: attributes ordered by name, comments left out.
  public var xml: String

  init(_ element: Element) {
    type = element.string("type")
    xml = element.rawXML
  }

  /// All elements inside, which have any name.
  static func all(in element: Element) -> [Extension] {
    // Their names are not ours to judge, so no case is noted.
    element.foreignChildren.map(Extension.init)
  }
}
