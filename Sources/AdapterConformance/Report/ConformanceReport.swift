/// The result of each rule, for one adapter.
public struct ConformanceReport: Sendable {
  /// A rule and its result.
  public struct Result: Sendable {
    /// The rule.
    public let rule: ConformanceRule
    /// The result.
    public let outcome: ConformanceOutcome

    /// A result of these parts.
    public init(rule: ConformanceRule, outcome: ConformanceOutcome) {
      self.rule = rule
      self.outcome = outcome
    }
  }

  /// The class that was checked.
  public let adapter: String
  /// The results, in the order of the rules.
  public let results: [Result]

  /// Where the fixture is in the author's code, if it says so: see ``AdapterFixture/location``.
  public let fixtureLocation: FixtureLocation?

  /// A report of these parts.
  public init(adapter: String, results: [Result], fixtureLocation: FixtureLocation? = nil) {
    self.adapter = adapter
    self.results = results
    self.fixtureLocation = fixtureLocation
  }

  /// The failures, in the order of the rules.
  public var failures: [ConformanceFailure] {
    results.compactMap {
      if case .broken(let failure) = $0.outcome { failure } else { nil }
    }
  }

  /// The classes in which to look for the broken rules, each once.
  package var classesToFix: [String] {
    failures.flatMap { $0.classes(of: adapter) }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// How many rules the adapter keeps.
  public var passedCount: Int { results.count { $0.outcome.state == .kept } }

  /// The rules that could not be checked because another one is broken, in order.
  public var blockedRules: [BlockedRule] {
    results.compactMap {
      if case .blocked(let blocked) = $0.outcome { blocked } else { nil }
    }
  }

  /// How many rules were not checked, for there is nothing to check.
  public var notCheckedCount: Int { results.count { $0.outcome.state == .notChecked } }

  /// Whether no required rule is broken, and none was kept from being looked at.
  public var isConforming: Bool {
    !failures.contains { $0.rule.level == .required } && !blockedRules.contains { $0.level == .required }
  }

  /// How many rules were kept, broken, blocked and not checked, in one sentence.
  public var summary: String {
    "\(passedCount) \(passedCount == 1 ? "rule" : "rules") kept, \(failures.count) broken, \(blockedRules.count) blocked,"
      + " \(notCheckedCount) not checked"
  }

  /// Whether a rule that is in the way of this one is among the failures, and so explained. It is not when only some
  /// rules were checked.
  public func explains(_ blocked: BlockedRule) -> Bool {
    failures.contains { blocked.causes.contains($0.rule.id) }
  }
}

extension ConformanceReport: CustomStringConvertible {
  /// The adapter and ``summary``, and then all that is known about what is broken or blocked.
  public var description: String {
    let parts = ["\(adapter): \(summary)"] + failures.map(\.description) + blockedRules.map(\.description)
    return parts.joined(separator: "\n\n")
  }
}
