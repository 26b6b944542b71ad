import AdPlatform

/// What is wrong with a command line and what to do about it.
package struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  package var problem: String
  package var advice: String

  package init(problem: String, advice: String) {
    self.problem = problem.printable(limit: Self.limit)
    self.advice = advice.printable(limit: Self.limit)
  }

  /// Long lists of names are advice, too.
  private static let limit = 4_000

  package var description: String { "\(problem); \(advice)" }
}

extension UsageError {
  static func unknownCommand(_ name: String, of tool: AdapterTool) -> UsageError {
    let nearest = didYouMean(name, among: tool.commands.map(\.name))
    let otherwise =
      name.contains("/")
      ? "to load an ad unit write \(tool.name) run \(name.printable())"
      : "\(tool.name) help lists the commands"
    return UsageError(problem: "unknown command \(quoted(name))", advice: nearest ?? otherwise)
  }

  static func unknownFlag(_ name: String, of command: Command, in tool: AdapterTool) -> UsageError {
    UsageError(
      problem: "unknown option \(quoted(name))",
      advice: didYouMean(name, among: command.flags.map(\.name))
        ?? "\(tool.name) help \(command.name) lists the options"
    )
  }

  static func repeated(_ flag: Flag) -> UsageError {
    UsageError(problem: "\(flag.name) was given more than once", advice: "give it once")
  }

  static func missingValue(of flag: Flag, _ value: Flag.Value) -> UsageError {
    UsageError(problem: "\(flag.name) has no value", advice: "write \(flag.name) \(value.placeholder)")
  }

  static func unwantedValue(_ value: String, of flag: Flag) -> UsageError {
    UsageError(problem: "\(flag.name) takes no value", advice: "leave out \(quoted("=" + value))")
  }

  static func wrongChoice(_ value: String, of flag: Flag, _ names: [String]) -> UsageError {
    UsageError(
      problem: "\(quoted(value)) is not a valid value for \(flag.name)",
      advice: didYouMean(value, among: names) ?? "write one of \(names.joined(separator: ", "))"
    )
  }

  static func noNumber(_ text: String, of flag: Flag, _ range: ClosedRange<Int>) -> UsageError {
    UsageError(
      problem: "\(quoted(text)) is not a valid value for \(flag.name)",
      advice: "write a whole number from \(range.lowerBound) to \(range.upperBound)"
    )
  }

  static func extraArgument(_ word: String, of command: Command, in tool: AdapterTool) -> UsageError {
    UsageError(
      problem: "unexpected argument \(quoted(word))",
      advice: command.strayArgumentAdvice
        ?? "\(tool.name) \(command.name) takes \(command.argument?.description ?? "options only")"
    )
  }

  /// Spaces in a list.
  ///
  /// - Parameter words: the option's value and the words behind it.
  static func brokenList(of flag: Flag, _ words: [String]) -> UsageError {
    let list = words.flatMap { $0.split(separator: ",") }.joined(separator: ",")
    return UsageError(
      problem: "unexpected argument \(quoted(words[1]))",
      advice: "for a list, write \(flag.name) \(list)"
    )
  }

  static func unexpectedArgument(_ word: String, after flag: String) -> UsageError {
    UsageError(problem: "unexpected argument \(quoted(word))", advice: "\(flag) takes no argument")
  }

  /// Suggests names that are nearly the one that was written; nil if there is none.
  package static func didYouMean(_ name: String, among names: [String]) -> String? {
    let nearest = NearestNames.to(name, among: names)
    return nearest.isEmpty ? nil : "did you mean \(nearest.joined(separator: " or "))?"
  }
}

/// A text of the user's in a message.
package func quoted(_ text: String) -> String { "\"\(text.printable())\"" }
