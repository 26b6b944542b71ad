public import AdapterConformance
import Foundation
public import Testing

/// Checks an adapter in a test of Swift Testing: one case for each rule, and one summary when all are over.
///
/// ```swift
/// @Test("Acme keeps the contract", .conformance(of: AcmeFixture.self), arguments: ConformanceSuite.rules)
/// func contract(rule: ConformanceRule) async throws { try await rule.verify() }
/// ```
///
/// A required rule that is broken fails its case. A recommended one is a warning. The case of a rule that does not apply
/// to the adapter is cancelled, with the reason. So is that of a rule that is blocked by a broken one: the case of the
/// broken rule fails. If that rule is not among the arguments, the test fails for the blocked one.
public struct ConformanceTrait: TestTrait, TestScoping {
  let fixture: any AdapterFixture.Type
  let level: ConformanceRule.Level
  let junit: String?
  let html: String?

  /// The run that a case is part of.
  @TaskLocal static var run: ConformanceRun?

  /// Around the whole test, which is where the summary comes from, and around each of its cases.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> ConformanceTrait? { self }

  /// Runs the test, or one of its cases.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase == nil else { return try await function() }
    let run = ConformanceRun(of: fixture, failing: level)
    do {
      try await Self.$run.withValue(run, operation: function)
    } catch {
      await run.finish(junit: junit, html: html)
      throw error
    }
    await run.finish(junit: junit, html: html)
  }
}

extension Trait where Self == ConformanceTrait {
  /// Checks the adapter of a fixture; the test calls `verify()` of its rule.
  ///
  /// - Parameters:
  ///   - fixture: the adapter.
  ///   - level: which rules fail: required ones by default, or recommended ones as well.
  ///   - junit: a file for the results as JUnit XML, with one case for each rule. Defaults to the file that the
  ///     environment's `CONFORMANCE_JUNIT` names, if it names one.
  ///   - html: a file for the results as one page for a browser. Defaults to the file that the environment's
  ///     `CONFORMANCE_HTML` names, if it names one.
  public static func conformance(
    of fixture: any AdapterFixture.Type,
    failing level: ConformanceRule.Level = .required,
    junit: String? = nil,
    html: String? = nil
  ) -> Self {
    let environment = ProcessInfo.processInfo.environment
    return ConformanceTrait(
      fixture: fixture,
      level: level,
      junit: junit ?? environment["CONFORMANCE_JUNIT"],
      html: html ?? environment["CONFORMANCE_HTML"]
    )
  }
}

extension ConformanceRule {
  /// Checks whether the adapter of the test's ``ConformanceTrait`` keeps the rule. A failure points at the fixture, if
  /// that says where it is, and at the test otherwise.
  ///
  /// - Throws: an error that cancels the case if the rule does not apply to the adapter, or is blocked.
  public func verify(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    guard let run = ConformanceTrait.run else {
      Issue.record(
        "\(id) was checked without an adapter; add the trait .conformance(of: YourFixture.self) to the test",
        sourceLocation: sourceLocation
      )
      return
    }
    try await run.verify(self, at: sourceLocation)
  }
}
