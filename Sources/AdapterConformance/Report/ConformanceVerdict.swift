/// The answer of a check.
package struct ConformanceVerdict: Equatable, Sendable {
  package enum Answer: String, Sendable {
    case kept = "Kept"
    case broken = "Broken"
    /// No rule that counts is broken, but one could not be checked: it is not known to be kept.
    case blocked = "Blocked"
    /// No rule was checked, so nothing can be said.
    case nothingChecked = "Nothing checked"
  }

  package let answer: Answer
  /// Whether the adapter keeps what counts, and breaks recommended rules or has blocked ones, which do not.
  package let isOnlyRequiredKept: Bool
  /// The answer with the counts.
  package let sentence: String

  /// - Parameters:
  ///   - reports: of all adapters.
  ///   - level: the lowest level whose broken rules make the answer no.
  package init(_ reports: [ConformanceReport], level: ConformanceRule.Level) {
    answer = Answer(reports, level: level)
    let failures = reports.flatMap(\.failures)
    let blockedCount = reports.reduce(0) { $0 + $1.blockedRules.count }
    let passedCount = reports.reduce(0) { $0 + $1.passedCount }
    let notCheckedCount = reports.reduce(0) { $0 + $1.notCheckedCount }
    isOnlyRequiredKept = answer == .kept && !(failures.isEmpty && blockedCount == 0)
    sentence =
      (isOnlyRequiredKept ? "Required rules kept; " : "\(answer.rawValue): ")
      + Self.words(for: failures, isOnlyRequiredKept)
      + ", \(passedCount) kept, \(blockedCount) blocked, \(notCheckedCount) not checked"
      + (reports.count > 1 ? ", in \(reports.count) adapters." : ".")
  }

  private static func words(for failures: [ConformanceFailure], _ isOnlyRequiredKept: Bool) -> String {
    let required = failures.count { $0.rule.level == .required }
    let counts = [(required, "required"), (failures.count - required, "recommended")].filter { $0.0 > 0 }
    guard let last = counts.last else {
      return isOnlyRequiredKept ? "no recommended rule broken" : "no rule broken"
    }
    let words = counts.map { "\($0.0) \($0.1)" }.joined(separator: " and ")
    return "\(words) rule\(counts.count == 1 && last.0 == 1 ? "" : "s") broken"
  }
}

extension ConformanceVerdict.Answer {
  fileprivate init(_ reports: [ConformanceReport], level: ConformanceRule.Level) {
    func counts(_ rule: ConformanceRule.Level) -> Bool { rule == .required || level == .recommended }
    if reports.contains(where: { $0.failures.contains { counts($0.rule.level) } }) {
      self = .broken
    } else if reports.contains(where: { $0.blockedRules.contains { counts($0.level) } }) {
      self = .blocked
    } else {
      let isEmpty = reports.allSatisfy { $0.passedCount == 0 && $0.failures.isEmpty }
      self = isEmpty ? .nothingChecked : .kept
    }
  }
}
