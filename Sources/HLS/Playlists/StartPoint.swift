/// Where playback begins.
///
/// Source: RFC 8216bis, section 4.4.2.2 (`EXT-X-START`).
public struct StartPoint: Sendable, Hashable, Encodable {
  /// The time from the start of the playlist, or, below zero, from its end.
  public var timeOffset: Duration
  /// Whether what lies between the start of the segment and the point is left out.
  public var isPrecise: Bool
}
