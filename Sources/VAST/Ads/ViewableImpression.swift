/// What to call when it is known whether an ad was in view.
///
/// Source: VAST 4.2, `ViewableImpression`.
public struct ViewableImpression: Sendable, Hashable, Encodable {
  /// The ad server's name for it.
  public var id: String?
  /// The ad was in view.
  public var viewable: [URLTemplate] = []
  /// The ad was not in view.
  public var notViewable: [URLTemplate] = []
  /// It cannot be known.
  public var viewUndetermined: [URLTemplate] = []

  init(_ element: Element) {
    id = element.string("id")
    for child in element.children {
      switch child.name {
      case "Viewable": if let url = child.url { viewable.append(url) }
      case "NotViewable": if let url = child.url { notViewable.append(url) }
      case "ViewUndetermined": if let url = child.url { viewUndetermined.append(url) }
      default: child.leaveOut()
      }
    }
  }
}
