/// How a value is brought into a coarser time scale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest; halves away from zero.
  case roundHalfAwayFromZero = 1
  /// To the nearest towards zero.
  case roundTowardZero = 2
  /// To the nearest away from zero.
  case roundAwayFromZero = 3
  /// Towards zero into coarser scales, away from zero into finer ones, and never from below zero to zero.
  case quickTime = 4
  /// Upwards.
  case roundTowardPositiveInfinity = 5
  /// Downwards.
  case roundTowardNegativeInfinity = 6

  /// ``roundHalfAwayFromZero``.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

extension CMTime {
  /// The sum. The time scale is the least common multiple of both, or the largest there is.
  ///
  /// Opposite infinities, different epochs and anything invalid give ``invalid``; what is too long is infinite.
  public static func + (a: CMTime, b: CMTime) -> CMTime { combined(a, b, sign: 1) }

  /// The difference, by the rules of the sum.
  public static func - (a: CMTime, b: CMTime) -> CMTime { combined(a, b, sign: -1) }

  /// The time in another scale, rounded; ``invalid`` when the scale is not positive.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard newTimescale > 0 else { return .invalid }
    guard isNumeric else { return self }
    let value = Int128(value) * Int128(newTimescale)
    var method = method
    if method == .quickTime {
      method = newTimescale < timescale ? .roundTowardZero : .roundAwayFromZero
      if value < 0, value.magnitude < timescale.magnitude { method = .roundAwayFromZero }
    }
    let quotient = value.divided(by: Int128(timescale), method)
    var result = CMTime.fitting(quotient, newTimescale, epoch: epoch)
    let isExact = !result.isNumeric || result.compare(self) == 0
    if !isExact || hasBeenRounded, result.isNumeric { result.flags.insert(.hasBeenRounded) }
    return result
  }

  /// The product with a whole number.
  public func multiplied(by factor: Int32) -> CMTime {
    guard isNumeric else { return scaled(bySign: factor.signum()) }
    var result = CMTime.fitting(Int128(value) * Int128(factor), timescale, epoch: epoch)
    if hasBeenRounded, result.isNumeric { result.flags.insert(.hasBeenRounded) }
    return result
  }

  /// The product with any number, rounded to the time scale.
  public func multiplied(by factor: Double) -> CMTime {
    guard !factor.isNaN else { return .invalid }
    guard isNumeric else { return scaled(bySign: factor == 0 ? 0 : factor < 0 ? -1 : 1) }
    var result = CMTime(seconds: seconds * factor, preferredTimescale: timescale)
    result.epoch = epoch
    return result
  }

  private func scaled(bySign sign: some SignedNumeric & Comparable) -> CMTime {
    guard isPositiveInfinity || isNegativeInfinity else { return self }
    guard sign != 0 else { return .invalid }
    return isPositiveInfinity == (sign > 0) ? .positiveInfinity : .negativeInfinity
  }

  private static func combined(_ a: CMTime, _ b: CMTime, sign: Int128) -> CMTime {
    guard a.isValid, b.isValid else { return .invalid }
    let infinities = (a.infinity, b.infinity * Int(sign))
    if infinities.0 != 0 || infinities.1 != 0 {
      guard infinities.0 * infinities.1 >= 0 else { return .invalid }
      return infinities.0 + infinities.1 > 0 ? .positiveInfinity : .negativeInfinity
    }
    guard !a.isIndefinite, !b.isIndefinite else { return .indefinite }
    guard a.isNumeric, b.isNumeric else { return .invalid }
    guard a.epoch == b.epoch || a.epoch == 0 || b.epoch == 0 else { return .invalid }

    let (scaleA, scaleB) = (Int128(a.timescale), Int128(b.timescale))
    let multiple = scaleA / Int128.greatestCommonDivisor(scaleA, scaleB) * scaleB
    // Both fit: 2^63 · 2^62 in 128 bits.
    let sum = Int128(a.value) * (multiple / scaleA) + sign * Int128(b.value) * (multiple / scaleB)
    let scale = CMTimeScale(clamping: multiple)
    var isRounded = a.hasBeenRounded || b.hasBeenRounded
    var value = sum
    if Int128(scale) != multiple {
      let (whole, rest) = sum.quotientAndRemainder(dividingBy: multiple)
      // In two steps, because the sum times the scale needs more than 128 bits.
      let product = rest * Int128(scale)
      value = whole * Int128(scale) + product.divided(by: multiple, .default)
      isRounded = isRounded || product % multiple != 0
    }
    var result = fitting(value, scale, epoch: max(a.epoch, b.epoch))
    if isRounded, result.isNumeric { result.flags.insert(.hasBeenRounded) }
    return result
  }

  private var infinity: Int { isPositiveInfinity ? 1 : isNegativeInfinity ? -1 : 0 }

  /// Halves the time scale until the value fits.
  private static func fitting(_ value: Int128, _ timescale: CMTimeScale, epoch: CMTimeEpoch) -> CMTime {
    var scale = timescale
    var fitted = value
    while Int64(exactly: fitted) == nil, scale > 1 {
      scale /= 2
      let (whole, rest) = value.quotientAndRemainder(dividingBy: Int128(timescale))
      let product = rest * Int128(scale)
      fitted = whole * Int128(scale) + product.divided(by: Int128(timescale), .default)
    }
    guard let small = Int64(exactly: fitted) else {
      return value > 0 ? .positiveInfinity : .negativeInfinity
    }
    let isExact = scale == timescale || fitted * Int128(timescale) == value * Int128(scale)
    let flags: CMTimeFlags = isExact ? .valid : [.valid, .hasBeenRounded]
    return CMTime(value: small, timescale: scale, flags: flags, epoch: epoch)
  }
}

extension Int128 {
  /// The quotient by a positive number, rounded.
  func divided(by divisor: Int128, _ method: CMTimeRoundingMethod) -> Int128 {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    guard rest != 0 else { return quotient }
    let away = quotient + signum()
    switch method {
    case .roundHalfAwayFromZero: return abs(rest) >= divisor - abs(rest) ? away : quotient
    case .roundTowardZero: return quotient
    case .roundAwayFromZero, .quickTime: return away
    case .roundTowardPositiveInfinity: return self > 0 ? away : quotient
    case .roundTowardNegativeInfinity: return self < 0 ? away : quotient
    }
  }
}
