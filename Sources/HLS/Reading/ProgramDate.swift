import Foundation

/// A date as playlists write it, exactly.
///
/// Source: RFC 8216bis, section 4.4.4.6, and ISO 8601.
struct ProgramDate: Sendable, Hashable, Comparable {
  /// The time since 1970 began.
  var sinceEpoch: Duration

  init(sinceEpoch: Duration) { self.sinceEpoch = sinceEpoch }

  /// The date to the microsecond, which is what a `Date` of our days can hold.
  init?(_ date: Date) {
    let seconds = date.timeIntervalSinceReferenceDate
    guard abs(seconds) < Self.maximum else { return nil }
    let whole = seconds.rounded(.down)
    let microseconds = Int64(((seconds - whole) * 1e6).rounded())
    sinceEpoch = .seconds(Int64(whole) + Self.reference) + .microseconds(microseconds)
  }

  /// `2026-01-02T03:04:05.678Z`. Without a time zone the date is in UTC; the seconds may have any number of decimals
  /// or none.
  init?(_ text: String) {
    var text = text
    let parsed = text.withUTF8 { bytes in
      var reader = DigitReader(bytes: bytes)
      return reader.date()
    }
    guard let parsed else { return nil }
    sinceEpoch = parsed
  }

  var date: Date {
    let (seconds, attoseconds) = sinceEpoch.components
    return Date(timeIntervalSinceReferenceDate: Double(seconds - Self.reference) + Double(attoseconds) / 1e18)
  }

  /// `2026-01-02T03:04:05.678Z`, with three decimals or as many as are needed, up to nine.
  var text: String {
    var (seconds, attoseconds) = sinceEpoch.components
    if attoseconds < 0 {
      seconds -= 1
      attoseconds += 1_000_000_000_000_000_000
    }
    let day = (seconds - Self.modulo(seconds, 86400)) / 86400
    let second = Self.modulo(seconds, 86400)
    let (year, month, dayOfMonth) = Self.civil(day)
    func padded(_ number: Int64, _ count: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    var fraction = padded(attoseconds / 1_000_000_000, 9)
    while fraction.count > 3, fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2))T\(padded(second / 3600, 2)):"
      + "\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2)).\(fraction)Z"
  }

  static func < (left: ProgramDate, right: ProgramDate) -> Bool { left.sinceEpoch < right.sinceEpoch }

  /// The seconds from 1970 to 2001, from which `Date` counts.
  private static let reference: Int64 = 978_307_200
  /// More seconds than any year of four digits is away.
  private static let maximum = 1e12

  private static func modulo(_ number: Int64, _ divisor: Int64) -> Int64 {
    let rest = number % divisor
    return rest < 0 ? rest + divisor : rest
  }

  /// The date of a day, counted from the first one of 1970, in the Gregorian calendar.
  private static func civil(_ day: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let ofEra = shifted - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * ofYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, ofYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// The day, counted from the first one of 1970, of a date in the Gregorian calendar.
  static func day(year: Int64, month: Int64, day: Int64) -> Int64 {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + ofYear - 719_468
  }
}

/// Reads a date from left to right.
private struct DigitReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  mutating func date() -> Duration? {
    guard let year = digits(4), take("-"), let month = digits(2), take("-"), let day = digits(2),
      (1...12).contains(month), (1...Self.days(of: month, in: year)).contains(day),
      take("T") || take("t") || take(" "),
      let hour = digits(2), take(":"), let minute = digits(2), hour < 24, minute < 60
    else { return nil }
    var second: Int64 = 0
    var fraction: Int64 = 0
    if take(":") {
      guard let whole = digits(2), whole <= 60 else { return nil }
      second = whole
      if take(".") || take(",") {
        guard let decimals = decimals() else { return nil }
        fraction = decimals
      }
    }
    guard let zone = zone(), position == bytes.count else { return nil }
    let days = ProgramDate.day(year: year, month: month, day: day)
    return Duration(
      secondsComponent: days * 86400 + hour * 3600 + minute * 60 + second - zone,
      attosecondsComponent: fraction
    )
  }

  /// How many seconds clocks are ahead of UTC.
  private mutating func zone() -> Int64? {
    guard position < bytes.count, !take("Z"), !take("z") else { return 0 }
    let isAhead = take("+")
    guard isAhead || take("-"), let hour = digits(2), hour < 24 else { return nil }
    var minute: Int64 = 0
    if position < bytes.count {
      _ = take(":")
      guard let value = digits(2), value < 60 else { return nil }
      minute = value
    }
    return (isAhead ? 1 : -1) * (hour * 3600 + minute * 60)
  }

  private mutating func digits(_ count: Int) -> Int64? {
    guard position + count <= bytes.count else { return nil }
    var result: Int64 = 0
    for _ in 0..<count {
      let digit = Int64(bytes[position]) - 0x30
      guard (0...9).contains(digit) else { return nil }
      result = result * 10 + digit
      position += 1
    }
    return result
  }

  /// A fraction in attoseconds.
  private mutating func decimals() -> Int64? {
    let start = position
    var result: Int64 = 0
    var scale: Int64 = 1_000_000_000_000_000_000
    while position < bytes.count, (0x30...0x39).contains(bytes[position]) {
      if scale > 1 {
        scale /= 10
        result += Int64(bytes[position] - 0x30) * scale
      }
      position += 1
    }
    return position == start ? nil : result
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, UInt32(bytes[position]) == character.value else { return false }
    position += 1
    return true
  }

  private static func days(of month: Int64, in year: Int64) -> Int64 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
