extension Command {
  /// Explains a command, or the tool.
  package static let help = Command(
    "help",
    argument: Argument("COMMAND", description: "one command", words: { $0.commands.map(\.name) }),
    flags: [.help],
    summary: "Explain a command.",
    options: HelpOptions.init,
    run: { options, tool in
      HelpText(tool: tool).page(for: options.command.flatMap(tool.command))
    }
  )

  /// Prints the version. The option `--version` runs it; lists of commands omit it.
  static let version = Command(
    Flag.version.name,
    flags: [],
    summary: Flag.version.summary,
    options: { _ in Flag.version },
    run: { _, tool in StyledText(plain: "\(tool.name) \(tool.version)\n") }
  )

  /// Prints a script that completes the tool's command lines.
  ///
  /// - Parameter tool: the name of the tool.
  package static func completions(for tool: String) -> Command {
    Command(
      "completions",
      argument: Argument(
        Shell.placeholder,
        isRequired: true,
        description: "one shell",
        words: { _ in Shell.allCases.map(\.rawValue) }
      ),
      flags: [.help],
      summary: "Print a script that completes \(tool)'s command lines.",
      details: { _ in Shell.allCases.map { "For \($0): source <(\(tool) completions \($0))" } },
      options: Shell.init,
      run: { shell, tool in StyledText(plain: ShellCompletion(tool: tool).script(for: shell)) }
    )
  }
}

/// What `help` is asked for.
struct HelpOptions: Equatable, Sendable {
  /// The name of the command; nil for the tool.
  var command: String?
}

extension HelpOptions {
  fileprivate init(_ arguments: CommandArguments) throws(UsageError) {
    command = arguments.argument
    guard let command, arguments.tool.command(named: command) == nil else { return }
    throw .unknownCommand(command, of: arguments.tool)
  }
}

/// The shells that there is a completion script for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh

  fileprivate static let placeholder = allCases.map(\.rawValue).joined(separator: "|")

  fileprivate init(_ arguments: CommandArguments) throws(UsageError) {
    guard let name = arguments.argument else {
      throw UsageError(problem: "the shell is missing", advice: "write \(arguments.usage)")
    }
    guard let shell = Shell(rawValue: name) else {
      throw UsageError(
        problem: "there is no completion for \(quoted(name))",
        advice: "write \(arguments.usage)"
      )
    }
    self = shell
  }
}
