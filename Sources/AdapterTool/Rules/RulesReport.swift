import AdPlatform
import AdapterConformance

extension Command {
  /// Prints the rule book, or explains rules.
  package static let rules = Command(
    "rules",
    argument: Argument(
      "RULE",
      isRepeatable: true,
      description: "rules",
      words: { _ in ConformanceRule.Family.allCases.map(\.rawValue) + RuleBook.rules.map(\.id) }
    ),
    flags: [.json, .markdown, .help],
    summary: "Print the rule book with its sources, or explain a rule.",
    details: { tool in
      [
        "RULE is the ID of a rule, such as LOAD-2, or a family prefix such as LOAD. For each rule you name, it"
          + " explains why the rule exists and what to do, with code that breaks it and code that follows it.",
        "\(tool.name) check --rule RULE checks it.",
      ]
    },
    options: { $0.arguments },
    run: { words, tool throws(CommandFailure) in
      let isExplained = !words.isEmpty && words.allSatisfy { RuleBook.rule($0) != nil }
      return RulesReport(rules: try RuleBook.rules(selectedBy: words, for: tool), isExplained: isExplained)
    }
  )
}

extension Flag {
  fileprivate static let markdown = Flag(
    "--markdown",
    isOutput: true,
    summary: "Print the documentation's page of all rules, or with RULE the sections that explain rules."
  )
}

/// What `rules` prints: the rule book, or a part of it.
struct RulesReport: JSONReport {
  let rules: [ConformanceRule]
  /// Whether each rule is explained at length.
  let isExplained: Bool

  /// The families that have rules, in order, with these.
  private var families: [(family: ConformanceRule.Family, rules: [ConformanceRule])] {
    ConformanceRule.Family.allCases.compactMap { family in
      let members = rules.filter { $0.family == family }
      return members.isEmpty ? nil : (family, members)
    }
  }

  var text: StyledText {
    var text = StyledText()
    guard !isExplained else {
      for rule in rules { text.addExplanation(of: rule) }
      return text
    }
    let idWidth = (rules.map(\.id.columns).max() ?? 0) + 2
    let levelWidth = (rules.map(\.level.rawValue.columns).max() ?? 0) + 2
    for (family, members) in families {
      text.addHeading(family.title)
      for rule in members {
        text.addHanging(
          [
            ("  " + rule.id.padded(to: idWidth), .plain),
            (rule.level.rawValue.padded(to: levelWidth), rule.level == .required ? .plain : .faint),
          ],
          [.init(rule.sentence), .init(rule.source, .faint)]
        )
      }
    }
    return text
  }

  func document(for flag: Flag) -> String? {
    flag == .markdown ? markdown : flag.isJSON ? json.document : nil
  }

  private var markdown: String {
    guard rules != RuleBook.rules else { return RuleBookPage.contents() }
    return families.map { RuleBookPage.explanations(of: $0.rules, in: $0.family) }.joined(separator: "\n")
  }
}

extension StyledText {
  /// All that the rule book says about a rule.
  fileprivate mutating func addExplanation(of rule: ConformanceRule) {
    let explanation = rule.explanation
    addHeading("\(rule.id) (\(rule.level.rawValue))")
    addHanging([("  ", .plain)], rule.sentence)
    add()
    addHanging([("  ", .plain)], explanation.why)
    add()
    addHanging([("  Fix     ", .faint)], rule.fix)
    addHanging([("  Source  ", .faint)], rule.source)
    if let requirement = rule.requirement {
      addHanging([("  Must    ", .faint)], "\(requirement.sentence) (\(requirement.source))")
    }
    addCode(explanation.wrong, under: "Breaks the rule", .bad)
    addCode(explanation.right, under: "Keeps the rule", .good)
  }

  private mutating func addCode(_ code: String, under title: String, _ style: Style) {
    add()
    add(("  \(title)", style))
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      add(("    \(line)", .plain))
    }
  }
}
