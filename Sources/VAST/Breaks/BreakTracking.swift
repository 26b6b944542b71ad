/// A URL to call around a break.
///
/// Source: VMAP 1.0, `TrackingEvents`.
public struct BreakTracking: Sendable, Hashable, Encodable {
  /// What has to happen.
  public var event: Event
  /// What to call.
  public var url: URLTemplate

  /// What can happen around a break.
  public enum Event: String, Sendable, Hashable, CaseIterable, Encodable {
    /// The break begins.
    case breakStart
    /// The break is over.
    case breakEnd
    /// The break failed.
    case error
  }

  static func all(in element: Element) -> [BreakTracking] {
    element.all("Tracking") { child in
      guard let event: Event = child.known("event") else {
        child.drop(missing: "event")
        return nil
      }
      return child.url.map { BreakTracking(event: event, url: $0) }
    }
  }
}
