public import Foundation

extension Duration {
  /// The duration in seconds, for interfaces that take a `TimeInterval`.
  public var timeInterval: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
  }

  /// The duration in milliseconds, for reports.
  public var milliseconds: Double { timeInterval * 1000 }

  /// A duration from the seconds of an interface that has no units in its types.
  ///
  /// Not a number counts as zero; more than a hundred years, either way, as a hundred years.
  public init(timeInterval: TimeInterval) {
    let century: TimeInterval = 100 * 366 * 24 * 3600
    let seconds = timeInterval.isNaN ? 0 : min(max(timeInterval, -century), century)
    self = .nanoseconds(Int64((seconds * 1e9).rounded()))
  }
}
