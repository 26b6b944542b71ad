import Foundation

/// Times and numbers as documents write them. Nothing is guessed: `30` and `00:30` are no times.
enum TimeText {
  /// `HH:MM:SS` with up to nine decimals, and whether it has other numbers of digits than the specifications ask for.
  static func time(_ text: String) -> (time: Duration, isOdd: Bool)? {
    let parts = text.utf8.split(separator: 0x3A, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let seconds = parts[2].split(separator: 0x2E, maxSplits: 1, omittingEmptySubsequences: false)
    guard
      let hour = digits(parts[0], atMost: 4),
      let minute = digits(parts[1], atMost: 2), minute < 60,
      let second = digits(seconds[0], atMost: 2), second < 60
    else { return nil }
    var time = Duration.seconds(hour * 3600 + minute * 60 + second)
    var isOdd = parts[0].count != 2 || parts[1].count != 2 || seconds[0].count != 2
    if seconds.count == 2 {
      guard let fraction = digits(seconds[1], atMost: 9) else { return nil }
      let scale = repeatElement(10, count: 9 - seconds[1].count).reduce(1, *)
      time += .nanoseconds(fraction * scale)
      isOdd = isOdd || seconds[1].count != 3
    }
    return (time, isOdd)
  }

  /// `25%` as 25; from 0 to 100.
  static func percent(_ text: String) -> Double? {
    guard text.utf8.last == 0x25, let number = decimal(String(text.dropLast())), number <= 100 else {
      return nil
    }
    return NSDecimalNumber(decimal: number).doubleValue
  }

  /// 25 as `25%`.
  static func text(ofPercent percent: Double) -> String {
    "\(Int(exactly: percent).map(String.init) ?? "\(percent)")%"
  }

  /// Digits with at most one decimal point between them.
  static func decimal(_ text: String) -> Decimal? {
    let parts = text.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ digits($0, atMost: 12) != nil }) else {
      return nil
    }
    return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
  }

  /// The number that all characters together are.
  static func digits(_ text: Substring.UTF8View, atMost count: Int) -> Int? {
    guard (1...count).contains(text.count), text.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return text.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
