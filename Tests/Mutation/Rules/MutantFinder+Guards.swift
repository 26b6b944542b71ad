extension MutantFinder {
  /// Conditions that hold always or never.
  mutating func findGuards() {
    for condition in scan.conditions
    where condition.keyword != "while" && scan.isCode[condition.header.lowerBound] {
      for clause in condition.clauses { dropClause(clause) }
    }
    for label in scan.labels {
      guard let index = file.first(["where"], in: label.tokens) else { continue }
      dropClause(index + 1..<label.tokens.upperBound)
    }
  }

  private mutating func dropClause(_ clause: Range<Int>) {
    switch file.text(clause.lowerBound) {
    case "let", "var", "#available", "#unavailable": return
    case "case": return dropPattern(clause)
    default: break
    }
    let alternatives = file.split(clause, at: ["||"])
    // Without parentheses `&&` binds tighter.
    for alternative in alternatives where alternatives.count > 1 { drop(alternative, as: false) }
    guard alternatives.count == 1 else { return drop(clause, as: true) }
    for part in file.split(clause, at: ["&&"]) { drop(part, as: true) }
  }

  private mutating func drop(_ part: Range<Int>, as value: Bool) {
    // They would have to be on the left of the operator.
    guard !["try", "await"].contains(file.text(part.lowerBound)) else { return }
    let schema =
      value
      ? Mutant.Schema(before: "(MUTANT || (", after: "))")
      : Mutant.Schema(before: "(!MUTANT && (", after: "))")
    add(.guards, part, "\(value)", schema)
  }

  /// `case .idle = state` without a name that is bound.
  private mutating func dropPattern(_ clause: Range<Int>) {
    guard !clause.contains(where: { ["let", "var"].contains(file.text($0)) }) else { return }
    add(
      .guards,
      clause,
      "true",
      Mutant.Schema(before: "(MUTANT || ({ if ", after: " { true } else { false } }()))")
    )
  }
}
