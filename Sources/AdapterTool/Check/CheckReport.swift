import AdapterConformance
import ReportPage

/// What `check` found out.
struct CheckReport: JSONReport {
  /// What became of the rules, adapter by adapter.
  var adapters: [ConformanceReport]
  /// The lowest level whose broken rules make the answer no.
  var level: ConformanceRule.Level
  /// Whether broken rules are annotated for GitHub Actions.
  var isAnnotated = false
  /// Which results the text lists; nil for all.
  var only: Part?
  /// Whether the text lists the rules that were not checked, instead of counting them.
  var listsNotChecked = false
  /// The difference from an earlier check; nil if there was none to compare with.
  var changes: ConformanceChanges?
  /// The name of the tool, which says more about a rule.
  var tool: String

  init(_ adapters: [ConformanceReport], level: ConformanceRule.Level, isAnnotated: Bool = false, tool: String)
  {
    self.adapters = adapters
    self.level = level
    self.isAnnotated = isAnnotated
    self.tool = tool
  }

  /// Results of a kind.
  enum Part: String, CaseIterable {
    /// Broken, or blocked by a broken rule.
    case broken
    case kept
    case notChecked = "not-checked"
  }

  var status: ExitStatus { isBroken ? .answeredNo : .success }

  var annotations: [String] { isAnnotated ? adapters.flatMap { GitHubAnnotations.lines(for: $0) } : [] }

  func document(for flag: Flag) -> String? {
    flag == .junit ? JUnitReport.xml(for: adapters) : flag.isJSON ? json.document : nil
  }

  /// What is broken, of all adapters.
  var failures: [ConformanceFailure] { adapters.flatMap(\.failures) }

  /// What could not be looked at because something else is broken, of all adapters.
  var blockedRules: [BlockedRule] { adapters.flatMap(\.blockedRules) }

  var verdict: ConformanceVerdict { ConformanceVerdict(adapters, level: level) }

  /// Whether the answer is no.
  var isBroken: Bool { verdict.answer != .kept }

  var page: Page? { ConformancePage.page(for: adapters, failing: level, changes: changes) }
}
