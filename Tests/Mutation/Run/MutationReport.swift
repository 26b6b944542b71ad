import Foundation

/// What became of mutants, as text.
package struct MutationReport {
  /// The share of mutants that tests have to kill.
  package static let requiredShare = 0.95

  private let results: [(mutant: Mutant, outcome: MutantOutcome)]

  package init(_ results: [(mutant: Mutant, outcome: MutantOutcome)]) {
    self.results = results.sorted { $0.mutant.number < $1.mutant.number }
  }

  private var killed: Int { results.count { $0.outcome.isKilled } }
  private var share: Double { results.isEmpty ? 1 : Double(killed) / Double(results.count) }

  /// Whether enough mutants are killed.
  package var isGood: Bool { share >= Self.requiredShare }

  package var text: String {
    var text = ""
    for (mutant, outcome) in results where !outcome.isKilled {
      let reason = outcome == .notReached ? "no test runs this code" : "all tests pass"
      text += "\(mutant.number) \(mutant.rule.rawValue) \(mutant.description) (\(reason))\n"
    }
    if !text.isEmpty { text = "Survivors:\n" + text + "\n" }
    text += Self.row("module", "rule", "mutants", "killed", "hung", "share")
    var modules: [String] = []
    for (mutant, _) in results where !modules.contains(mutant.module) { modules.append(mutant.module) }
    for module in modules {
      for rule in MutationRule.allCases {
        let part = results.filter { $0.mutant.module == module && $0.mutant.rule == rule }
        if !part.isEmpty { text += Self.row(module, rule.rawValue, part) }
      }
    }
    text += Self.row("all", "", results)
    let required = String(format: "%.0f %%", 100 * Self.requiredShare)
    text += isGood ? "" : "Fewer than \(required) are killed: write tests that kill the survivors.\n"
    return text
  }

  private static func row(
    _ module: String,
    _ rule: String,
    _ part: [(mutant: Mutant, outcome: MutantOutcome)]
  ) -> String {
    let killed = part.count { $0.outcome.isKilled }
    return row(
      module,
      rule,
      "\(part.count)",
      "\(killed)",
      "\(part.count { $0.outcome == .hung })",
      part.isEmpty ? "-" : String(format: "%.1f %%", 100 * Double(killed) / Double(part.count))
    )
  }

  private static func row(_ module: String, _ rule: String, _ numbers: String...) -> String {
    let names =
      module.padding(toLength: 22, withPad: " ", startingAt: 0)
      + rule.padding(toLength: 12, withPad: " ", startingAt: 0)
    return names + numbers.map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }.joined() + "\n"
  }
}
