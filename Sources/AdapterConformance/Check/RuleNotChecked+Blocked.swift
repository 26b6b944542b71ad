extension RuleNotChecked {
  /// For a rule that nothing can be said of before the adapter keeps others: it breaks at least one of them.
  ///
  /// What a network just does not have blocks nothing; it is a reason of its own.
  static func blocked(by rules: String..., because reason: String) -> RuleNotChecked {
    blocked(by: rules, because: reason)
  }

  /// The same, of rules that depend on what the network can do.
  static func blocked(by rules: [String], because reason: String) -> RuleNotChecked {
    RuleNotChecked(reason: "\(rules.joined(separator: " or ")) is broken: \(reason)", blockedBy: rules)
  }
}

/// Stops a check unless the condition holds.
func need(_ condition: Bool, _ reason: @autoclosure () -> String) throws {
  guard condition else { throw RuleNotChecked(reason: reason()) }
}

/// Stops a check unless the condition holds, which it does not when another rule is broken.
func need(
  _ condition: Bool,
  orBlockedBy rules: String...,
  because reason: @autoclosure () -> String
) throws {
  guard condition else { throw RuleNotChecked.blocked(by: rules, because: reason()) }
}
