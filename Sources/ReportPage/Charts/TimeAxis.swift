import Foundation

/// A span of time from the left to the right of a chart.
package struct TimeAxis: Equatable, Sendable {
  /// In seconds.
  package let start: Double
  package let end: Double

  /// A span in seconds; at least a millisecond.
  package init(from start: Double = 0, to end: Double) {
    self.start = start.isFinite ? start : 0
    self.end = max(end.isFinite ? end : 0, self.start + 0.001)
  }

  /// Where a moment is, in percent of the width.
  package func percent(_ seconds: Double) -> Double {
    guard seconds.isFinite else { return 100 }
    return min(max((seconds - start) / (end - start), 0), 1) * 100
  }

  /// A time as the axis writes it: milliseconds below ten seconds, seconds below two minutes, and then minutes.
  package func label(_ seconds: Double) -> String { Self.label(seconds, within: end - start) }

  /// A time by itself.
  package static func label(_ seconds: Double, within span: Double) -> String {
    guard seconds.isFinite else { return "never" }
    if span < 10 { return "\(Int((seconds * 1000).rounded())) ms" }
    if span < 120 { return "\(((seconds * 100).rounded() / 100).plain) s" }
    let whole = Int(seconds.rounded())
    let (minutes, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 60)
    return "\(whole < 0 ? "-" : "")\(minutes):\(rest < 10 ? "0" : "")\(rest)"
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
    let power = pow(10, floor(log10(rough)))
    return [1, 2, 2.5, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999 } ?? 10 * power
  }
}
