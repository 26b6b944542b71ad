public import Foundation

extension Duration {
  /// The duration in seconds, for interfaces that take a `TimeInterval`.
  public var timeInterval: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
  }

  /// The duration in milliseconds, for reports.
  public var milliseconds: Double { timeInterval * 1000 }

  /// A duration from the seconds of an interface that has no units in its types.
  public init(timeInterval: TimeInterval) {
    self = .nanoseconds(Int64((timeInterval * 1e9).rounded()))
  }
}
