/// What stands behind a command, sorted into options and arguments, and checked against the table.
struct CommandArguments {
  /// The words that are no options.
  private(set) var arguments: [String] = []
  private var values: [Flag: [String]] = [:]

  /// Sorts; stops at a request for help, whatever follows it.
  init(_ words: ArraySlice<String>, of command: Command) throws(UsageError) {
    var words = words
    var optionsAreOver = false
    while let word = words.popFirst() {
      if !optionsAreOver, word == "--" {
        optionsAreOver = true
      } else if !optionsAreOver, word.hasPrefix("-"), word.count > 1 {
        try read(option: word, of: command, words: &words)
        if has(.help) { return }
      } else {
        guard let argument = command.argument, argument.isRepeatable || arguments.isEmpty else {
          throw .extraArgument(word, of: command)
        }
        arguments.append(word)
      }
    }
  }

  /// The argument of a command that takes one.
  var argument: String? { arguments.first }

  /// Whether the option was given.
  func has(_ flag: Flag) -> Bool { values[flag] != nil }

  /// The value of an option, if it was given.
  func value(of flag: Flag) -> String? { values[flag]?.first }

  /// The values of an option that may be given several times, in order.
  func values(of flag: Flag) -> [String] { values[flag] ?? [] }

  private mutating func read(
    option word: String,
    of command: Command,
    words: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0] == "-h" ? Flag.help.name : parts[0]
    let attached = parts.count > 1 ? parts[1] : nil
    guard let flag = command.flags.first(where: { $0.name == name }) else {
      throw .unknownFlag(parts[0], of: command)
    }
    guard values[flag] == nil || flag.isRepeatable else { throw .repeated(flag) }
    guard let kind = flag.value else {
      if let attached { throw .unwantedValue(attached, of: flag) }
      values[flag] = [""]
      return
    }
    // A value that looks like an option is more likely a forgotten value; `--config=--odd` is there for the rest.
    let following = words.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
    if attached == nil, following != nil { words.removeFirst() }
    guard let value = attached ?? following, !value.isEmpty else { throw .missingValue(of: flag, kind) }
    if case .choice(let names) = kind, !names.contains(value) {
      throw .wrongChoice(value, of: flag, names)
    }
    values[flag, default: []].append(value)
  }
}
