/// What a companion, an overlay or an icon shows.
///
/// Source: VAST 4.2, `StaticResource`, `IFrameResource`, `HTMLResource`.
public enum Resource: Sendable, Hashable, Encodable {
  /// An image or a script.
  case staticResource(URLTemplate, creativeType: String?)
  /// A page for an iframe.
  case iFrame(URLTemplate)
  /// A piece of a page.
  case html(String)

  /// The resource of an element; `nil` if it has none.
  static func reading(_ element: Element) -> Resource? {
    switch element.name {
    case "StaticResource":
      element.url.map { .staticResource($0, creativeType: element.string("creativeType")) }
    case "IFrameResource": element.url.map(Resource.iFrame)
    case "HTMLResource": element.requiredText.map(Resource.html)
    default: nil
    }
  }

  /// The names of the elements that are resources.
  static let names: Set<String> = ["StaticResource", "IFrameResource", "HTMLResource"]
}
