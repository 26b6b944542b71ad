/// What lies over the content while it plays.
///
/// Source: VAST 4.2, `NonLinearAds`.
public struct NonLinearAds: Sendable, Hashable, Encodable {
  /// Variants of the overlay, to choose one from.
  public var nonLinears: [NonLinear] = []
  /// What to call while it shows.
  public var trackingEvents: [Tracking] = []

  init(_ element: Element) {
    for child in element.children {
      switch child.name {
      case "NonLinear": nonLinears.append(NonLinear(child))
      case "TrackingEvents": trackingEvents += Tracking.all(in: child)
      default: child.leaveOut()
      }
    }
  }
}
