import AdapterConformance
import SampleConformance
import Testing
import XCTest

@Suite("The sample adapter and the contract")
struct ConformanceTests {
  @Test(arguments: ConformanceSuite.rules)
  func keepsTheContract(rule: ConformanceRule) async throws {
    try await ConformanceSuite.verify(rule, with: SampleFixture.self, failing: .recommended)
  }

  @Test("is not excused from rules by more than its fixture's limits")
  @MainActor
  func notChecked() async {
    let limits = Set(SampleFixture().limits.keys)
    let report = await ConformanceSuite.run(with: SampleFixture.self)
    for result in report.results where result.rule.needs.isDisjoint(with: limits) {
      if case .notChecked(let reason) = result.outcome, case .always = result.rule.applies {
        Issue.record("\(result.rule.id) is not checked: \(reason)")
      }
    }
    #expect(report.passedCount > report.notCheckedCount)
  }
}

/// The same with XCTest, which runs on the main thread.
final class SampleAdapterConformance: XCTestCase {
  func testKeepsTheContract() async throws {
    for rule in ConformanceSuite.rules {
      try await ConformanceSuite.verify(rule, with: SampleFixture.self, failing: .recommended)
    }
  }
}
