extension CMTime: Comparable, Hashable {
  /// −∞, then numbers (by epoch, then by time), then indefinite, then +∞, then invalid.
  private var rank: Int {
    guard isValid else { return 4 }
    if isPositiveInfinity { return 3 }
    if isIndefinite { return 2 }
    if isNegativeInfinity { return 0 }
    return isNumeric ? 1 : 4
  }

  /// −1, 0 or 1, as `CMTimeCompare`: 1/2 and 300/600 are equal, and so are two invalid times.
  func compare(_ other: CMTime) -> Int32 {
    guard rank == other.rank else { return rank < other.rank ? -1 : 1 }
    guard rank == 1 else { return 0 }
    guard epoch == other.epoch else { return epoch < other.epoch ? -1 : 1 }
    let mine = Int128(value) * Int128(other.timescale)
    let theirs = Int128(other.value) * Int128(timescale)
    return mine == theirs ? 0 : mine < theirs ? -1 : 1
  }

  /// Whether both are the same time, in any time scale.
  public static func == (a: CMTime, b: CMTime) -> Bool { a.compare(b) == 0 }

  /// Whether `a` is before `b`. Numbers are before ``indefinite``, that before ``positiveInfinity``, and all are
  /// before ``invalid``.
  public static func < (a: CMTime, b: CMTime) -> Bool { a.compare(b) < 0 }

  /// Feeds the time in lowest terms, so that equal times have equal hashes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    guard rank == 1 else { return }
    let divisor = Int128.greatestCommonDivisor(Int128(value), Int128(timescale))
    hasher.combine(epoch)
    hasher.combine(Int128(value) / divisor)
    hasher.combine(Int128(timescale) / divisor)
  }
}

extension Int128 {
  /// Positive unless both are zero.
  static func greatestCommonDivisor(_ a: Int128, _ b: Int128) -> Int128 {
    var (a, b) = (abs(a), abs(b))
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
