import AdapterConformance

/// What a command line asks for.
enum Invocation: Equatable, Sendable {
  case run(RunOptions)
  case units(UnitsOptions)
  case check(CheckOptions)
  case rules(RulesOptions)
  case play(PlayOptions)
  case stream(StreamOptions)
  case inspect(InspectOptions)
  case simulate(SimulateOptions)
  case newAdapter(NewAdapterOptions)
  case completions(Shell)
  /// Help for a command, or for the tool.
  case help(Command?)
  case version
}

/// What `mediate run` is asked for.
struct RunOptions: Equatable, Sendable {
  /// The ad unit; nil when the command line names none.
  var adUnit: String?
  /// The file with the configuration; nil for the bundled one.
  var config: String?
  /// The file with the sample network's inventory; nil for the bundled one.
  var inventory: String?
  var disableImageLoading = false
  var multipleImages = false
  var orientation = ImageOrientation.any
  var realTime = false
  var json = false
}

/// What `mediate units` is asked for.
struct UnitsOptions: Equatable, Sendable {
  /// The file with the configuration; nil for the bundled one.
  var config: String?
  var json = false
}

/// What `mediate check` is asked for.
struct CheckOptions: Equatable, Sendable {
  /// The adapters, by their class names or the last parts of these; none for all.
  var classNames: [String] = []
  /// The IDs of the rules; none for all.
  var ruleIDs: [String] = []
  /// The lowest level whose broken rules make the answer no.
  var level = ConformanceRule.Level.required
  /// Where the JSON document goes.
  var json: OutputFile?
  /// Where the JUnit document goes.
  var junit: OutputFile?
  var github = false
}

/// What `mediate rules` is asked for.
struct RulesOptions: Equatable, Sendable {
  var json = false
  var markdown = false
}

/// Which way up images should be, by the words of the command line.
enum ImageOrientation: String, CaseIterable, Sendable {
  case any, portrait, landscape
}

extension Invocation {
  /// Reads a command line.
  ///
  /// - Parameter arguments: without the name of the program.
  static func parse(_ arguments: [String]) -> Result<Invocation, UsageError> {
    Result { () throws(UsageError) in try Invocation(arguments) }
  }

  private init(_ arguments: [String]) throws(UsageError) {
    guard let first = arguments.first else {
      self = .run(RunOptions())
      return
    }
    if first == Flag.version.name || first == Flag.help.name || first == "-h" {
      if arguments.count > 1 { throw .unexpectedArgument(arguments[1], after: first) }
      self = first == Flag.version.name ? .version : .help(nil)
    } else if let command = Command(rawValue: first) {
      try self.init(command, arguments.dropFirst())
    } else if first.hasPrefix("-") {
      // Options alone are options of the command that runs when there is none.
      try self.init(.run, arguments[...])
    } else {
      throw .unknownCommand(first)
    }
  }

  private init(_ command: Command, _ rest: ArraySlice<String>) throws(UsageError) {
    let arguments = try CommandArguments(rest, of: command)
    if arguments.has(.help) {
      self = .help(command)
      return
    }
    switch command {
    case .run: self = .run(RunOptions(arguments))
    case .units:
      self = .units(UnitsOptions(config: arguments.value(of: .config), json: arguments.has(.json)))
    case .check: self = .check(try CheckOptions(arguments))
    case .rules: self = .rules(RulesOptions(json: arguments.has(.json), markdown: arguments.has(.markdown)))
    case .play: self = .play(try PlayOptions(arguments))
    case .stream: self = .stream(try StreamOptions(arguments))
    case .inspect:
      guard let source = arguments.argument else { throw .missingDocument }
      self = .inspect(
        InspectOptions(source: source, isStrict: arguments.has(.strict), json: arguments.has(.json))
      )
    case .simulate: self = .simulate(try SimulateOptions(arguments))
    case .newAdapter:
      guard let name = arguments.argument else { throw .missingAdapterName }
      self = .newAdapter(
        NewAdapterOptions(
          name: name,
          output: arguments.value(of: .output),
          adMediation: arguments.value(of: .adMediation)
        )
      )
    case .completions:
      guard let name = arguments.argument else { throw .missingShell }
      guard let shell = Shell(rawValue: name) else { throw .unknownShell(name) }
      self = .completions(shell)
    case .help:
      guard let name = arguments.argument else {
        self = .help(nil)
        return
      }
      guard let topic = Command(rawValue: name) else { throw .unknownCommand(name) }
      self = .help(topic)
    }
  }
}

extension RunOptions {
  fileprivate init(_ arguments: CommandArguments) {
    adUnit = arguments.argument
    config = arguments.value(of: .config)
    inventory = arguments.value(of: .inventory)
    disableImageLoading = arguments.has(.disableImageLoading)
    multipleImages = arguments.has(.multipleImages)
    orientation = arguments.value(of: .orientation).flatMap(ImageOrientation.init) ?? .any
    realTime = arguments.has(.realTime)
    json = arguments.has(.json)
  }
}

extension CheckOptions {
  fileprivate init(_ arguments: CommandArguments) throws(UsageError) {
    classNames = arguments.arguments
    ruleIDs = arguments.values(of: .rule)
    level = arguments.value(of: .level).flatMap(ConformanceRule.Level.init) ?? .required
    json = arguments.value(of: .jsonFile).map(OutputFile.init)
    junit = arguments.value(of: .junit).map(OutputFile.init)
    github = arguments.has(.github)
    if json != nil, json == junit { throw .sameFile }
  }
}
