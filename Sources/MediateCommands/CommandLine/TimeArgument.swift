/// A time on the command line: seconds (`90`, `7.5`), `M:SS` or `H:MM:SS`, with up to three decimals.
enum TimeArgument {
  /// 24 hours: longer content shows nothing that shorter does not.
  static let maximum: Duration = .seconds(24 * 3600)

  /// What stands for the forms in messages.
  static let forms = "seconds, M:SS or H:MM:SS"

  /// The time, or nil for a text of another form or a time beyond ``maximum``.
  static func time(_ text: Substring) -> Duration? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), let last = parts.last, let seconds = decimal(last) else {
      return nil
    }
    // Only the first number may be larger than a clock shows, and all others have two digits.
    for part in parts.dropFirst().dropLast() where part.count != 2 { return nil }
    if parts.count > 1, last.prefix(while: { $0 != "." }).count != 2 || seconds >= .seconds(60) { return nil }
    let whole = parts.dropLast().map(whole)
    guard !whole.contains(nil), whole.count < 2 || whole[1].map({ $0 < 60 }) == true else { return nil }
    let minutes = whole.compactMap { $0 }.reduce(0) { $0 * 60 + $1 }
    let time = .seconds(minutes * 60) + seconds
    return time <= maximum ? time : nil
  }

  /// Up to five digits, more than the seconds of a day.
  private static func whole(_ text: Substring) -> Int? {
    guard (1...5).contains(text.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(text)
  }

  private static func decimal(_ text: Substring) -> Duration? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let seconds = parts.first.flatMap({ whole($0) }) else { return nil }
    guard parts.count == 2 else { return .seconds(seconds) }
    guard parts[1].count <= 3, let fraction = whole(parts[1]) else { return nil }
    let scale = [100, 10, 1][parts[1].count - 1]
    return .seconds(seconds) + .milliseconds(fraction * scale)
  }
}

/// Two times on the command line: `FROM:TO` in seconds, or `FROM-TO` with times of any form.
///
/// A colon between times that contain colons themselves would be ambiguous.
struct TimeSpan: Equatable, Sendable {
  var from: Duration
  var to: Duration
}

extension TimeSpan {
  /// The times, or nil for a text of another form.
  init?(_ text: String) {
    let separator: Character = text.contains("-") ? "-" : ":"
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 2, let from = TimeArgument.time(parts[0]), let to = TimeArgument.time(parts[1])
    else {
      return nil
    }
    self.init(from: from, to: to)
  }
}
