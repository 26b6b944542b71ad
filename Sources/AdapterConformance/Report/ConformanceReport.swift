/// What became of each rule, for one adapter.
public struct ConformanceReport: Sendable {
  /// A rule and what became of it.
  public struct Result: Sendable {
    /// The rule.
    public let rule: ConformanceRule
    /// What became of it.
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

  /// A report of these parts.
  public init(adapter: String, results: [Result]) {
    self.adapter = adapter
    self.results = results
  }

  /// The failures, in the order of the rules.
  public var failures: [ConformanceFailure] {
    results.compactMap {
      if case .broken(let failure) = $0.outcome { failure } else { nil }
    }
  }

  /// How many rules the adapter keeps.
  public var passedCount: Int {
    results.count {
      if case .passed = $0.outcome { true } else { false }
    }
  }

  /// How many rules were not checked.
  public var notCheckedCount: Int { results.count - passedCount - failures.count }

  /// Whether no required rule is broken.
  public var isConforming: Bool { !failures.contains { $0.rule.level == .required } }
}
