import AdapterConformance

/// Picks adapters and rules, and checks them.
@MainActor
struct CheckCommand {
  private let adapters: [CheckedAdapter]
  private let rules: [ConformanceRule]

  /// Finds adapters and rules by their names. Reports have them in the order of the tool.
  ///
  /// - Parameter all: the adapters to choose from.
  init(_ options: CheckOptions, adapters all: [CheckedAdapter]) throws(CommandFailure) {
    for name in options.classNames where !all.contains(where: { $0.isNamed(name) }) {
      throw CommandFailure(message: UsageError.unknownClass(name, among: all.map(\.className)).description)
    }
    for id in options.ruleIDs where RuleBook.rule(id) == nil {
      throw CommandFailure(
        message: UsageError.unknownRule(id, among: RuleBook.rules.map(\.id)).description
      )
    }
    adapters = all.filter { adapter in
      options.classNames.isEmpty || options.classNames.contains(where: adapter.isNamed)
    }
    let wanted = Set(options.ruleIDs.compactMap(RuleBook.rule))
    rules = RuleBook.rules.filter { wanted.isEmpty || wanted.contains($0) }
  }

  /// Checks the adapters side by side: the sample networks of the fixtures share nothing.
  func reports() async -> [ConformanceReport] {
    let checks = adapters.map { adapter in
      Task { await ConformanceSuite.run(rules, with: adapter.fixture, atOnce: rules.count) }
    }
    var reports: [ConformanceReport] = []
    for check in checks { reports.append(await check.value) }
    return reports
  }
}
