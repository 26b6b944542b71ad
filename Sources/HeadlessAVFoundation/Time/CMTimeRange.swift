/// A stretch of media: a start, and a duration.
public struct CMTimeRange: Hashable, Sendable {
  /// Where it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime

  /// A stretch of this length.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// A stretch from one time to another.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// Of no length, at the beginning.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// No stretch.
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

  /// The first time that is no longer in it.
  public var end: CMTime { start + duration }
  /// Whether start and duration are valid, and the duration is not negative.
  public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
  /// Whether it is valid and of no length.
  public var isEmpty: Bool { isValid && duration == .zero }

  /// Whether a time is in it; the end is not.
  public func containsTime(_ time: CMTime) -> Bool {
    isValid && time.isValid && time >= start && time < end
  }
}
