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

  /// Whether a rule is broken that counts, or nothing was checked at all, which is no yes.
  var isBroken: Bool {
    let counts = level == .recommended ? !failures.isEmpty : adapters.contains { !$0.isConforming }
    return counts || adapters.allSatisfy { $0.passedCount == 0 && $0.failures.isEmpty }
  }
}
