import AdMediation
import Foundation
import Testing

@testable import AdapterConformance

/// What one process tells another about a rule.
@MainActor
@Suite struct OutcomeRecordTests {
  @Test("a failure that another process found has everything that it had there")
  func broken() async throws {
    let rule = try #require(RuleBook.rule("LOAD-18"))
    let mutant = try #require(Mutant.doubleAnswerMutants.first { $0.breaks == ["LOAD-18"] })
    let outcome = await ConformanceSuite.check(rule, with: mutant.fixture)
    let data = try JSONEncoder().encode(OutcomeRecord(outcome))
    let record = try JSONDecoder().decode(OutcomeRecord.self, from: data)
    let read = record.outcome(of: rule, with: mutant.fixture)
    guard case .broken(let failure) = outcome, case .broken(let other) = read else {
      Issue.record("not broken")
      return
    }
    #expect(failure.format == .rewarded)
    #expect(other.format == failure.format)
    #expect(other.description == failure.description)
    #expect(other.possibleLimits == failure.possibleLimits)
    #expect(other.marked == failure.marked && !failure.marked.isEmpty)
  }
}
