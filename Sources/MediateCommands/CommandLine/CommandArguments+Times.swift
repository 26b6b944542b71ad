import AdPlatform
import AdapterTool

extension CommandArguments {
  /// The time behind an option; nil without the option.
  func time(of flag: Flag) throws(UsageError) -> Duration? {
    guard let text = value(of: flag) else { return nil }
    guard let time = TimeArgument.time(text[...]) else {
      throw .invalid(text, of: flag, "write \(TimeArgument.forms), at most 24 hours")
    }
    return time
  }

  /// The pairs of times behind an option, in order.
  func spans(of flag: Flag) throws(UsageError) -> [TimeSpan] {
    var spans: [TimeSpan] = []
    for text in values(of: flag) {
      guard let span = TimeSpan(text) else {
        throw .invalid(text, of: flag, "write two times such as 60:120 in seconds, or 1:00-2:00")
      }
      spans.append(span)
    }
    return spans
  }
}

extension UsageError {
  static func invalid(_ text: String, of flag: Flag, _ advice: String) -> UsageError {
    UsageError(problem: "\(quoted(text)) is not a valid value for \(flag.name)", advice: advice)
  }

  static func zero(_ flag: Flag) -> UsageError {
    UsageError(problem: "\(flag.name) is 0", advice: "write a longer one, such as 10:00")
  }

  static func emptySpan(_ flag: Flag, _ time: Duration) -> UsageError {
    UsageError(
      problem: "\(flag.name) goes from \(time.clock) to \(time.clock)",
      advice: "write two different times"
    )
  }
}
