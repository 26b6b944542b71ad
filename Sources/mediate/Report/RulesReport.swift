import AdapterConformance

/// What `mediate rules` prints: the rule book.
struct RulesReport: Sendable {
  var rules = RuleBook.rules

  /// The families that have rules, in order, with these.
  var families: [(family: ConformanceRule.Family, rules: [ConformanceRule])] {
    ConformanceRule.Family.allCases.compactMap { family in
      let members = rules.filter { $0.family == family }
      return members.isEmpty ? nil : (family, members)
    }
  }
}
