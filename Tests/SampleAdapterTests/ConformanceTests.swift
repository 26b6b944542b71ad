import AdapterConformance
import AdapterConformanceTesting
import SampleConformance
import Testing
import XCTest

@Suite("The sample adapters and the contract")
struct ConformanceTests {
  @Test(.conformance(of: SampleFixture.self, failing: .recommended), arguments: ConformanceSuite.rules)
  func customEventKeepsTheContract(rule: ConformanceRule) async throws { try await rule.verify() }

  @Test(
    .conformance(of: SampleMediationFixture.self, failing: .recommended),
    arguments: ConformanceSuite.rules
  )
  func mediationAdapterKeepsTheContract(rule: ConformanceRule) async throws { try await rule.verify() }

  @Test("are not excused from rules by more than their fixtures' limits, and what they are")
  @MainActor
  func notChecked() async {
    let fixtures: [any AdapterFixture.Type] = [SampleFixture.self, SampleMediationFixture.self]
    for fixture in fixtures {
      let limits = Set(fixture.init().limits.keys)
      let report = await ConformanceSuite.run(with: fixture, atOnce: .max)
      for result in report.results where result.rule.needs.isDisjoint(with: limits) {
        if case .notChecked(let reason) = result.outcome, case .always = result.rule.applies {
          Issue.record("\(result.rule.id) is not checked: \(reason)")
        }
      }
    }
  }

  @Test("together leave out only what neither of them can be asked about")
  @MainActor
  func neverChecked() async {
    let first = await ConformanceSuite.run(with: SampleFixture.self, atOnce: .max)
    let second = await ConformanceSuite.run(with: SampleMediationFixture.self, atOnce: .max)
    let never = zip(first.results, second.results).compactMap { a, b in
      if case .notChecked = a.outcome, case .notChecked = b.outcome { a.rule.id } else { nil }
    }
    // The sample network leaves the counting of native ads to the host, is given no view of theirs, says nothing of
    // rewarded videos, and knows no age groups. Its adapters have all formats, and read no setting but the parameter.
    #expect(
      never == [
        "LOAD-23", "LOAD-24", "EVENT-10", "EVENT-11", "EVENT-12", "EVENT-13", "VIEW-1", "VIEW-2", "VIEW-4",
        "VIEW-5",
        "SETUP-9", "REWARD-3", "PRIVACY-3",
      ]
    )
  }
}

/// The same with XCTest, which runs on the main thread.
final class SampleAdapterConformance: XCTestCase {
  func testCustomEventKeepsTheContract() async throws {
    for rule in ConformanceSuite.rules {
      try await ConformanceSuite.verify(rule, with: SampleFixture.self, failing: .recommended)
    }
  }

  func testMediationAdapterKeepsTheContract() async throws {
    for rule in ConformanceSuite.rules {
      try await ConformanceSuite.verify(rule, with: SampleMediationFixture.self, failing: .recommended)
    }
  }
}
