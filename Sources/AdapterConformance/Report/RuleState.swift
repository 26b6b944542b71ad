/// What became of a rule, in one word. The raw values are those of `check --json`.
package enum RuleState: String, Sendable, CaseIterable {
  case kept = "passed"
  case broken
  case blocked
  case notChecked

  /// The state in a sentence.
  package var words: String {
    switch self {
    case .kept: "kept"
    case .broken: "broken"
    case .blocked: "blocked"
    case .notChecked: "not checked"
    }
  }
}

extension ConformanceOutcome {
  /// The outcome without its details.
  package var state: RuleState {
    switch self {
    case .passed: .kept
    case .broken: .broken
    case .notChecked: .notChecked
    case .blocked: .blocked
    }
  }
}

/// Rules that the same broken rule keeps from being checked.
package struct BlockedRules: Sendable {
  /// The IDs of the rules that are in their way.
  package let causes: [String]
  /// Never empty.
  package let rules: [BlockedRule]

  /// The causes in a sentence.
  package var cause: String { causes.joined(separator: " or ") }

  /// `LOAD-2, LOAD-5 and 55 more blocked by LOAD-1`.
  package var sentence: String { "\(Self.list(rules.map(\.rule.id))) blocked by \(cause)" }

  /// The IDs of rules in a sentence: all of them, or the first two if they are many.
  package static func list(_ ids: [String]) -> String {
    let shown = ids.count > 4 ? ids.prefix(2) + ["\(ids.count - 2) more"] : ids[...]
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and \(last)"
  }
}

extension ConformanceReport {
  /// The blocked rules by what blocks them, in the order of the first of each.
  package var blockedByCause: [BlockedRules] {
    var causes: [[String]] = []
    for blocked in blockedRules where !causes.contains(blocked.causes) { causes.append(blocked.causes) }
    return causes.map { causes in
      BlockedRules(causes: causes, rules: blockedRules.filter { $0.causes == causes })
    }
  }
}
