package import AdMediation

/// What became of a rule, as one process tells another: all but the rule itself, which both know.
package enum OutcomeRecord: Codable, Sendable {
  case passed
  case broken(
    format: AdFormat?,
    adClass: String?,
    expected: String,
    actual: String,
    possibleLimits: Set<NetworkAbility>,
    remedy: String?,
    timeline: [AdLogEntry],
    marked: Set<Int>
  )
  case notChecked(reason: String)
  case blocked(causes: [String], reason: String)

  /// The record of an outcome.
  package init(_ outcome: ConformanceOutcome) {
    switch outcome {
    case .passed: self = .passed
    case .broken(let failure):
      self = .broken(
        format: failure.format,
        adClass: failure.adClass,
        expected: failure.expected,
        actual: failure.actual,
        possibleLimits: failure.possibleLimits,
        remedy: failure.remedy,
        timeline: failure.timeline,
        marked: failure.marked
      )
    case .notChecked(let reason): self = .notChecked(reason: reason)
    case .blocked(let blocked): self = .blocked(causes: blocked.causes, reason: blocked.reason)
    }
  }

  /// The outcome, of a rule that was checked for an adapter.
  @MainActor
  package func outcome(
    of rule: ConformanceRule,
    with fixture: any AdapterFixture.Type
  ) -> ConformanceOutcome {
    let rule = rule.applied(to: fixture.init().adapter)
    switch self {
    case .passed: return .passed
    case .notChecked(let reason): return .notChecked(reason: reason)
    case .blocked(let causes, let reason):
      return .blocked(BlockedRule(rule: rule, causes: causes, reason: reason))
    case .broken(
      let format,
      let adClass,
      let expected,
      let actual,
      let possibleLimits,
      let remedy,
      let timeline,
      let marked
    ):
      return .broken(
        ConformanceFailure(
          rule: rule,
          format: format,
          adClass: adClass,
          expected: expected,
          actual: actual,
          possibleLimits: possibleLimits,
          remedy: remedy,
          timeline: timeline,
          // Of another process: an index that is not there would end this one.
          marked: marked.intersection(timeline.indices)
        )
      )
    }
  }
}
