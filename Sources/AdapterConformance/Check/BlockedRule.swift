public import Foundation

/// A rule that could not be checked because the adapter breaks another one.
public struct BlockedRule: Error, Sendable {
  /// The rule.
  public let rule: ConformanceRule
  /// The IDs of the rules that are in its way.
  public let causes: [String]
  /// What was missing.
  public let reason: String

  /// How much it binds that this rule is looked at: no more than the rule itself, and no more than those in its way,
  /// for an adapter may break a recommended one and be correct.
  public var level: ConformanceRule.Level {
    let levels = causes.map { RuleBook.rule($0)?.level }
    let mayAllBreak = levels.allSatisfy { $0 == .recommended }
    return mayAllBreak && !causes.isEmpty ? .recommended : rule.level
  }
}

extension BlockedRule: CustomStringConvertible, LocalizedError {
  /// One line: the rule, what was missing, and what to fix.
  public var description: String {
    "\(rule.id) could not be checked (\(level.rawValue)): \(reason). Fix \(causes.joined(separator: " or ")) first."
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
