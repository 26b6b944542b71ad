/// An image to show on a click on an icon where no page can be opened.
///
/// Source: VAST 4.2, `IconClickFallbackImage`.
public struct IconClickFallbackImage: Sendable, Hashable, Encodable {
  /// The width in pixels.
  public var width: Int?
  /// The height in pixels.
  public var height: Int?
  /// A text in place of the image.
  public var altText: String?
  /// The image.
  public var resource: Resource?

  init(_ element: Element) {
    width = element.integer("width")
    height = element.integer("height")
    for child in element.children {
      switch child.name {
      case "AltText": child.setOnce(&altText, child.trimmedText)
      case "StaticResource": child.setOnce(&resource, Resource.reading(child))
      default: child.leaveOut()
      }
    }
  }
}
