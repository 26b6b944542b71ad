/// A point of an ad: after a time, or after a part of its duration.
///
/// Source: VAST 4.2, `skipoffset` and 3.14 (`Tracking`, `offset`).
public enum TimeOffset: Sendable, Hashable {
  /// From the start of the ad.
  case time(Duration)
  /// Of the ad's duration, 0 to 100.
  case percent(Double)
}

extension TimeOffset: Encodable {
  /// Encodes the time, or a text such as `25%`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .time(let time): try container.encode(time)
    case .percent(let percent): try container.encode(TimeText.text(ofPercent: percent))
    }
  }
}
