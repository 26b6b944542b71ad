/// A URL to call when something happens.
///
/// Source: VAST 4.2, `TrackingEvents`.
public struct Tracking: Sendable, Hashable, Encodable {
  /// What has to happen.
  public var event: TrackingEvent
  /// When, for ``TrackingEvent/progress``.
  public var offset: TimeOffset?
  /// What to call.
  public var url: URLTemplate
}

extension Tracking {
  /// The usable ones of a `TrackingEvents` element.
  static func all(in element: Element) -> [Tracking] { element.all("Tracking", Tracking.init) }

  private init?(_ element: Element) {
    guard let name = element.string("event") else {
      element.drop(missing: "event")
      return nil
    }
    event = TrackingEvent(name, in: element)
    offset = element.timeOffset("offset")
    if event == .progress, offset == nil {
      // Called at a guessed time it would bill for what was not shown.
      element.drop(missing: "offset")
      return nil
    }
    guard let url = element.url else { return nil }
    self.url = url
  }
}

extension TrackingEvent {
  init(_ name: String, in element: Element) {
    if let event = Self.byName[name] {
      self = event
    } else if let event = Self.known.first(where: { $0.rawValue.equalsIgnoringCase(name) }) {
      element.warn(.valueCase(found: name, expected: event.rawValue))
      self = event
    } else {
      element.warn(.unknownValue(name: "event", text: name))
      self.init(rawValue: name)
    }
  }

  private static let byName = Dictionary(uniqueKeysWithValues: known.map { ($0.rawValue, $0) })
}
