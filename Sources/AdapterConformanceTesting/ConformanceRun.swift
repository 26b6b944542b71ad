import AdapterConformance
import Foundation
import Testing

/// The rules that one test checks.
@MainActor
final class ConformanceRun: Sendable {
  private let fixture: any AdapterFixture.Type
  private let level: ConformanceRule.Level
  /// Ends a case whose rule does not apply.
  private let cancel: Cancel
  private var outcomes: [ConformanceRule: ConformanceOutcome] = [:]

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
    case .broken(let failure): record(failure.description, failure.rule.level, testLocation)
    case .blocked(let blocked): record(blocked.description, blocked.level, testLocation)
    }
  }

  private func record(_ text: String, _ level: ConformanceRule.Level, _ testLocation: SourceLocation) {
    let fails = level == .required || self.level == .recommended
    Issue.record(
      "\(text)",
      severity: fails ? .error : .warning,
      sourceLocation: fixtureLocation ?? testLocation
    )
  }

  private lazy var fixtureLocation: SourceLocation? = fixture.init().location.map { location in
    let file = URL(filePath: location.filePath)
    let module = file.deletingLastPathComponent().lastPathComponent
    return SourceLocation(
      fileID: "\(module)/\(file.lastPathComponent)",
      filePath: location.filePath,
      line: location.line,
      column: 1
    )
  }

  /// Prints the summary, and writes the file.
  func finish(junit path: String?) {
    let report = self.report
    print("\(report.adapter): \(report.summary).")
    guard let path else { return }
    do {
      try JUnitReport.xml(for: report).write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      Issue.record("\(path) cannot be written; check the path and its permissions")
    }
  }

  /// What became of the rules that were checked, in the order of the book.
  private var report: ConformanceReport {
    let checked = ConformanceSuite.rules.compactMap { rule in outcomes[rule].map { (rule, $0) } }
    return ConformanceSuite.report(of: checked, with: fixture)
  }
}
