import AdPlatform
import Foundation

/// How long a session lasts, as ad servers write it.
enum StreamDates {
  /// A length such as `8h0m0s`, `1d2h` or `2h0m0.000s`; nil for anything else.
  static func length(_ text: String) -> Duration? {
    var rest = text.lowercased()[...]
    var seconds = 0.0
    guard !rest.isEmpty, rest.utf8.count <= 60 else { return nil }
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      rest = rest.dropFirst(digits.count)
      guard let number = Double(digits), let unit = rest.popFirst() else { return nil }
      switch unit {
      case "d": seconds += number * 24 * 3600
      case "h": seconds += number * 3600
      case "m": seconds += number * 60
      case "s": seconds += number
      default: return nil
      }
    }
    return Duration(timeInterval: seconds)
  }

  /// A date of ISO 8601 with an offset; fractions of a second are left out.
  static func date(_ text: String) -> Date? {
    guard text.utf8.count <= 60 else { return nil }
    return ISO8601DateFormatter().date(from: text.replacing(/\.\d+/, with: ""))
  }

  /// The date of a header field: `Thu, 01 Jan 2026 00:00:00 GMT`; nil for anything else.
  static func headerDate(_ text: String) -> Date? {
    // The strategy takes what comes after the date for none of its business.
    guard text.hasSuffix(" GMT"), text.utf8.count <= 29 else { return nil }
    return try? Date(text, strategy: headerStrategy)
  }

  // Not a `DateFormatter`: on Linux that leaks for each text that is not a date.
  private static let headerStrategy = Date.ParseStrategy(
    format: """
      \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \
      \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
      \(second: .twoDigits) GMT
      """,
    locale: Locale(identifier: "en_US_POSIX"),
    timeZone: .gmt,
    calendar: Calendar(identifier: .gregorian),
    isLenient: false
  )
}
