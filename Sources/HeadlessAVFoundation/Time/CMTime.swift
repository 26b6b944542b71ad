/// The numerator of a ``CMTime``.
public typealias CMTimeValue = Int64
/// The denominator of a ``CMTime``: parts of a second.
public typealias CMTimeScale = Int32
/// Which pass through the timeline a ``CMTime`` belongs to.
public typealias CMTimeEpoch = Int64

/// What a ``CMTime`` is, apart from a number.
public struct CMTimeFlags: OptionSet, Sendable {
  /// The bits, as in Core Media.
  public let rawValue: UInt32
  /// Flags of these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Not ``CMTime/invalid``.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// The value is not exact.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// After all other times.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// Before all other times.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// Not known, as the duration of a live stream.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// The infinities and the indefinite time.
  public static let impliedValueFlagsMask: CMTimeFlags = [
    .positiveInfinity, .negativeInfinity, .indefinite,
  ]
}

/// A time in media as a fraction of seconds, `value / timescale`, or one of the times that are no number.
public struct CMTime: Sendable {
  /// The numerator.
  public var value: CMTimeValue
  /// The denominator: how many parts a second has.
  public var timescale: CMTimeScale
  /// Whether it is a number at all.
  public var flags: CMTimeFlags
  /// Which pass through the timeline it belongs to; 0 nearly always.
  public var epoch: CMTimeEpoch

  /// A time of these parts, taken as they are.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// ``invalid``.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// `value / timescale` seconds; ``invalid`` when the time scale is not positive.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
    if timescale <= 0 { self = .invalid }
  }

  /// The number of seconds in a time scale, rounded to the nearest.
  ///
  /// Not a number, or a time scale that is not positive, gives ``invalid``. What does not fit gets a smaller time
  /// scale, and at last is infinite.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard !seconds.isNaN, preferredTimescale > 0 else {
      self = .invalid
      return
    }
    var scale = preferredTimescale
    while scale > 1, abs(seconds * Double(scale)) >= 0x1p63 { scale /= 2 }
    let exact = seconds * Double(scale)
    guard let value = Int64(exactly: exact.rounded()) else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: value, timescale: scale)
    if self.seconds != seconds { flags.insert(.hasBeenRounded) }
  }

  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time; what arithmetic without meaning gives.
  public static let invalid = CMTime()
  /// Not known, as the duration of a live stream.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// After all other times.
  public static let positiveInfinity = CMTime(
    value: 0,
    timescale: 0,
    flags: [.valid, .positiveInfinity],
    epoch: 0
  )
  /// Before all other times.
  public static let negativeInfinity = CMTime(
    value: 0,
    timescale: 0,
    flags: [.valid, .negativeInfinity],
    epoch: 0
  )

  /// Whether it is not ``invalid``; infinite and indefinite times are valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is ``positiveInfinity``.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is ``negativeInfinity``.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether it is ``indefinite``.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is a number.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale > 0
  }
  /// Whether it is a number that is not exact.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The time in seconds: infinite for the infinities, not a number for ``invalid`` and ``indefinite``.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }
}

extension CMTime: CustomStringConvertible {
  /// `{1500/1000 = 1.500}`, or the name of a time that is not a number.
  public var description: String {
    if isPositiveInfinity { return "{+INFINITY}" }
    if isNegativeInfinity { return "{-INFINITY}" }
    if isIndefinite { return "{INDEFINITE}" }
    guard isNumeric else { return "{INVALID}" }
    let thousandths = (Int128(value) * 1000 / Int128(timescale)).magnitude
    let fraction = String(thousandths % 1000 + 1000).dropFirst()
    let sign = value < 0 && thousandths > 0 ? "-" : ""
    let rounded = hasBeenRounded ? ", rounded" : ""
    return "{\(value)/\(timescale) = \(sign)\(thousandths / 1000).\(fraction)\(rounded)}"
  }
}
