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
    flags: [.rule, .level, .only, .since, .jobs, .jsonFile, .junit, .html, .github, .help],
    summary: "Check adapters against the rule book.",
    details: { tool in
      [
        "Loads, shows and taps ads with each adapter, on virtual time and with a double of its"
          + " network, and prints for each rule whether the adapter keeps it: ✓ kept, ✗ broken, ! blocked"
          + " by another broken rule. Broken rules are explained with what was expected, what happened and"
          + " the timeline, and are listed again at the end. Rules that do not apply to the adapter are"
          + " counted; --only not-checked lists them with the reasons.",
        "CLASS is the Class Name of an adapter in the tool, or its last part. Without CLASS, all adapters"
          + " are checked: \(tool.adapters.map(\.className).joined(separator: ", ")).",
        "--since compares the results with a file written by an earlier check --json. The text"
          + " ends with the rules whose results differ; the page and the JSON list them, too. The exit"
          + " status stays the same. FILE can be - for standard input.",
        "If FILE of a report is -, the report is written to standard output instead of the text, and"
          + " the annotations of --github to standard error.",
        "Adapters run in separate processes, --jobs at the same time. An adapter that traps, calls"
          + " exit, blocks the main thread for 10 seconds, or uses more than 2 GiB of memory breaks the"
          + " rule that was being checked. The report gives the signal or status and marks the last event,"
          + " and the other rules are checked. If checks of other rules end the process the same way,"
          + " those rules are reported as blocked by the first.",
        "The exit status is 1 if a required rule is broken or blocked (with --level recommended, any"
          + " rule); 2 for an invalid command line, or a file that cannot be read or written; and"
          + " otherwise 0.",
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
  /// The IDs of the rules, or what they begin with; none for all.
  var ruleIDs: [String] = []
  /// Which results the text lists; nil for all that apply.
  var only: CheckReport.Part?
  /// The lowest level whose broken rules make the answer no.
  var level = ConformanceRule.Level.required
  /// The file with the results of an earlier check; nil to compare with none.
  var since: String?
  /// How many processes check at once; nil for one on each processor.
  var jobs: Int?
  /// Whether broken rules are annotated for GitHub Actions.
  var isAnnotated = false
}

extension CheckOptions {
  fileprivate init(_ arguments: CommandArguments) throws(UsageError) {
    jobs = try arguments.jobs
    classNames = arguments.arguments
    ruleIDs = arguments.values(of: .rule)
    level = arguments.value(of: .level).flatMap(ConformanceRule.Level.init) ?? .required
    only = arguments.value(of: .only).flatMap(CheckReport.Part.init)
    isAnnotated = arguments.has(.github)
    since = arguments.value(of: .since)
  }
}

extension Flag {
  fileprivate static let rule = Flag(
    "--rule",
    .name("ID", of: ConformanceRule.Family.allCases.map(\.rawValue) + RuleBook.rules.map(\.id)),
    isRepeatable: true,
    summary: "Check these rules only: a comma-separated list, such as LOAD-2 or LOAD,BID. Repeatable."
  )
  fileprivate static let level = Flag(
    "--level",
    .choice(ConformanceRule.Level.allCases.map(\.rawValue)),
    summary: "Which broken rules make the exit status 1: required ones, or recommended ones as well."
  )
  fileprivate static let only = Flag(
    "--only",
    .choice(CheckReport.Part.allCases.map(\.rawValue)),
    summary: "List these results only: broken and blocked rules, kept ones, or those that were not checked."
  )
  static let since = Flag(
    "--since",
    .file,
    summary: "Compare the results with those that check --json wrote to this file."
  )
  static let jsonFile = Flag(
    "--json",
    .file,
    isOutput: true,
    summary: "Write the results to this file as one JSON document."
  )
  static let junit = Flag(
    "--junit",
    .file,
    isOutput: true,
    summary: "Write the results to this file as JUnit XML."
  )
  fileprivate static let github = Flag(
    "--github",
    summary: "Print broken rules as annotations for GitHub Actions, too."
  )
}

/// An adapter that is compiled into the tool, with the fixture that checks it.
private struct CheckedAdapter: Sendable {
  /// Its place in the tool.
  let index: Int
  /// As a configuration has it.
  let className: String
  let fixture: any AdapterFixture.Type

  @MainActor
  init(_ fixture: any AdapterFixture.Type, at index: Int) {
    self.index = index
    className = String(reflecting: fixture.init().adapter.type)
    self.fixture = fixture
  }

  /// Whether this name selects it: its whole name, or the part after the dot.
  func isNamed(_ name: String) -> Bool {
    className == name || className.withoutModules == name
  }
}

extension AdapterTool {
  /// The adapters that can be checked, in the order of reports.
  @MainActor
  fileprivate var adapters: [CheckedAdapter] { fixtures.enumerated().map { CheckedAdapter($1, at: $0) } }
}

/// Picks adapters and rules, and checks them.
@MainActor
private struct CheckCommand {
  private let options: CheckOptions
  private let adapters: [CheckedAdapter]
  private let rules: [ConformanceRule]
  private let earlier: EarlierResults?
  private let tool: AdapterTool

  /// Finds adapters and rules by their names. Reports have them in the order of the tool.
  init(_ options: CheckOptions, tool: AdapterTool) throws(CommandFailure) {
    let all = tool.adapters
    for name in options.classNames where !all.contains(where: { $0.isNamed(name) }) {
      throw .unknown("adapter \(quoted(name)) in the tool", name, among: all.map(\.className))
    }
    rules = try RuleBook.rules(selectedBy: options.ruleIDs, for: tool)
    adapters = all.filter { adapter in
      options.classNames.isEmpty || options.classNames.contains(where: adapter.isNamed)
    }
    earlier = try options.since.map { (path) throws(CommandFailure) in
      try EarlierResults(file: path, for: FileReader("check", of: tool))
    }
    self.options = options
    self.tool = tool
  }

  func report() async throws(CommandFailure) -> CheckReport {
    let processes = CheckProcesses(tool)
    let found = try processes.reports(of: rules, with: adapters.map(\.index), jobs: options.jobs)
    let reports = if let found { found } else { await reportsOfThisProcess() }
    var report = CheckReport(reports, level: options.level, isAnnotated: options.isAnnotated, tool: tool.name)
    // Who asks for a rule wants to know why it was not checked.
    report.only = options.only
    report.listsNotChecked = options.only == .notChecked || !options.ruleIDs.isEmpty
    if let earlier, let since = options.since {
      report.changes = ConformanceChanges(
        from: earlier,
        named: InputFile(path: since).name,
        to: reports,
        hasAllRules: options.ruleIDs.isEmpty,
        hasAllAdapters: options.classNames.isEmpty
      )
    }
    return report
  }
  /// Checks the adapters in this process, at the same time if their fixtures permit it.
  private func reportsOfThisProcess() async -> [ConformanceReport] {
    let checks = adapters.map { adapter in
      Task { await ConformanceSuite.run(rules, with: adapter.fixture, atOnce: rules.count) }
    }
    var reports: [ConformanceReport] = []
    for check in checks { reports.append(await check.value) }
    return reports
  }
}
