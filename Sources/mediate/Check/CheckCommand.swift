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

  /// Checks the adapters one after the other.
  func reports() async -> [ConformanceReport] {
    var reports: [ConformanceReport] = []
    for adapter in adapters {
      // The sample networks of the fixtures share nothing.
      reports.append(await ConformanceSuite.run(rules, with: adapter.fixture, atOnce: 8))
    }
    return reports
  }
}
