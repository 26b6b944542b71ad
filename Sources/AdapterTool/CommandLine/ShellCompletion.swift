/// The scripts of `completions`, made from the table of commands.
@MainActor
struct ShellCompletion {
  let tool: AdapterTool

  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    }
  }

  /// Every option of every command.
  private var allFlags: [Flag] {
    var seen: Set<Flag> = []
    return tool.commands.flatMap(\.flags).filter { seen.insert($0).inserted }
  }

  /// Where the value of an option is expected, as a pattern for the command and the option: with every command,
  /// unless the same name stands alone with another one.
  private func pattern(for flag: Flag) -> String {
    guard allFlags.contains(where: { $0.name == flag.name && $0 != flag }) else {
      return "*\" \(flag.name)\""
    }
    return tool.commands.filter { $0.flags.contains(flag) }
      .map { "\"\($0.name) \(flag.name)\"" }
      .joined(separator: "|")
  }

  /// The line of the script that completes the value of an option.
  private func completion(of flag: Flag, _ value: Flag.Value) -> String {
    let action =
      switch value {
      case .file, .path: "_\(tool.name)_files \"$word\"; return"
      case .time, .number: "COMPREPLY=(); return"
      case .choice(let names), .name(_, let names): "words=\"\(names.joined(separator: " "))\""
      }
    return "    \(pattern(for: flag))) \(action) ;;"
  }

  private var bash: String {
    let values = allFlags.compactMap { flag in flag.value.map { completion(of: flag, $0) } }
    let commands = tool.commands.map { command in
      let words = (command.argument?.words(tool) ?? []) + command.flags.map(\.name)
      let files =
        command.argument?.isFile == true
        ? "if [[ \"$word\" != -* ]]; then _\(tool.name)_files \"$word\"; return; fi; " : ""
      return "      \(command.name)) \(files)words=\"\(words.joined(separator: " "))\" ;;"
    }
    let bareOptions = tool.commands[0].flags.map(\.name).joined(separator: " ")
    let firstWords = tool.commands.map(\.name).joined(separator: " ")
    return """
      # Completes the command lines of \(tool.name).
      _\(tool.name)_files() {
        local IFS=$'\\n'
        compopt -o filenames 2>/dev/null
        COMPREPLY=($(compgen -f -- "$1"))
      }
      _\(tool.name)() {
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
      complete -F _\(tool.name) \(tool.name)

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
