import AdPlatform
import AdapterConformance

extension CheckReport {
  var text: StyledText {
    var text = StyledText()
    for adapter in adapters { text.addResults(of: adapter, tool: tool) }
    for failure in failures { text.add(failure) }
    text.add()
    text.addHanging([], summary, isBroken ? .bad : failures.isEmpty ? .good : .unusual)
    return text
  }

  private var summary: String {
    let required = failures.count { $0.rule.level == .required }
    let broken =
      failures.isEmpty
      ? "no rule broken"
      : "\(required) required and \(failures.count - required) recommended"
        + " rules broken"
    let passed = adapters.reduce(0) { $0 + $1.passedCount }
    let notChecked = adapters.reduce(0) { $0 + $1.notCheckedCount }
    return
      "\(verdict.rawValue): \(broken), \(passed) kept, \(blockedRules.count) blocked, \(notChecked) not checked."
  }
}

extension StyledText {
  /// A line for each rule.
  fileprivate mutating func addResults(of report: ConformanceReport, tool: String) {
    addHeading(report.adapter.printable())
    let width = (report.results.map(\.rule.id.columns).max() ?? 0) + 2
    for result in report.results {
      let id = result.rule.id.padded(to: width)
      switch result.outcome {
      case .passed: addHanging([("  ✓ ", .good), (id, .plain)], result.rule.sentence)
      case .notChecked(let reason):
        let shown = reason.printable(limit: TextLayout.textLimit)
        addHanging([("  – ", .faint), (id, .faint)], "not checked: \(shown)", .faint)
      case .blocked(let blocked):
        let style = blocked.level == .required ? Style.bad : .unusual
        addHanging([("  ! ", style), (id, style)], Self.words(for: blocked, in: report, tool: tool), style)
      case .broken:
        let isRequired = result.rule.level == .required
        let remark = isRequired ? "" : " (recommended)"
        let style = isRequired ? Style.bad : .unusual
        addHanging([("  ✗ ", style), (id, style)], result.rule.sentence + remark, style)
      }
    }
  }

  /// Why a rule was not looked at, and where to read on when that is not below.
  private static func words(
    for blocked: BlockedRule,
    in report: ConformanceReport,
    tool: String
  ) -> String {
    let reason = "blocked: " + blocked.reason.printable(limit: TextLayout.textLimit)
    guard !report.explains(blocked) else { return reason }
    let causes = blocked.causes.map { "--rule \($0)" }.joined(separator: " ")
    return "\(reason); \(tool) check \(causes) says how"
  }

  /// All that is known about a broken rule.
  fileprivate mutating func add(_ failure: ConformanceFailure) {
    add()
    let lines = failure.description.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let style = index == 0 ? Style.heading : line.hasPrefix("  >") ? .bad : .plain
      add((String(line).printable(limit: Self.lineLimit), style))
    }
  }

  /// The most scalars of a line about a broken rule: its sentence, or an event with all its details.
  private static let lineLimit = 2000
}
