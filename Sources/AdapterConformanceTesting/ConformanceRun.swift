import AdapterConformance
import Foundation
import Testing

/// The rules that one test checks.
@MainActor
final class ConformanceRun: Sendable {
  private let fixture: any AdapterFixture.Type
  private let level: ConformanceRule.Level
  /// Ends a case whose rule does not apply, or is blocked.
  private let cancel: Cancel
  private var outcomes: [ConformanceRule: ConformanceOutcome] = [:]
  /// The tests whose cases were cancelled because their rules are blocked.
  private var blockedCases: [ConformanceRule: SourceLocation] = [:]
  /// The class of the adapter, and where its fixture is. It can take until no rule is being checked, and several tests
  /// wait for it.
  private lazy var example = Task { () -> (className: String, fixtureLocation: SourceLocation?) in
    let example = await ConformanceSuite.report(of: [], with: fixture)
    let location = example.fixtureLocation.map { location in
      let file = URL(filePath: location.filePath)
      let module = file.deletingLastPathComponent().lastPathComponent
      return SourceLocation(
        fileID: "\(module)/\(file.lastPathComponent)",
        filePath: location.filePath,
        line: location.line,
        column: 1
      )
    }
    return (example.adapter, location)
  }

  typealias Cancel = @Sendable (_ reason: String, SourceLocation) throws -> Void

  nonisolated init(
    of fixture: any AdapterFixture.Type,
    failing level: ConformanceRule.Level,
    cancel: @escaping Cancel = { try Test.cancel("\($0)", sourceLocation: $1) }
  ) {
    self.fixture = fixture
    self.level = level
    self.cancel = cancel
  }

  /// Checks a rule, and records what is wrong as an issue of the case.
  func verify(_ rule: ConformanceRule, at testLocation: SourceLocation) async throws {
    let outcome = await ConformanceSuite.check(rule, with: fixture)
    outcomes[rule] = outcome
    switch outcome {
    case .passed: break
    case .notChecked(let reason): try cancel(reason, testLocation)
    case .broken(let failure):
      var advice = "  rules \(rule.id) of your tool shows code that breaks and keeps it"
      let example = await example.value
      if example.fixtureLocation != nil {
        let classes = failure.classes(of: example.className).joined(separator: ", ")
        advice = "  class:    \(classes); this issue points at the fixture\n" + advice
      }
      record(
        "\(failure.description)\n\(advice)",
        failure.rule.level,
        example.fixtureLocation ?? testLocation
      )
    case .blocked(let blocked):
      // The cause may not have been checked yet: see `recordUnexplainedBlocks()`.
      blockedCases[rule] = testLocation
      try cancel(blocked.description, testLocation)
    }
  }

  /// Records the rules that are blocked by rules that do not fail: nothing else would say that they are not kept.
  private func recordUnexplainedBlocks() async {
    for (rule, testLocation) in blockedCases.sorted(by: { $0.key.id < $1.key.id }) {
      guard case .blocked(let blocked) = outcomes[rule], fails(blocked.level) else { continue }
      if !blocked.causes.contains(where: isExplanation) {
        let location = await example.value.fixtureLocation ?? testLocation
        record(blocked.description, blocked.level, location)
      }
    }
  }

  /// Whether a rule has failed, or is blocked itself and so has a cause of its own.
  private func isExplanation(_ id: String) -> Bool {
    switch RuleBook.rule(id).flatMap({ outcomes[$0] }) {
    case .broken(let failure): fails(failure.rule.level)
    case .blocked(let blocked): fails(blocked.level)
    case .passed, .notChecked, nil: false
    }
  }

  private func fails(_ level: ConformanceRule.Level) -> Bool {
    level == .required || self.level == .recommended
  }

  private func record(_ text: String, _ level: ConformanceRule.Level, _ location: SourceLocation) {
    Issue.record("\(text)", severity: fails(level) ? .error : .warning, sourceLocation: location)
  }

  /// Prints the summary, and writes the files.
  func finish(junit: String? = nil, html: String? = nil) async {
    let report = await self.report
    await recordUnexplainedBlocks()
    print("\(report.adapter): \(report.summary).")
    for blocked in report.blockedByCause { print("\(report.adapter): \(blocked.sentence).") }
    if let junit { write(JUnitReport.xml(for: report), to: junit) }
    if let html { write(ConformancePage.html(for: report, failing: level), to: html) }
  }

  private func write(_ text: String, to path: String) {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      Issue.record("\(path) cannot be written; check the path and its permissions")
    }
  }

  /// The results of the rules that were checked, in the order of the book.
  private var report: ConformanceReport {
    get async {
      let checked = ConformanceSuite.rules.compactMap { rule in outcomes[rule].map { (rule, $0) } }
      return await ConformanceSuite.report(of: checked, with: fixture)
    }
  }
}
