/// The rule book as a page of Markdown.
public enum RuleBookPage {
  /// The page: a section for each family, and in it a row for each rule.
  public static func markdown(for rules: [ConformanceRule] = RuleBook.rules) -> String {
    var lines = [
      "# The rule book", "",
      "\(rules.count) rules, \(rules.count { $0.level == .required }) of them required. A rule is *required* if a source"
        + " says that adapters must keep it, and no correct adapter in the field breaks it; the last column has the"
        + " sentence, translated from the document or paraphrased from a header. All other rules are *recommended*. A"
        + " rule has the same level for every format and style of adapter.",
      "",
      "The command `mediate rules LOAD-2`, or `rules LOAD-2` of your own tool, explains a rule: why it matters, and code"
        + " that breaks it and keeps it.",
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
      "| Rule | Level | What it says | Source | What the source says |", "| --- | --- | --- | --- | --- |",
    ]
      + rules.map { rule in
        "| \(rule.id) | \(rule.level.rawValue) | \(cell(rule.sentence)) | \(cell(rule.source)) |"
          + (rule.requirement.map { " \(cell($0.sentence)) (\(cell($0.source))) |" } ?? " |")
      }
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
