extension CMTime {
  /// The time to the nanosecond, as a player tells its own.
  public init(_ duration: Duration) {
    let nanoseconds = duration.attoseconds.divided(by: 1_000_000_000, .default)
    guard let value = Int64(exactly: nanoseconds) else {
      self = CMTime(seconds: Double(duration.attoseconds) / 1e18, preferredTimescale: 1)
      return
    }
    self.init(value: value, timescale: 1_000_000_000)
  }

  /// The time as a duration, to the attosecond; nil unless it is a number.
  public var duration: Duration? {
    guard isNumeric else { return nil }
    let attoseconds = Int128(value) * 1_000_000_000_000_000_000
    return Duration(attoseconds: attoseconds.divided(by: Int128(timescale), .default))
  }
}
