/// The commands of the tool. This table is all that parsing, help and shell completion know of them.
enum Command: String, CaseIterable, Sendable {
  case run, units, completions, help
}

extension Command {
  /// What a command takes beside its options.
  struct Argument: Sendable {
    /// What help writes in its place.
    var placeholder: String
    var isRequired: Bool
    /// What it is, for messages about a second one.
    var description: String
  }

  var argument: Argument? {
    switch self {
    case .run: Argument(placeholder: "AD-UNIT", isRequired: false, description: "one ad unit")
    case .units: nil
    case .completions:
      Argument(
        placeholder: Shell.allCases.map(\.rawValue).joined(separator: "|"),
        isRequired: true,
        description: "one shell"
      )
    case .help: Argument(placeholder: "COMMAND", isRequired: false, description: "one command")
    }
  }

  var flags: [Flag] {
    switch self {
    case .run:
      [
        .config, .inventory, .disableImageLoading, .multipleImages, .orientation, .realTime, .json, .help,
      ]
    case .units: [.config, .json, .help]
    case .completions, .help: [.help]
    }
  }

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .run: "Load an ad unit, show and tap its ad, and report what happened."
    case .units: "List the ad units and what each is for."
    case .completions: "Print a script that completes mediate's command lines."
    case .help: "Explain a command."
    }
  }

  /// What there is to know beyond the summary, a paragraph each.
  var details: [String] {
    switch self {
    case .run:
      [
        "Goes through the ad unit's waterfall, renders the ad in a headless view hierarchy, makes it visible,"
          + " taps its call to action, closes the screen that opens, and untracks it. Prints what became of each"
          + " source, the mapped assets, and every event with its time; what had no effect is marked ✗ and"
          + " explained.",
        "Without AD-UNIT it takes \(AdUnitChoice.defaultName), or the only ad unit of the file of --config.",
        "In virtual time a run waits for everything that still comes, such as late answers. With --real-time it"
          + " ends a second after the ad was released.",
        "The exit status is 0 for an ad, 1 for no fill, and 2 for a wrong command line or file.",
      ]
    case .units: ["Lists the bundled ad units, or those of the file of --config."]
    case .completions:
      [
        "For bash: source <(mediate completions bash)",
        "For zsh: source <(mediate completions zsh)",
      ]
    case .help: []
    }
  }

  /// The command with its argument, as help writes it.
  var usage: String {
    guard let argument else { return rawValue }
    return "\(rawValue) " + (argument.isRequired ? argument.placeholder : "[\(argument.placeholder)]")
  }
}

/// The shells that there is a completion script for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh
}
