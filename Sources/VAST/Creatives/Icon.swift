public import Foundation

/// An icon over a linear creative, such as one of an advertising choices programme. Sizes are in pixels.
///
/// Source: VAST 4.2, `Icon`.
public struct Icon: Sendable, Hashable, Encodable {
  /// The programme that the icon stands for.
  public var program: String?
  /// The width.
  public var width: Int?
  /// The height.
  public var height: Int?
  /// Where it is, from left to right.
  public var xPosition: XPosition?
  /// Where it is, from top to bottom.
  public var yPosition: YPosition?
  /// When it appears, from the start of the creative.
  public var offset: Duration?
  /// How long it shows; `nil` to the end.
  public var duration: Duration?
  /// The interface that it needs.
  public var apiFramework: String?
  /// The pixels of the screen for each pixel of the icon (VAST 4.0); 1 unless the document says otherwise.
  public var pixelRatio: Decimal = 1
  /// A text in place of the icon (VAST 4.2).
  public var altText: String?
  /// A text beside the pointer (VAST 4.2).
  public var hoverText: String?
  /// What it shows.
  public var resources: [Resource] = []
  /// What to call when it shows.
  public var viewTracking: [URLTemplate] = []
  /// The page that a click opens.
  public var clickThrough: URLTemplate?
  /// What to call on a click.
  public var clickTracking: [Click] = []
  /// Images to show on a click where no page can be opened (VAST 4.2).
  public var clickFallbackImages: [IconClickFallbackImage] = []

  /// A place from left to right.
  public enum XPosition: Sendable, Hashable {
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// This many pixels from the left edge.
    case pixels(Int)
  }

  /// A place from top to bottom.
  public enum YPosition: Sendable, Hashable {
    /// At the top edge.
    case top
    /// At the bottom edge.
    case bottom
    /// This many pixels from the top edge.
    case pixels(Int)
  }
}

extension Icon {
  init(_ element: Element) {
    program = element.string("program")
    width = element.integer("width")
    height = element.integer("height")
    xPosition = element.value("xPosition", Self.xPosition)
    yPosition = element.value("yPosition", Self.yPosition)
    offset = element.duration("offset")
    duration = element.duration("duration")
    apiFramework = element.string("apiFramework")
    pixelRatio = element.decimal("pxratio") ?? 1
    altText = element.string("altText")
    hoverText = element.string("hoverText")
    for child in element.children {
      switch child.name {
      case "IconViewTracking": if let url = child.url { viewTracking.append(url) }
      case "IconClicks": for click in child.children { readClick(click) }
      case let name where Resource.names.contains(name):
        if let resource = Resource.reading(child) { resources.append(resource) }
      default: child.leaveOut()
      }
    }
  }

  private mutating func readClick(_ element: Element) {
    switch element.name {
    case "IconClickThrough": element.setOnce(&clickThrough, element.url)
    case "IconClickTracking": if let click = Click(element) { clickTracking.append(click) }
    case "IconClickFallbackImages":
      clickFallbackImages += element.all("IconClickFallbackImage", IconClickFallbackImage.init)
    default: element.leaveOut()
    }
  }

  private static func xPosition(_ text: String) -> XPosition? {
    switch text.lowercased() {
    case "left": .left
    case "right": .right
    default: TimeText.digits(text[...].utf8, atMost: 6).map(XPosition.pixels)
    }
  }

  private static func yPosition(_ text: String) -> YPosition? {
    switch text.lowercased() {
    case "top": .top
    case "bottom": .bottom
    default: TimeText.digits(text[...].utf8, atMost: 6).map(YPosition.pixels)
    }
  }
}

extension Icon.XPosition: Encodable {
  /// Encodes the number of pixels, or `left` or `right`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .left: try "left".encode(to: encoder)
    case .right: try "right".encode(to: encoder)
    case .pixels(let count): try count.encode(to: encoder)
    }
  }
}

extension Icon.YPosition: Encodable {
  /// Encodes the number of pixels, or `top` or `bottom`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .top: try "top".encode(to: encoder)
    case .bottom: try "bottom".encode(to: encoder)
    case .pixels(let count): try count.encode(to: encoder)
    }
  }
}
