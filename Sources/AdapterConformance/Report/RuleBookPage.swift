/// The rule book as a page of Markdown.
public enum RuleBookPage {
  /// The page: a section for each family, and in it a row for each rule.
  public static func markdown(for rules: [ConformanceRule] = RuleBook.rules) -> String {
    var lines = [
      "# The rule book", "",
      "\(rules.count) rules, \(rules.count { $0.level == .required }) of them required. A *required* rule is one"
        + " that a source says adapters must keep; a *recommended* one costs something to break.",
    ]
    for family in ConformanceRule.Family.allCases {
      let members = rules.filter { $0.family == family }
      if !members.isEmpty { lines += section(family, members) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ family: ConformanceRule.Family, _ rules: [ConformanceRule]) -> [String] {
    [
      "", "## \(family.rawValue): \(cell(family.title))", "",
      "| Rule | Level | What it says | Source |", "| --- | --- | --- | --- |",
    ]
      + rules.map { rule in
        "| \(rule.id) | \(level(rule)) | \(cell(rule.sentence)) | \(cell(rule.source)) |"
      }
  }

  private static func level(_ rule: ConformanceRule) -> String {
    let other = rule.levelForMediationAdapters
    return rule.level.rawValue + (other == rule.level ? "" : "; \(other.rawValue) of mediation adapters")
  }

  /// Text that stays in its cell and is not taken for markup.
  private static func cell(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "|": result += "\\|"
      case "<": result += "&lt;"
      case "\n", "\r": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
