import Foundation

/// What stands behind a command, sorted into options and arguments, and checked against the table.
package struct CommandArguments: Sendable {
  /// What the command line is of.
  package let tool: AdapterTool
  /// What it asks for.
  package let command: Command
  /// The words that are no options.
  package private(set) var arguments: [String] = []
  private var values: [Flag: [String]] = [:]

  /// Sorts; stops at a request for help, whatever follows it.
  init(_ words: ArraySlice<String>, of command: Command, in tool: AdapterTool) throws(UsageError) {
    self.tool = tool
    self.command = command
    var words = words
    var optionsAreOver = false
    // The option before the word whose value is a list.
    var list: Flag?
    while let word = words.popFirst() {
      if !optionsAreOver, word == "--" {
        optionsAreOver = true
      } else if !optionsAreOver, word.hasPrefix("-"), word.count > 1 {
        try read(option: word, words: &words)
        if has(.help) { return }
        list = command.flags.first { $0.isList && $0.name == word }
      } else {
        guard let argument = command.argument, argument.isRepeatable || arguments.isEmpty else {
          if let list, let value = value(of: list) {
            throw .brokenList(of: list, [value, word] + words.prefix { !$0.hasPrefix("-") })
          }
          throw .extraArgument(word, of: command, in: tool)
        }
        list = nil
        arguments.append(word)
      }
    }
    try refuseSharedOutput()
    try refuseOutputToInput()
  }

  /// Refuses a document in the place of a file that the command reads.
  private func refuseOutputToInput() throws(UsageError) {
    let outputs = command.flags.filter { $0.isOutput && has($0) }.compactMap { flag in
      file(of: flag).flatMap { $0.isStandardOutput ? nil : (flag, $0.place) }
    }
    let inputs = command.flags.filter(\.isInput).flatMap(values(of:))
    let words = inputs + (command.argument?.isFile == true ? arguments : [])
    for (flag, place) in outputs {
      guard let input = words.first(where: { OutputFile(path: $0).place == place && access($0, F_OK) == 0 })
      else {
        continue
      }
      throw UsageError(
        problem: "\(flag.name) names the file that the command reads, \(quoted(input))",
        advice: "name another file for the document"
      )
    }
  }

  /// Refuses two documents for one file, or for standard output.
  private func refuseSharedOutput() throws(UsageError) {
    var flags: [String: Flag] = [:]
    for flag in command.flags where flag.isOutput && has(flag) {
      let file = file(of: flag).flatMap { $0.isStandardOutput ? nil : $0.place } ?? "-"
      if let other = flags[file] {
        guard file == "-" else {
          throw UsageError(
            problem: "\(other.name) and \(flag.name) name the same file",
            advice: "name another one for one of them"
          )
        }
        throw UsageError(
          problem: "\(other.name) and \(flag.name) both print to standard output",
          advice: other.value == nil && flag.value == nil
            ? "leave one of them out" : "name a file for one of them"
        )
      }
      flags[file] = flag
    }
  }

  /// The argument of a command that takes one.
  package var argument: String? { arguments.first }

  /// Whether the option was given.
  package func has(_ flag: Flag) -> Bool { values[flag] != nil }

  /// The value of an option, if it was given.
  package func value(of flag: Flag) -> String? { values[flag]?.first }

  /// The values of an option that may be given several times, in order.
  package func values(of flag: Flag) -> [String] { values[flag] ?? [] }

  /// The file that an option names, if it names one.
  package func file(of flag: Flag) -> OutputFile? {
    flag.value == nil ? nil : value(of: flag).map(OutputFile.init)
  }

  /// The files of the documents that the command line asks for.
  var outputFiles: [OutputFile] {
    command.flags.filter { $0.isOutput && has($0) }.compactMap(file).filter { !$0.isStandardOutput }
  }

  /// Refuses `-` for more than one file: standard input can be read once.
  ///
  /// - Parameters:
  ///   - flags: the options that name files to read.
  ///   - listFlag: the one whose list the arguments continue.
  package func refuseSecondStandardInput(of flags: [Flag], and listFlag: Flag? = nil) throws(UsageError) {
    let files =
      flags.flatMap { flag in values(of: flag).map { (flag.name, $0) } }
      + arguments.compactMap { file in listFlag.map { ($0.name, file) } }
    let names = files.filter { $0.1 == "-" }.map(\.0)
    guard names.count > 1 else { return }
    throw UsageError(
      problem: names[0] == names[1]
        ? "\(names[0]) names standard input (-) more than once"
        : "\(names[0]) and \(names[1]) both name standard input (-)",
      advice: "it can be read once; write one of the documents to a file"
    )
  }

  /// How the command is written, for messages about what is missing.
  package var usage: String { "\(tool.name) \(command.usage)" }

  private mutating func read(
    option word: String,
    words: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0] == "-h" ? Flag.help.name : parts[0]
    let attached = parts.count > 1 ? parts[1] : nil
    guard let flag = command.flags.first(where: { $0.name == name }) else {
      throw .unknownFlag(parts[0], of: command, in: tool)
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

extension CommandArguments: Equatable {
  package static func == (one: CommandArguments, other: CommandArguments) -> Bool {
    one.command.name == other.command.name && one.arguments == other.arguments && one.values == other.values
  }
}
