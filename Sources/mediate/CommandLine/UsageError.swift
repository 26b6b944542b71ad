import AdPlatform

/// What is wrong with a command line and what to do about it.
struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  var problem: String
  var advice: String

  var description: String { "\(problem); \(advice)" }
}

extension UsageError {
  static func unknownCommand(_ name: String) -> UsageError {
    let nearest = didYouMean(name, among: Command.allCases.map(\.rawValue))
    let otherwise =
      name.contains("/")
      ? "to load an ad unit write mediate run \(name.printable())" : "mediate help lists the commands"
    return UsageError(problem: "unknown command \(quoted(name))", advice: nearest ?? otherwise)
  }

  static func unknownFlag(_ name: String, of command: Command) -> UsageError {
    UsageError(
      problem: "unknown option \(quoted(name))",
      advice: didYouMean(name, among: command.flags.map(\.name))
        ?? "mediate help \(command.rawValue) lists the options"
    )
  }

  static func repeated(_ flag: Flag) -> UsageError {
    UsageError(problem: "\(flag.name) stands here twice", advice: "give it once")
  }

  static func missingValue(of flag: Flag, _ value: Flag.Value) -> UsageError {
    UsageError(problem: "\(flag.name) has no value", advice: "write \(flag.name) \(value.placeholder)")
  }

  static func unwantedValue(_ value: String, of flag: Flag) -> UsageError {
    UsageError(problem: "\(flag.name) takes no value", advice: "leave out \(quoted("=" + value))")
  }

  static func wrongChoice(_ value: String, of flag: Flag, _ names: [String]) -> UsageError {
    UsageError(
      problem: "\(flag.name) cannot be \(quoted(value))",
      advice: didYouMean(value, among: names) ?? "write one of \(names.joined(separator: ", "))"
    )
  }

  static func extraArgument(_ word: String, of command: Command) -> UsageError {
    let advice =
      switch command {
      case .play: "write \(Flag.adTag.name) before it"
      case .stream: "write \(Flag.content.name) before it"
      default: "mediate \(command.rawValue) takes \(command.argument?.description ?? "options only")"
      }
    return UsageError(problem: "unexpected argument \(quoted(word))", advice: advice)
  }

  static func unexpectedArgument(_ word: String, after flag: String) -> UsageError {
    UsageError(problem: "unexpected argument \(quoted(word))", advice: "\(flag) stands alone")
  }

  static let missingAdapterName = UsageError(
    problem: "no name is given",
    advice: "write mediate \(Command.newAdapter.usage), such as mediate new-adapter Acme"
  )

  static let missingDocument = UsageError(
    problem: "no document is named",
    advice: "write mediate \(Command.inspect.usage)"
  )

  static let missingShell = UsageError(
    problem: "no shell is named",
    advice: "write mediate \(Command.completions.usage)"
  )

  static let sameFile = UsageError(
    problem: "--json and --junit name the same file",
    advice: "name another one for one of them"
  )

  static func unknownClass(_ name: String, among names: [String]) -> UsageError {
    UsageError(
      problem: "there is no adapter \(quoted(name)) in the tool",
      advice: didYouMean(name, among: names) ?? "write one of \(names.joined(separator: ", "))"
    )
  }

  static func unknownRule(_ id: String, among ids: [String]) -> UsageError {
    UsageError(
      problem: "there is no rule \(quoted(id))",
      advice: didYouMean(id, among: ids) ?? "mediate rules lists those that exist"
    )
  }

  static func unknownShell(_ name: String) -> UsageError {
    UsageError(
      problem: "there is no completion for \(quoted(name))",
      advice: "write mediate \(Command.completions.usage)"
    )
  }

  static func didYouMean(_ name: String, among names: [String]) -> String? {
    let nearest = NearestNames.to(name, among: names)
    return nearest.isEmpty ? nil : "did you mean \(nearest.joined(separator: " or "))?"
  }
}

/// A text of the user's in a message.
func quoted(_ text: String) -> String { "\"\(text.printable())\"" }
