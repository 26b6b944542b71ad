/// What a command line asks for.
package struct Invocation: Sendable {
  package let arguments: CommandArguments
  /// As the command reads them.
  package let options: any Equatable & Sendable
  /// Does it.
  let run: @MainActor @Sendable () async throws(CommandFailure) -> any Report
}

extension Invocation: Equatable {
  package static func == (one: Invocation, other: Invocation) -> Bool {
    func isEqual<Options: Equatable>(_ options: Options) -> Bool { options == other.options as? Options }
    return one.arguments == other.arguments && isEqual(one.options)
  }
}

extension AdapterTool {
  /// Reads a command line.
  ///
  /// - Parameter words: without the name of the program.
  package func parse(_ words: [String]) -> Result<Invocation, UsageError> {
    Result { () throws(UsageError) in try invocation(of: words) }
  }

  private func invocation(of words: [String]) throws(UsageError) -> Invocation {
    guard let first = words.first else { return try invocation(of: commands[0], []) }
    if first == Flag.version.name || first == Flag.help.name || first == "-h" {
      if words.count > 1 { throw .unexpectedArgument(words[1], after: first) }
      let command = first == Flag.version.name ? Command.version : .help
      return try invocation(of: command, [])
    }
    if let command = command(named: first) { return try invocation(of: command, words.dropFirst()) }
    // Options alone are options of the command that runs when there is none.
    guard first.hasPrefix("-") else { throw .unknownCommand(first, of: self) }
    try refuseUnknownOption(first)
    return try invocation(of: commands[0], words[...])
  }

  /// In the place of a command, an option may also have been meant for the tool.
  private func refuseUnknownOption(_ word: String) throws(UsageError) {
    let name = String(word.prefix { $0 != "=" })
    let names = commands[0].flags.map(\.name) + [Flag.version.name]
    guard !["-h", "--"].contains(name), !names.contains(name), word != "-" else { return }
    guard let advice = UsageError.didYouMean(name, among: names) else { return }
    throw UsageError(problem: "unknown option \(quoted(name))", advice: advice)
  }

  private func invocation(of command: Command, _ words: ArraySlice<String>) throws(UsageError) -> Invocation {
    let arguments = try CommandArguments(words, of: command, in: self)
    guard !arguments.has(.help) else { return try invocation(of: .help, [command.name]) }
    return try command.invocation(arguments)
  }

  func command(named name: String) -> Command? { commands.first { $0.name == name } }
}
