/// The scripts of `mediate completions`, made from the table of commands.
struct ShellCompletion {
  /// The ad units to complete: the bundled ones.
  var adUnits: [String]
  /// The class names of the adapters in the tool.
  var adapters: [String] = []
  /// The IDs of the rules.
  var ruleIDs: [String] = []
  /// The sample ad server's streams.
  var streams: [String] = []

  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    }
  }

  /// The words that may follow a command beside its options.
  private func arguments(of command: Command) -> [String] {
    switch command {
    case .run: adUnits
    case .units, .rules, .play, .stream, .inspect, .simulate, .newAdapter: []
    case .check: adapters
    case .completions: Shell.allCases.map(\.rawValue)
    case .help: Command.allCases.map(\.rawValue)
    }
  }

  /// Every option of every command.
  private var allFlags: [Flag] {
    var seen: Set<Flag> = []
    return Command.allCases.flatMap(\.flags).filter { seen.insert($0).inserted }
  }

  /// Where the value of an option is expected, as a pattern for the command and the option: with every command,
  /// unless the same name stands alone with another one.
  private func pattern(for flag: Flag) -> String {
    guard allFlags.contains(where: { $0.name == flag.name && $0 != flag }) else {
      return "*\" \(flag.name)\""
    }
    return Command.allCases.filter { $0.flags.contains(flag) }
      .map { "\"\($0.rawValue) \(flag.name)\"" }
      .joined(separator: "|")
  }

  /// The line of the script that completes the value of an option.
  private func completion(of flag: Flag, _ value: Flag.Value) -> String {
    let action =
      switch value {
      case .file, .path: "_mediate_files \"$word\"; return"
      case .choice(let names): "words=\"\(names.joined(separator: " "))\""
      case .time, .number: "COMPREPLY=(); return"
      case .name: "words=\"\(names(of: flag).joined(separator: " "))\""
      }
    return "    \(pattern(for: flag))) \(action) ;;"
  }

  private func names(of flag: Flag) -> [String] {
    flag == .stream ? streams : ruleIDs
  }

  private var bash: String {
    let values = allFlags.compactMap { flag in flag.value.map { completion(of: flag, $0) } }
    let commands = Command.allCases.map { command in
      let words = arguments(of: command) + command.flags.map(\.name)
      let files =
        command.argument?.isFile == true
        ? "if [[ \"$word\" != -* ]]; then _mediate_files \"$word\"; return; fi; " : ""
      return "      \(command.rawValue)) \(files)words=\"\(words.joined(separator: " "))\" ;;"
    }
    let bareOptions = Command.run.flags.map(\.name).joined(separator: " ")
    let firstWords = Command.allCases.map(\.rawValue).joined(separator: " ")
    return """
      # Completes the command lines of mediate.
      _mediate_files() {
        local IFS=$'\\n'
        compopt -o filenames 2>/dev/null
        COMPREPLY=($(compgen -f -- "$1"))
      }
      _mediate() {
        local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words=""
        # bash takes --flag=value for three words.
        if [[ "$word" == "=" ]]; then
          word=""
        elif [[ "$previous" == "=" ]]; then
          previous="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        case "${COMP_WORDS[1]} $previous" in
      \(values.joined(separator: "\n"))
        esac
        if [[ -z "$words" && "$COMP_CWORD" -eq 1 ]]; then
          words="\(firstWords) \(bareOptions) \(Flag.version.name)"
        elif [[ -z "$words" ]]; then
          case "${COMP_WORDS[1]}" in
      \(commands.joined(separator: "\n"))
            -*) words="\(bareOptions)" ;;
          esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -F _mediate mediate

      """
  }

  /// zsh runs bash's script after some preparation.
  private var zsh: String {
    """
    (( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
    (( $+functions[complete] )) || { autoload -Uz bashcompinit && bashcompinit; }
    \(bash)
    """
  }
}
