import AdapterConformance

/// What `mediate check` found out.
struct CheckReport: Sendable {
  /// What became of the rules, adapter by adapter.
  var adapters: [ConformanceReport]
  /// The lowest level whose broken rules make the answer no.
  var level: ConformanceRule.Level

  init(_ adapters: [ConformanceReport], level: ConformanceRule.Level) {
    self.adapters = adapters
    self.level = level
  }

  /// What is broken, of all adapters.
  var failures: [ConformanceFailure] { adapters.flatMap(\.failures) }

  /// What could not be looked at because something else is broken, of all adapters.
  var blockedRules: [BlockedRule] { adapters.flatMap(\.blockedRules) }

  /// The answer.
  enum Verdict: String {
    case kept = "Kept"
    case broken = "Broken"
    /// No rule that counts is broken, but one could not be looked at: it is not known to be kept.
    case blocked = "Blocked"
    /// No rule was checked, which is no yes.
    case nothingChecked = "Nothing checked"
  }

  var verdict: Verdict {
    if failures.contains(where: { counts($0.rule.level) }) { return .broken }
    if blockedRules.contains(where: { counts($0.level) }) { return .blocked }
    let isEmpty = adapters.allSatisfy { $0.passedCount == 0 && $0.failures.isEmpty }
    return isEmpty ? .nothingChecked : .kept
  }

  /// Whether the answer is no.
  var isBroken: Bool { verdict != .kept }

  private func counts(_ level: ConformanceRule.Level) -> Bool {
    level == .required || self.level == .recommended
  }
}
