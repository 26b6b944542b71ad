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

  /// Whether a rule is broken that counts.
  var isBroken: Bool { level == .recommended ? !failures.isEmpty : adapters.contains { !$0.isConforming } }
}
