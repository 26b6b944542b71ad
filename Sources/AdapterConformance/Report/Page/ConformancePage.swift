package import ReportPage

/// Reports as one page for a browser: a matrix of rules and adapters, each broken rule with its timeline and how to fix
/// it, and why rules were not checked. The page asks for nothing from anywhere. Nothing in it depends on the time.
public enum ConformancePage {
  /// The document.
  ///
  /// - Parameters:
  ///   - reports: what was found out, adapter by adapter.
  ///   - level: which broken rules make the answer no: required ones by default, or recommended ones as well.
  public static func html(
    for reports: [ConformanceReport],
    failing level: ConformanceRule.Level = .required
  ) -> String {
    page(for: reports, failing: level).document
  }

  /// The document for one adapter.
  public static func html(
    for report: ConformanceReport,
    failing level: ConformanceRule.Level = .required
  ) -> String {
    html(for: [report], failing: level)
  }

  /// The page.
  ///
  /// - Parameter changes: the difference from an earlier check, if there was one.
  package static func page(
    for reports: [ConformanceReport],
    failing level: ConformanceRule.Level,
    changes: ConformanceChanges? = nil
  ) -> Page {
    let verdict = ConformanceVerdict(reports, level: level)
    let adapters = CheckedAdapters(reports)
    let sections = [
      adapters.overview, changes?.section(adapters), adapters.broken, adapters.matrix, adapters.notChecked,
    ]
    return Page(
      kind: "Conformance check",
      title: adapters.title,
      verdict: verdict.sentence,
      tone: verdict.answer != .kept ? .bad : reports.allSatisfy(\.failures.isEmpty) ? .good : .unusual,
      facts: adapters.facts(level),
      sections: sections.compactMap(\.self)
    )
  }
}

/// The adapters of a page, with what it calls them.
struct CheckedAdapters {
  struct Adapter {
    let report: ConformanceReport
    /// The class name without its module, unless two adapters share it.
    let name: String
    /// What the IDs of its elements begin with.
    let id: String
  }

  let all: [Adapter]

  init(_ reports: [ConformanceReport]) {
    let names = reports.map { $0.adapter.withoutModules }
    all = reports.enumerated().map { index, report in
      let isUnique = names.count { $0 == names[index] } == 1
      return Adapter(report: report, name: isUnique ? names[index] : report.adapter, id: "a\(index)")
    }
  }

  var title: String {
    switch all.count {
    case 0: "No adapter"
    case 1...3: all.map(\.name).joined(separator: ", ")
    default: "\(all.count) adapters"
    }
  }

  /// What a page calls the adapter with a class name.
  func name(of className: String) -> String {
    all.first { $0.report.adapter == className }?.name ?? className
  }

  func facts(_ level: ConformanceRule.Level) -> [(name: String, value: HTML)] {
    let failures = all.flatMap(\.report.failures)
    let required = failures.count { $0.rule.level == .required }
    let levels = [(required, "required"), (failures.count - required, "recommended")].filter { $0.0 > 0 }
    let counts = [
      ("Kept", "\(all.reduce(0) { $0 + $1.report.passedCount })"),
      ("Broken", levels.isEmpty ? "0" : levels.map { "\($0.0) \($0.1)" }.joined(separator: ", ")),
      ("Blocked", "\(all.reduce(0) { $0 + $1.report.blockedRules.count })"),
      ("Not checked", "\(all.reduce(0) { $0 + $1.report.notCheckedCount })"),
    ]
    return counts.map { ($0.0, HTML($0.1)) }
      + [("Level", HTML(level.meaning))]
      + (all.count == 1 ? all[0].facts : [])
  }

  /// The adapters side by side; nil for one, whose facts are at the top.
  var overview: Page.Section? {
    guard all.count > 1 else { return nil }
    return Page.Section("adapters", "Adapters") {
      DataTable(
        "overview",
        caption: "How many rules each adapter keeps",
        columns: [.init("Adapter", .prose), .init("Answer")]
          + RuleState.allCases.map { .init($0.words.capitalizedFirst, .number) },
        rows: all.map(\.row)
      ).html
    }
  }
}

extension CheckedAdapters.Adapter {
  /// The ID of the element about a broken rule.
  func id(of rule: String) -> String { "\(id)-\(rule)" }

  fileprivate var facts: [(name: String, value: HTML)] {
    let location = report.fixtureLocation.map { location in
      (name: "Fixture", value: HTML(.code) { location.place() })
    }
    return [("Class", HTML(.code) { report.adapter })] + [location].compactMap(\.self)
  }

  fileprivate var row: DataTable.Row {
    let verdict = ConformanceVerdict([report], level: .recommended)
    let states = report.results.map(\.outcome.state)
    return DataTable.Row(
      [
        HTML([
          HTML(.code) { report.adapter },
          report.fixtureLocation.map { location in
            HTML(.div) { HTML(.small) { "Fixture: \(location.place())" } }
          } ?? .empty,
        ]),
        HTML.badge(
          verdict.answer.rawValue.lowercased(),
          verdict.answer == .kept ? .good : report.isConforming ? .unusual : .bad
        ),
      ]
        + RuleState.allCases.map { state in
          let count = states.count { $0 == state }
          return count == 0 ? HTML("0") : HTML(.span, state.tone.attribute) { "\(count)" }
        }
    )
  }
}

extension ConformanceRule.Level {
  fileprivate var meaning: String {
    switch self {
    case .required: "only required rules fail the check"
    case .recommended: "recommended rules fail the check, too"
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension RuleState {
  var tone: Tone {
    switch self {
    case .kept: .good
    case .broken: .bad
    case .blocked: .unusual
    case .notChecked: .faint
    }
  }

  var badge: HTML { .badge(words, tone) }

  /// What a filter calls it.
  var filterName: String { words.replacing(" ", with: "-") }
}
