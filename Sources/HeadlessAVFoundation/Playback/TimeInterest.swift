import HLS

/// When an observer wants to be called.
enum TimeInterest: Hashable, Sendable {
  /// At the multiples of a step, and whenever the playhead jumps, starts, stops or changes its pace.
  case periodic(numerator: Int128, denominator: Int128)
  /// When the playhead passes one of these positions, in order, each once.
  case boundaries([Duration])

  /// Calls at the multiples of an interval; only at jumps, starts and stops when the interval is no positive number.
  init(interval: CMTime) {
    let isUsable = interval.isNumeric && interval.value > 0
    self = .periodic(
      numerator: isUsable ? Int128(interval.value) : 0,
      denominator: isUsable ? Int128(interval.timescale) : 1
    )
  }

  init(times: [CMTime]) { self = .boundaries(Set(times.compactMap(\.duration)).sorted()) }

  var isPeriodic: Bool { if case .periodic = self { true } else { false } }

  /// The next position after this one in the direction of the rate.
  func next(after position: Duration, rate: PlaybackRate) -> Duration? {
    switch self {
    case .periodic(let numerator, let denominator):
      guard numerator > 0 else { return nil }
      return Self.multiple(numerator, denominator, after: position, rate: rate)
    case .boundaries(let times):
      let index = times.partitionPoint { rate.isForward ? $0 > position : $0 >= position }
      let wanted = rate.isForward ? index : index - 1
      return times.indices.contains(wanted) ? times[wanted] : nil
    }
  }

  /// A multiple of `numerator / denominator` seconds. Multiples that come more often than every millisecond of
  /// real time are left out.
  private static func multiple(
    _ numerator: Int128,
    _ denominator: Int128,
    after position: Duration,
    rate: PlaybackRate
  ) -> Duration? {
    let second: Int128 = 1_000_000_000_000_000_000
    let shortest = max(abs(rate.millionths), 1_000_000) * (second / 1_000_000_000)
    let interval = (numerator * second).divided(by: denominator, .roundTowardPositiveInfinity)
    let skip = interval >= shortest ? 1 : shortest.divided(by: interval, .roundTowardPositiveInfinity)
    let step = numerator * skip

    func time(_ count: Int128) -> Int128? {
      let (product, isTooLong) = (count * step).multipliedReportingOverflow(by: second)
      return isTooLong ? nil : product.divided(by: denominator, .roundTowardPositiveInfinity)
    }
    let approximate = position.attoseconds / max((step * second) / denominator, 1)
    let nearby = (approximate - 1)...(approximate + 1)
    let times = nearby.compactMap(time)
    let found =
      rate.isForward
      ? times.first { $0 > position.attoseconds } : times.last { $0 < position.attoseconds && $0 >= 0 }
    return found.map { Duration(attoseconds: $0) }
  }
}
