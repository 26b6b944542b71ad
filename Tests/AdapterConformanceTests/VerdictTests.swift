import AdMediation
import AdPlatform
import HeadlessUIKit
import TestTraits
import Testing

@testable import AdapterConformance

/// What the kit says of rules that do not bind or cannot be looked at, and of adapters that would run for ever.
@MainActor
@Suite struct VerdictTests {
  @Test("a recommended rule that is broken fails no test unless it is to")
  func recommended() async throws {
    let rule = try #require(RuleBook.rule("ASSET-10"))
    let fixture = ModelFixture<WithoutChoices>.self
    let remark = try await ConformanceSuite.verify(rule, with: fixture)
    #expect(remark?.description.hasPrefix("ASSET-10 is broken (recommended)") == true)
    await #expect(throws: ConformanceFailure.self) {
      try await ConformanceSuite.verify(rule, with: fixture, failing: .recommended)
    }
  }

  @Test("a missing text says which limit a network without it has")
  func missingText() async throws {
    let rule = try #require(RuleBook.rule("ASSET-2"))
    let failure = await #expect(throws: ConformanceFailure.self) {
      try await ConformanceSuite.verify(rule, with: ModelFixture<ModelWith<WithoutStore>>.self)
    }
    #expect(failure?.limitsAdvice?.contains("add .store to limits") == true)
  }

  @Test(
    "an adapter that forgets to say that its network counts is told so",
    arguments: [("EVENT-1", "handlesUserImpressions()"), ("EVENT-3", "handlesUserClicks()")]
  )
  func whoCounts(id: String, method: String) async throws {
    let rule = try #require(RuleBook.rule(id))
    let failure = await #expect(throws: ConformanceFailure.self) {
      try await ConformanceSuite.verify(rule, with: MediationFixture<AdapterWith<ForgetsWhoCounts>>.self)
    }
    #expect(failure?.expected.contains("\(method) returns true") == true)
  }

  /// A rule that finds others in its way.
  private func rule(_ level: ConformanceRule.Level, blockedBy causes: [String]) -> ConformanceRule {
    ConformanceRule(.load(99), level.obligation, "A sentence.", source: "A source") { _ in
      throw RuleNotChecked(reason: "there is no ad", blockedBy: causes)
    }
  }

  @Test("a required rule that another one blocks fails its test, and says which to mend")
  func blocked() async throws {
    let error = await #expect(throws: BlockedRule.self) {
      try await ConformanceSuite.verify(
        rule(.required, blockedBy: ["LOAD-1", "LOAD-3"]),
        with: ModelFixture<ModelCustomEvent>.self
      )
    }
    #expect(
      error?.description
        == "LOAD-99 could not be checked (required): there is no ad. Fix LOAD-1 or LOAD-3 first."
    )
  }

  @Test(
    "a blocked rule binds no more than it does itself, and no more than those that block it",
    arguments: [
      (ConformanceRule.Level.recommended, ["LOAD-1"]), (.required, ["ASSET-10"]),
    ]
  )
  func blockedAndRecommended(level: ConformanceRule.Level, causes: [String]) async throws {
    let rule = rule(level, blockedBy: causes)
    let fixture = ModelFixture<ModelCustomEvent>.self
    let remark = try await ConformanceSuite.verify(rule, with: fixture)
    #expect(remark?.description.hasPrefix("LOAD-99 could not be checked (recommended): ") == true)
    await #expect(throws: BlockedRule.self) {
      try await ConformanceSuite.verify(rule, with: fixture, failing: .recommended)
    }
  }

  @Test("a rule that others block is not kept, also when they were not checked")
  func blockedAlone() async throws {
    let rules = try ["EVENT-1", "LOAD-1"].map { try #require(RuleBook.rule($0)) }
    let alone = await ConformanceSuite.run([rules[0]], with: ModelFixture<Silent>.self)
    #expect(alone.blockedRules.map(\.causes) == [["LOAD-1"]])
    #expect(!alone.isConforming)
    #expect(alone.notCheckedCount == 0)
    #expect(alone.blockedRules.allSatisfy { !alone.explains($0) })
    let both = await ConformanceSuite.run(rules, with: ModelFixture<Silent>.self)
    #expect(both.blockedRules.allSatisfy { both.explains($0) })
  }

  /// In a process of its own, as all that is checked one rule at a time: checks of other tests would wait for it.
  @Test("rules that are checked side by side come to the same, in the order of the rules", .exitTest)
  func sideBySide() async {
    await #expect(processExitsWith: .success) {
      for fixture: any AdapterFixture.Type in [
        ModelFixture<Silent>.self, ModelFixture<ModelCustomEvent>.self,
      ] {
        let (results, sideBySide) = await ConformanceProbe.$manyLoads.withValue(100) {
          await (
            ConformanceSuite.run(with: fixture).results,
            ConformanceSuite.run(with: fixture, atOnce: 7).results
          )
        }
        #expect(sideBySide.map(\.rule.id) == RuleBook.rules.map(\.id))
        for (result, same) in zip(results, sideBySide) {
          #expect("\(same.outcome)" == "\(result.outcome)")
        }
        let few = await ConformanceSuite.run([RuleBook.rules[3]], with: fixture, atOnce: 0).results
        #expect(few.map(\.rule.id) == [RuleBook.rules[3].id])
      }
    }
  }

  /// In a process of its own, whose main actor it keeps busy.
  @Test("an adapter that never lets time pass is told so, and hangs nothing", .exitTest)
  func stuck() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let rule = try #require(RuleBook.rule("LOAD-3"))
      let outcome = await ConformanceSuite.check(rule, with: ModelFixture<Restless>.self)
      guard case .broken(let failure) = outcome else {
        Issue.record("not broken")
        return
      }
      #expect(failure.actual.contains("without letting time pass"))
      #expect(failure.fix.hasPrefix("Poll with a delay"))
      #expect(failure.description.contains("\n  fix:      Poll with a delay"))
    }
  }
}

final class WithoutChoices: ModelCustomEvent {
  final class Ad: ModelMediatedAd {
    override var adChoicesView: UIView? { nil }
  }

  override func makeMediatedAd(_ ad: TestNetworkAd) -> ModelMediatedAd { Ad(ad) }
}

private final class WithoutStore: ModelMediatedAd {
  override var store: String? { nil }
}

private final class Restless: ModelCustomEvent {
  override func fail(_ code: Int) { poll(on: Platform.current.scheduler) }

  private func poll(on scheduler: any Scheduler) {
    scheduler.schedule(after: .zero) { self.poll(on: scheduler) }
  }
}

private final class Silent: ModelCustomEvent {
  override func deliver(_ ad: ModelMediatedAd) {}
}
