/// One variant of an overlay. Sizes are in pixels.
///
/// Source: VAST 4.2, `NonLinear`.
public struct NonLinear: Sendable, Hashable, Encodable {
  /// The ad server's name for it.
  public var id: String?
  /// The width.
  public var width: Int?
  /// The height.
  public var height: Int?
  /// The width when expanded.
  public var expandedWidth: Int?
  /// The height when expanded.
  public var expandedHeight: Int?
  /// Whether it may be shown in another size.
  public var isScalable: Bool?
  /// Whether another size must have the same proportions.
  public var maintainAspectRatio: Bool?
  /// How long it should show at least.
  public var minSuggestedDuration: Duration?
  /// The interface that it needs.
  public var apiFramework: String?
  /// What it shows.
  public var resources: [Resource] = []
  /// Data for its code.
  public var adParameters: AdParameters?
  /// The page that a click opens.
  public var clickThrough: URLTemplate?
  /// What to call on a click.
  public var clickTracking: [Click] = []
}

extension NonLinear {
  init(_ element: Element) {
    id = element.string("id")
    width = element.integer("width")
    height = element.integer("height")
    expandedWidth = element.integer("expandedWidth")
    expandedHeight = element.integer("expandedHeight")
    isScalable = element.flag("scalable")
    maintainAspectRatio = element.flag("maintainAspectRatio")
    minSuggestedDuration = element.duration("minSuggestedDuration")
    apiFramework = element.string("apiFramework")
    for child in element.children {
      switch child.name {
      case "AdParameters": child.setOnce(&adParameters, AdParameters(child))
      case "NonLinearClickThrough": child.setOnce(&clickThrough, child.url)
      case "NonLinearClickTracking": if let click = Click(child) { clickTracking.append(click) }
      case let name where Resource.names.contains(name):
        if let resource = Resource.reading(child) { resources.append(resource) }
      default: child.leaveOut()
      }
    }
  }
}
