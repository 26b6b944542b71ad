/// The rule book as pages of the documentation, in Markdown: one with all rules, and one that explains each family's.
package enum RuleBookPage {
  /// The page with all rules: a table for each family, whose rows lead to the explanations.
  package static func contents(of rules: [ConformanceRule] = RuleBook.rules) -> String {
    let families = ConformanceRule.Family.allCases.compactMap { family in
      let members = rules.filter { $0.family == family }
      return members.isEmpty ? nil : (family: family, rules: members)
    }
    var lines = [
      "# The rule book", "",
      "See what each rule requires, why, and code that breaks and follows it.",
      "",
      "## Overview", "",
      "There are \(count(rules)). A rule is *required* if a source says that adapters must keep it, and no correct"
        + " adapter in the field breaks it. All other rules are *recommended*. A rule has the same level for every"
        + " format and style of adapter.",
      "",
      "The command `mediate rules LOAD-2`, or `rules LOAD-2` of your own tool, prints the explanation of a rule, too.",
    ]
    for (family, members) in families {
      lines += ["", "## \(title(of: family))", "", "| Rule | Level | What it says |", "| --- | --- | --- |"]
      lines += members.map { rule in
        "| <doc:\(family.rawValue)#\(rule.id)> | \(rule.level.rawValue) | \(cell(rule.sentence)) |"
      }
    }
    lines += ["", "## Topics", "", "### Explanations", ""] + families.map { "- <doc:\($0.family.rawValue)>" }
    return text(lines)
  }

  /// The page of a family: a section for each of these rules, named by the rule's ID.
  package static func explanations(of rules: [ConformanceRule], in family: ConformanceRule.Family) -> String {
    text(["# \(title(of: family))", "", "\(count(rules))."] + rules.flatMap(section))
  }

  private static func section(_ rule: ConformanceRule) -> [String] {
    let explanation = rule.explanation
    var lines = ["", "## \(rule.id)", "", "**\(prose(rule.sentence))** (\(rule.level.rawValue))", ""]
    lines += [prose(explanation.why), "", "Fix: \(prose(rule.fix))", "", "Source: \(prose(rule.source))"]
    if let requirement = rule.requirement {
      lines += ["", "> Must: \(prose(requirement.sentence)) (\(prose(requirement.source)))"]
    }
    return lines + code(explanation.wrong, "Breaks the rule:") + code(explanation.right, "Keeps the rule:")
  }

  private static func code(_ code: String, _ title: String) -> [String] {
    ["", title, "", "```swift", code, "```"]
  }

  private static func title(of family: ConformanceRule.Family) -> String {
    "\(family.rawValue): \(prose(family.title))"
  }

  private static func count(_ rules: [ConformanceRule]) -> String {
    "\(rules.count) \(rules.count == 1 ? "rule" : "rules"), \(rules.count { $0.level == .required }) of them required"
  }

  private static func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }

  /// Text that stays in its cell.
  private static func cell(_ text: String) -> String { prose(text).replacing("|", with: "\\|") }

  /// Text that stays on its line and is not taken for markup.
  private static func prose(_ text: String) -> String {
    text.replacing("<", with: "&lt;").replacing(#/[\r\n]+/#, with: " ")
  }
}
