import AdMediation
import AdPlatform
import AdapterConformance
import HeadlessUIKit
import Testing

/// What the kit says of rules that do not bind, and of adapters that would run for ever.
@MainActor
@Suite struct VerdictTests {
  @Test("a recommended rule that is broken fails no test unless it is to")
  func recommended() async throws {
    let rule = try #require(RuleBook.rule("ASSET-10"))
    let fixture = ModelFixture<WithoutChoices>.self
    let remark = try await ConformanceSuite.verify(rule, with: fixture)
    #expect(remark?.hasPrefix("ASSET-10 is broken (recommended)") == true)
    await #expect(throws: ConformanceFailure.self) {
      try await ConformanceSuite.verify(rule, with: fixture, failing: .recommended)
    }
  }

  @Test("an adapter that never lets time pass is told so, and hangs nothing")
  func stuck() async throws {
    let rule = try #require(RuleBook.rule("LOAD-3"))
    let outcome = await ConformanceSuite.check(rule, with: ModelFixture<Restless>.self)
    guard case .broken(let failure) = outcome else {
      Issue.record("not broken")
      return
    }
    #expect(failure.actual.contains("without letting time pass"))
  }
}

private final class WithoutChoices: ModelCustomEvent {
  final class Ad: ModelMediatedAd {
    override var adChoicesView: UIView? { nil }
  }

  override func makeMediatedAd(_ ad: TestNetworkAd) -> ModelMediatedAd { Ad(ad) }
}

private final class Restless: ModelCustomEvent {
  override func fail(_ code: Int) { poll(on: Platform.current.scheduler) }

  private func poll(on scheduler: any Scheduler) {
    scheduler.schedule(after: .zero) { self.poll(on: scheduler) }
  }
}
