/// The commands of the tool. This table is all that parsing, help and shell completion know of them.
enum Command: String, CaseIterable, Sendable {
  case run, units, check, rules
  case newAdapter = "new-adapter"
  case completions, help
}

extension Command {
  /// What a command takes beside its options.
  struct Argument: Sendable {
    /// What help writes in its place.
    var placeholder: String
    var isRequired: Bool
    /// Whether there may be several.
    var isRepeatable = false
    /// What it is, for messages about a second one.
    var description: String
  }

  var argument: Argument? {
    switch self {
    case .run: Argument(placeholder: "AD-UNIT", isRequired: false, description: "one ad unit")
    case .units, .rules: nil
    case .newAdapter: Argument(placeholder: "NAME", isRequired: true, description: "one network's name")
    case .check:
      Argument(placeholder: "CLASS", isRequired: false, isRepeatable: true, description: "adapter classes")
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
    case .check: [.rule, .level, .jsonFile, .junit, .github, .help]
    case .rules: [.json, .markdown, .help]
    case .newAdapter: [.output, .adMediation, .help]
    case .completions, .help: [.help]
    }
  }

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .run: "Load an ad unit, show and tap its ad, and report what happened."
    case .units: "List the ad units and what each is for."
    case .check: "Check adapters against the rule book."
    case .rules: "Print the rule book with its sources."
    case .newAdapter: "Write a package for a new adapter, with a test for each rule."
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
    case .check:
      [
        "Loads, shows and taps ads with each adapter, on virtual time and with a double of its network, and says"
          + " rule by rule whether it keeps the contract: ✓ kept, ✗ broken, ! blocked by another rule that is"
          + " broken, – not checked and why. What is broken is explained below, with what was expected, what happened"
          + " and the timeline.",
        "CLASS is the Class Name of an adapter in the tool, or its last part. Without one all are checked:"
          + " \(CheckedAdapter.all.map(\.className).joined(separator: ", ")).",
        "Where FILE is - the report goes to standard output in the place of the text, and the annotations of"
          + " --github to standard error.",
        "The exit status is 1 when a required rule is broken or blocked, or, with --level recommended, any; 2 for a"
          + " wrong command line or a report that cannot be written; and otherwise 0. An adapter that blocks the main"
          + " thread for a minute ends the tool with status 1 and no report.",
      ]
    case .rules: []
    case .newAdapter:
      [
        "NAME is the network's, as types begin with it: Acme. The package has a custom event, a double of the"
          + " network's SDK, a fixture for the rule book, tests that are green from the start, and a CI workflow.",
        "Nothing is overwritten: the folder must be new or empty.",
      ]
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
    let placeholder = argument.placeholder + (argument.isRepeatable ? "…" : "")
    return "\(rawValue) " + (argument.isRequired ? placeholder : "[\(placeholder)]")
  }
}

/// The shells that there is a completion script for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh
}
