import AdPlatform
import Foundation

/// Tells playing from seeking, by where the playhead is seen and when.
struct PlayheadTrack {
  enum Step: Hashable, Sendable {
    case still
    case played(from: Duration, to: Duration)
    case jumped(to: Duration)
  }

  private var last: (position: Duration, time: Duration, rate: Double)?

  /// A quarter of a second: the playhead is seen five times a second, and a shorter seek forward passes nothing that
  /// playing would not have passed until it is seen next.
  static let tolerance = 0.25

  /// The playhead is seen.
  ///
  /// - Parameters:
  ///   - rate: how fast it moves from here on.
  ///   - time: the time on the scheduler.
  mutating func see(at position: Duration, rate: Double, time: Duration) -> Step {
    defer { last = (position, time, rate) }
    guard let last else { return .jumped(to: position) }
    let distance = (position - last.position).timeInterval
    let fastest = max(rate, last.rate, 1)
    if distance < 0 || distance > (time - last.time).timeInterval * fastest + Self.tolerance {
      return .jumped(to: position)
    }
    return position == last.position ? .still : .played(from: last.position, to: position)
  }

  /// Other media plays.
  mutating func reset() { last = nil }
}
