internal import AdPlatform
public import Foundation

/// Why there can be no schedule of breaks. Each says what to do next.
public enum AdBreakScheduleError: Error, Sendable, Hashable {
  /// No whole seconds, less than one, or more than a day.
  case interval(Duration)
  /// Nothing or less, or not shorter than the interval.
  case length(Duration, interval: Duration)
  /// Less than nothing, or more than a day.
  case leadTime(Duration)
  /// The name cannot stand in a path.
  case name(String, PathComponentFlaw)
}

extension AdBreakScheduleError: CustomStringConvertible {
  /// One line: what is wrong, and what to do next.
  public var description: String {
    switch self {
    case .interval(let interval):
      "Breaks cannot come every \(interval). Use whole seconds, from one second to a day."
    case .length(let length, let interval):
      "A break every \(interval) cannot last \(length). Use more than nothing and less than the interval."
    case .leadTime(let time): "A lead time of \(time) cannot be kept. Use up to a day."
    case .name(let name, let flaw):
      "The name “\(name.printable(limit: 80))” \(flaw.clause). Use letters, digits and hyphens, as in mid-roll."
    }
  }
}

extension AdBreakScheduleError: LocalizedError {
  /// The same line as ``description``.
  public var errorDescription: String? { description }
}
