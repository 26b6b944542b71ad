import AdMediation
import AdapterConformance

extension Command {
  /// Checks adapters.
  package static let check = Command(
    "check",
    argument: Argument(
      "CLASS",
      isRepeatable: true,
      description: "adapter classes",
      words: { $0.adapters.map(\.className) }
    ),
    flags: [.rule, .level, .jsonFile, .junit, .github, .help],
    summary: "Check adapters against the rule book.",
    details: { tool in
      [
        "Loads, shows and taps ads with each adapter, on virtual time and with a double of its network, and says"
          + " rule by rule whether it keeps the contract: ✓ kept, ✗ broken, ! blocked by another rule that is"
          + " broken, – not checked and why. What is broken is explained below, with what was expected, what happened"
          + " and the timeline.",
        "CLASS is the Class Name of an adapter in the tool, or its last part. Without one all are checked:"
          + " \(tool.adapters.map(\.className).joined(separator: ", ")).",
        "Where FILE is - the report goes to standard output in the place of the text, and the annotations of"
          + " --github to standard error.",
        "The exit status is 1 when a required rule is broken or blocked, or, with --level recommended, any; 2 for a"
          + " wrong command line or a report that cannot be written; and otherwise 0. An adapter that blocks the main"
          + " thread for a minute ends the tool with status 1 and no report.",
      ]
    },
    options: CheckOptions.init,
    run: { options, tool throws(CommandFailure) in
      try await CheckCommand(options, tool: tool).report()
    }
  )
}

/// What `check` is asked for.
struct CheckOptions: Equatable, Sendable {
  /// The adapters, by their class names or the last parts of these; none for all.
  var classNames: [String] = []
  /// The IDs of the rules; none for all.
  var ruleIDs: [String] = []
  /// The lowest level whose broken rules make the answer no.
  var level = ConformanceRule.Level.required
  /// Whether broken rules are annotated for GitHub Actions.
  var isAnnotated = false
}

extension CheckOptions {
  fileprivate init(_ arguments: CommandArguments) throws(UsageError) {
    classNames = arguments.arguments
    ruleIDs = arguments.values(of: .rule)
    level = arguments.value(of: .level).flatMap(ConformanceRule.Level.init) ?? .required
    isAnnotated = arguments.has(.github)
    if let json = arguments.file(of: .jsonFile), json == arguments.file(of: .junit) {
      throw UsageError(
        problem: "--json and --junit name the same file",
        advice: "name another one for one of them"
      )
    }
  }
}

extension Flag {
  fileprivate static let rule = Flag(
    "--rule",
    .name("ID", of: RuleBook.rules.map(\.id)),
    isRepeatable: true,
    summary: "Check this rule only; give it again for more."
  )
  fileprivate static let level = Flag(
    "--level",
    .choice(ConformanceRule.Level.allCases.map(\.rawValue)),
    summary: "Which broken rules make the exit status 1: required ones, or recommended ones as well."
  )
  static let jsonFile = Flag("--json", .file, summary: "Write the results to this file as one JSON document.")
  static let junit = Flag("--junit", .file, summary: "Write the results to this file as JUnit XML.")
  fileprivate static let github = Flag(
    "--github",
    summary: "Print broken rules as annotations for GitHub Actions, too."
  )
}

/// An adapter that is compiled into the tool, with the fixture that checks it.
private struct CheckedAdapter: Sendable {
  /// As a configuration has it.
  let className: String
  let fixture: any AdapterFixture.Type

  @MainActor
  init(_ fixture: any AdapterFixture.Type) {
    className = String(reflecting: fixture.init().adapter.type)
    self.fixture = fixture
  }

  /// Whether this name selects it: its whole name, or the part after the dot.
  func isNamed(_ name: String) -> Bool {
    className == name || className.split(separator: ".").last.map(String.init) == name
  }
}

extension AdapterTool {
  /// The adapters that can be checked, in the order of reports.
  @MainActor
  fileprivate var adapters: [CheckedAdapter] { fixtures.map(CheckedAdapter.init) }
}

/// Picks adapters and rules, and checks them.
@MainActor
private struct CheckCommand {
  private let options: CheckOptions
  private let adapters: [CheckedAdapter]
  private let rules: [ConformanceRule]
  private let tool: AdapterTool

  /// Finds adapters and rules by their names. Reports have them in the order of the tool.
  init(_ options: CheckOptions, tool: AdapterTool) throws(CommandFailure) {
    let all = tool.adapters
    for name in options.classNames where !all.contains(where: { $0.isNamed(name) }) {
      throw Self.unknown("adapter \(quoted(name)) in the tool", name, among: all.map(\.className))
    }
    for id in options.ruleIDs where RuleBook.rule(id) == nil {
      throw Self.unknown(
        "rule \(quoted(id))",
        id,
        among: RuleBook.rules.map(\.id),
        otherwise: "\(tool.name) rules lists those that exist"
      )
    }
    adapters = all.filter { adapter in
      options.classNames.isEmpty || options.classNames.contains(where: adapter.isNamed)
    }
    let wanted = Set(options.ruleIDs.compactMap(RuleBook.rule))
    rules = RuleBook.rules.filter { wanted.isEmpty || wanted.contains($0) }
    self.options = options
    self.tool = tool
  }

  private static func unknown(
    _ thing: String,
    _ name: String,
    among names: [String],
    otherwise advice: String? = nil
  ) -> CommandFailure {
    let advice =
      UsageError.didYouMean(name, among: names) ?? advice ?? "write one of \(names.joined(separator: ", "))"
    return CommandFailure(message: "there is no \(thing); \(advice)")
  }

  /// Checks the adapters side by side: the networks of the fixtures share nothing.
  func report() async -> CheckReport {
    let checks = adapters.map { adapter in
      Task { await ConformanceSuite.run(rules, with: adapter.fixture, atOnce: rules.count) }
    }
    var reports: [ConformanceReport] = []
    for check in checks { reports.append(await check.value) }
    return CheckReport(reports, level: options.level, isAnnotated: options.isAnnotated, tool: tool.name)
  }
}
