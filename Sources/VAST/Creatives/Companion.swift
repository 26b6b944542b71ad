public import Foundation

/// An ad shown next to the player. Sizes are in pixels.
///
/// Source: VAST 4.2, `Companion`.
public struct Companion: Sendable, Hashable, Encodable {
  /// The ad server's name for it.
  public var id: String?
  /// The width of the slot.
  public var width: Int?
  /// The height of the slot.
  public var height: Int?
  /// The width of what is shown.
  public var assetWidth: Int?
  /// The height of what is shown.
  public var assetHeight: Int?
  /// The width when expanded.
  public var expandedWidth: Int?
  /// The height when expanded.
  public var expandedHeight: Int?
  /// The interface that it needs.
  public var apiFramework: String?
  /// The slot that it is meant for (VAST 3.0).
  public var adSlotID: String?
  /// The pixels of the screen for each pixel of the companion (VAST 4.0); 1 unless the document says otherwise.
  public var pixelRatio: Decimal = 1
  /// `default`, `end-card`, `concurrent` or another word (VAST 4.1); `default` unless the document says otherwise.
  ///
  /// Source: VAST 4.2, 3.13 (`CompanionAds`, rendering mode).
  public var renderingMode = "default"
  /// What it shows.
  public var resources: [Resource] = []
  /// Data for its code.
  public var adParameters: AdParameters?
  /// A text in place of the image.
  public var altText: String?
  /// The page that a click opens.
  public var clickThrough: URLTemplate?
  /// What to call on a click.
  public var clickTracking: [Click] = []
  /// What to call when it shows.
  public var trackingEvents: [Tracking] = []
  /// What the ad server adds to the specification.
  public var creativeExtensions: [Extension] = []
}

extension Companion {
  init(_ element: Element) {
    id = element.string("id")
    width = element.integer("width")
    height = element.integer("height")
    assetWidth = element.integer("assetWidth")
    assetHeight = element.integer("assetHeight")
    expandedWidth = element.integer("expandedWidth")
    expandedHeight = element.integer("expandedHeight")
    apiFramework = element.string("apiFramework")
    // `adSlotID` in VAST 3.0 and 4.0, `adSlotId` after.
    adSlotID = element.string(exactly: "adSlotId") ?? element.string("adSlotID")
    pixelRatio = element.decimal("pxratio") ?? 1
    renderingMode = element.string("renderingMode") ?? "default"
    for child in element.children { read(child) }
  }

  private mutating func read(_ child: Element) {
    switch child.name {
    case "AdParameters": child.setOnce(&adParameters, AdParameters(child))
    case "AltText": child.setOnce(&altText, child.trimmedText)
    case "CompanionClickThrough": child.setOnce(&clickThrough, child.url)
    case "CompanionClickTracking": if let click = Click(child) { clickTracking.append(click) }
    case "TrackingEvents": trackingEvents += Tracking.all(in: child)
    case "CreativeExtensions": creativeExtensions += Extension.all(in: child)
    case let name where Resource.names.contains(name):
      if let resource = Resource.reading(child) { resources.append(resource) }
    default: child.leaveOut()
    }
  }
}
