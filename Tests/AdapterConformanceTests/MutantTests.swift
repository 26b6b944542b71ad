import TestTraits
import Testing

@testable import AdapterConformance

/// An adapter with one realistic mistake, and the rules that it breaks: these and no others.
struct Mutant: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var breaks: Set<String>
  var fixture: any AdapterFixture.Type

  /// - Parameter mistake: what its author did, in a sentence.
  init(_ mistake: String, breaks: Set<String>, fixture: any AdapterFixture.Type) {
    testDescription = mistake
    self.breaks = breaks
    self.fixture = fixture
  }

  static let all: [Mutant] =
    loadMutants + optionMutants + assetMutants + eventMutants + networkMutants + screenMutants + viewMutants
    + lifeMutants + threadMutants + formatMutants + setUpMutants + bidMutants + presentationMutants
    + rewardMutants + bannerMutants + doubleAnswerMutants + screenKindMutants
    + detailMutants + silenceMutants
}

@MainActor
@Suite struct MutantTests {
  private nonisolated static let processes = 2

  /// In processes of their own: the rules come back to the main actor, on which most other tests wait.
  @Test(
    "a mutant breaks the rules that it is meant to, no others, and what it blocks names one of them",
    .exitTest,
    arguments: 0..<processes
  )
  func mutants(part: Int) async {
    await #expect(processExitsWith: .success) { [part] in
      let mutants = Mutant.all.indices.filter { $0 % Self.processes == part }.map { Mutant.all[$0] }
      await sideBySide(mutants) { await Self.check($0) }
    }
  }

  private static func check(_ mutant: Mutant) async {
    // Two hundred loads show this mistake in less time. Adapters without one, below, are held to a thousand.
    let loads = mutant.breaks.contains("LIFE-5") ? 200 : 20
    let report = await ConformanceSuite.runTogether(with: mutant.fixture, loads: loads)
    #expect(
      Set(report.failures.map(\.rule.id)) == mutant.breaks,
      "\(mutant.testDescription): \(report.failures.map(\.description))"
    )
    for blocked in report.blockedRules {
      #expect(
        !mutant.breaks.isDisjoint(with: blocked.causes),
        "\(mutant.testDescription): \(blocked.rule.id) says that \(blocked.causes) are broken"
      )
    }
  }

  @Test("an adapter without a mistake breaks none, and blocks none")
  func model() async {
    for fixture: any AdapterFixture.Type in [
      ModelFixture<ModelCustomEvent>.self, ModelFixture<SelfTrackingCustomEvent>.self,
      MediationFixture<ModelMediationAdapter>.self, MediationFixture<BidderWith<SelfTrackingAd>>.self,
      BidsOnlyFixture<ModelBidder>.self,
    ] {
      let report = await ConformanceSuite.run(with: fixture, atOnce: .max)
      #expect(report.failures.isEmpty, "\(report.failures.map(\.description))")
      #expect(report.blockedRules.map(\.description) == [])
    }
  }

  @Test("each rule has a mutant that breaks it")
  func complete() {
    let broken = Mutant.all.reduce(into: Set<String>()) { $0.formUnion($1.breaks) }
    #expect(Set(RuleBook.rules.map(\.id)).subtracting(broken) == [])
  }

  @Test("rules have IDs of their own, in order")
  func ids() {
    let ids = RuleBook.rules.map(\.id)
    #expect(Set(ids).count == ids.count)
  }
}
