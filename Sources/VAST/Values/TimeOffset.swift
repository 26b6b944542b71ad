/// A point of an ad: after a time, or after a part of its duration.
///
/// Source: VAST 4.2, `skipoffset` and 3.14 (`Tracking`, `offset`).
public enum TimeOffset: Sendable, Hashable {
  /// From the start of the ad.
  case time(Duration)
  /// Of the ad's duration, 0 to 100.
  case percent(Double)
}
