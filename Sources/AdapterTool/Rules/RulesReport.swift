import AdPlatform
import AdapterConformance

extension Command {
  /// Prints the rule book.
  package static let rules = Command(
    "rules",
    flags: [.json, .markdown, .help],
    summary: "Print the rule book with its sources.",
    options: { $0.arguments },
    run: { _, _ in RulesReport() }
  )
}

extension Flag {
  fileprivate static let markdown = Flag("--markdown", summary: "Print the page of the documentation.")
}

/// What `rules` prints: the rule book.
struct RulesReport: JSONReport {
  let rules = RuleBook.rules

  /// The families that have rules, in order, with these.
  private var families: [(family: ConformanceRule.Family, rules: [ConformanceRule])] {
    ConformanceRule.Family.allCases.compactMap { family in
      let members = rules.filter { $0.family == family }
      return members.isEmpty ? nil : (family, members)
    }
  }

  var text: StyledText {
    var text = StyledText()
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
    flag == .markdown ? RuleBookPage.markdown() : flag.isJSON ? json.document : nil
  }
}
