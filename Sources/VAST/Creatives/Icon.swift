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
  public var xPosition: Position<HorizontalEdge>?
  /// Where it is, from top to bottom.
  public var yPosition: Position<VerticalEdge>?
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

  /// Where the icon is on one axis.
  public enum Position<Edge: RawRepresentable<String> & Sendable & Hashable>: Sendable, Hashable, Encodable {
    /// At an edge.
    case edge(Edge)
    /// So many pixels from the left or the top.
    case pixels(Int)

    init?(_ text: String) {
      let edge = Edge(rawValue: text.lowercased()).map(Self.edge)
      guard let position = edge ?? TimeText.digits(text[...].utf8, atMost: 6).map(Self.pixels) else {
        return nil
      }
      self = position
    }

    /// Encodes the name of the edge, or the number of pixels.
    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .edge(let edge): try edge.rawValue.encode(to: encoder)
      case .pixels(let count): try count.encode(to: encoder)
      }
    }
  }

  /// The edges beside the video.
  public enum HorizontalEdge: String, Sendable, Hashable, CaseIterable {
    /// The left one.
    case left
    /// The right one.
    case right
  }

  /// The edges above and below the video.
  public enum VerticalEdge: String, Sendable, Hashable, CaseIterable {
    /// The upper one.
    case top
    /// The lower one.
    case bottom
  }
}

extension Icon {
  init(_ element: Element) {
    program = element.string("program")
    width = element.integer("width")
    height = element.integer("height")
    xPosition = element.value("xPosition", Position.init)
    yPosition = element.value("yPosition", Position.init)
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
}
