import AdPlatform
import Foundation

/// A span of time from the left to the right of a chart.
package struct TimeAxis: Equatable, Sendable {
  /// How times are written.
  package enum Unit: String, Sendable {
    /// Since a request: `1,234 ms`.
    case milliseconds
    /// In a film or a stream: `0:01.234`.
    case clock
  }

  /// In seconds.
  package let start: Double
  package let end: Double
  package let unit: Unit

  /// A span in seconds; at least a millisecond.
  package init(from start: Double = 0, to end: Double, _ unit: Unit) {
    self.start = start.isFinite ? start : 0
    self.end = max(end.isFinite ? end : 0, self.start + 0.001)
    self.unit = unit
  }

  /// Where a moment is, in percent of the width.
  package func percent(_ seconds: Double) -> Double {
    guard seconds.isFinite else { return 100 }
    return min(max((seconds - start) / (end - start), 0), 1) * 100
  }

  /// A time, to the millisecond.
  package func label(_ seconds: Double) -> String {
    guard seconds.isFinite else { return "never" }
    let time = Duration.milliseconds(Int(Duration(timeInterval: seconds).milliseconds.rounded()))
    return unit == .clock ? time.signedClock : time.inMilliseconds
  }

  /// At most six round times.
  package var ticks: [Double] {
    let step = Self.step(over: end - start)
    let first = (start / step).rounded(.up)
    return (0...6).map { (first + Double($0)) * step }.filter { $0 <= end + step / 1000 }
  }

  private static func step(over span: Double) -> Double {
    let rough = span / 5
    if rough > 2 {
      for step in [5, 10, 15, 20, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200] as [Double]
      where step >= rough {
        return step
      }
    }
    return ValueAxis.step(over: span)
  }
}
