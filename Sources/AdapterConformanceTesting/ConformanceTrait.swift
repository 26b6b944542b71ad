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
/// A required rule that is broken, or blocked by a broken one, fails its case. A recommended one is a warning. The case
/// of a rule that does not apply to the adapter is cancelled, with the reason.
public struct ConformanceTrait: TestTrait, TestScoping {
  let fixture: any AdapterFixture.Type
  let level: ConformanceRule.Level
  let junit: String?

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
      await run.finish(junit: junit)
      throw error
    }
    await run.finish(junit: junit)
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
  public static func conformance(
    of fixture: any AdapterFixture.Type,
    failing level: ConformanceRule.Level = .required,
    junit: String? = nil
  ) -> Self {
    let junit = junit ?? ProcessInfo.processInfo.environment["CONFORMANCE_JUNIT"]
    return ConformanceTrait(fixture: fixture, level: level, junit: junit)
  }
}

extension ConformanceRule {
  /// Checks whether the adapter of the test's ``ConformanceTrait`` keeps the rule. A failure points at the fixture, if
  /// that says where it is, and at the test otherwise.
  ///
  /// - Throws: an error that cancels the case if the rule does not apply to the adapter.
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
