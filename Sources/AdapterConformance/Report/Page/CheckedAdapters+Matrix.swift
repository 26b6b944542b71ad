import ReportPage

extension CheckedAdapters {
  /// A row for each rule, and a column for each adapter.
  var matrix: Page.Section {
    Page.Section("rules", "Rules") {
      DataTable(
        "matrix",
        caption: "The rules by what they are about, and what became of each",
        columns: [.init("Rule"), .init("What it says", .prose)] + all.map { .init($0.name) },
        states: [RuleState.broken, .blocked, .kept, .notChecked].map { ($0.filterName, $0.words) }
          + ConformanceRule.Level.allCases.map { ($0.rawValue, $0.rawValue) },
        isSearchable: true,
        rows: ConformanceRule.Family.allCases.flatMap(rows)
      ).html
    }
  }

  private func rows(of family: ConformanceRule.Family) -> [DataTable.Row] {
    let rules = rules.filter { $0.family == family }
    guard !rules.isEmpty else { return [] }
    return [.group("\(family.rawValue): \(family.title)")] + rules.map(row)
  }

  /// The rules of all reports, in the order of the first one that has them.
  private var rules: [ConformanceRule] {
    var seen: Set<ConformanceRule> = []
    return all.flatMap { $0.report.results.map(\.rule) }.filter { seen.insert($0).inserted }
  }

  private func row(of rule: ConformanceRule) -> DataTable.Row {
    let results = all.map { adapter in
      (adapter: adapter, outcome: adapter.report.results.first { $0.rule == rule }?.outcome)
    }
    let states = Set(results.compactMap(\.outcome?.state.filterName)).sorted() + [rule.level.rawValue]
    return DataTable.Row(
      state: states.joined(separator: " "),
      [
        HTML(.code, .class("id")) { rule.id },
        HTML([
          HTML(rule.sentence),
          rule.level == .recommended ? HTML(.small) { " recommended" } : .empty,
        ]),
      ]
        + results.map { adapter, outcome in
          outcome.map { adapter.cell(of: $0, rule) } ?? HTML(.small) { "not in the report" }
        }
    )
  }

  // MARK: Rules that were not checked

  /// The reasons why rules were not checked, with the rules.
  var notChecked: Page.Section? {
    let reasons = all.flatMap(\.reasons)
    guard !reasons.isEmpty else { return nil }
    return Page.Section("not-checked", "Not checked") {
      HTML.note(
        "These rules do not apply, or the fixture lacks what they need: see the reason. They count neither as kept nor"
          + " as broken."
      )
      DataTable(
        "reasons",
        caption: "Why rules were not checked",
        columns: [.init("Reason", .prose), .init("Rules", .prose)],
        rows: reasons.map { adapter, reason, rules in
          DataTable.Row(
            tone: .faint,
            [
              HTML([
                HTML(reason),
                all.count > 1 ? HTML(.div) { HTML(.small) { adapter.name } } : .empty,
              ]),
              HTML(rules.map(\.id).joined(separator: ", ")),
            ]
          )
        }
      ).html
    }
  }
}

extension CheckedAdapters.Adapter {
  fileprivate typealias Reason = (
    adapter: CheckedAdapters.Adapter, reason: String, rules: [ConformanceRule]
  )

  /// Why rules were not checked, in the order of the first rule of each reason.
  fileprivate var reasons: [Reason] {
    var reasons: [String] = []
    var rules: [String: [ConformanceRule]] = [:]
    for result in report.results {
      guard case .notChecked(let reason) = result.outcome else { continue }
      if rules[reason] == nil { reasons.append(reason) }
      rules[reason, default: []].append(result.rule)
    }
    return reasons.map { (self, $0, rules[$0] ?? []) }
  }

  /// What became of a rule, in its cell of the matrix.
  fileprivate func cell(of outcome: ConformanceOutcome, _ rule: ConformanceRule) -> HTML {
    let badge = outcome.state.badge
    switch outcome {
    case .passed: return badge
    case .broken: return HTML(.a, .target(id(of: rule.id))) { badge }
    case .notChecked(let reason):
      return HTML([badge, HTML(.div) { HTML(.small) { reason } }])
    case .blocked(let blocked):
      let causes = blocked.causes.map { cause in
        report.failures.contains { $0.rule.id == cause }
          ? HTML(.a, .target(id(of: cause))) { cause } : HTML(cause)
      }
      let words = causes.enumerated().map { HTML([$0 == 0 ? .empty : HTML(" or "), $1]) }
      return HTML([badge, HTML(.small) { HTML([HTML(" by ")] + words) }])
    }
  }
}
