/// What happens on a click.
///
/// Source: VAST 4.2, `VideoClicks`.
public struct VideoClicks: Sendable, Hashable, Encodable {
  /// The page to open.
  public var clickThrough: Click?
  /// What to call then.
  public var clickTracking: [Click] = []
  /// What to call on clicks that open no page.
  public var customClicks: [Click] = []

  /// Nothing happens.
  public init() {}

  init(_ element: Element) {
    for child in element.children {
      switch child.name {
      case "ClickThrough": child.setOnce(&clickThrough, Click(child))
      case "ClickTracking": if let click = Click(child) { clickTracking.append(click) }
      case "CustomClick": if let click = Click(child) { customClicks.append(click) }
      default: child.leaveOut()
      }
    }
  }
}
