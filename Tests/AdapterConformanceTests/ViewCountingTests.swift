import AdMediation
import Foundation
import Testing

@testable import AdapterConformance

/// Networks that count by the view that they were given, though the adapter leaves the counting to the host.
@MainActor
@Suite struct ViewCountingTests {
  private func outcome(_ id: String, _ fixture: any AdapterFixture.Type) async throws -> ConformanceOutcome {
    await ConformanceSuite.check(try #require(RuleBook.rule(id)), with: fixture)
  }

  @Test(
    "an adapter that gives such a network the view breaks no rule",
    arguments: [ViewFixture<GivesView>.self, LazyViewFixture<GivesView>.self] as [any AdapterFixture.Type]
  )
  func givesView(fixture: any AdapterFixture.Type) async {
    let report = await ConformanceSuite.runTogether(with: fixture)
    #expect(report.failures.map(\.description) == [])
    #expect(report.blockedRules.map(\.description) == [])
    let passed = report.results.filter { if case .passed = $0.outcome { true } else { false } }.map(\.rule.id)
    #expect(Set(["EVENT-1", "EVENT-3", "VIEW-1"]).isSubset(of: passed))
  }

  @Test("rules that such a network gives nothing to judge by are not checked", arguments: [4, 5])
  func notChecked(number: Int) async throws {
    guard case .notChecked(let reason) = try await outcome("EVENT-\(number)", ViewFixture<GivesView>.self)
    else {
      Issue.record("checked")
      return
    }
    #expect(reason == "the network counts clicks by its view")
  }

  @Test("an adapter that tells such a network of the host's impression, too, counts twice")
  func countsTwice() async throws {
    guard case .broken(let failure) = try await outcome("EVENT-1", ViewFixture<ModelMediatedAd>.self) else {
      Issue.record("EVENT-1 is not broken")
      return
    }
    #expect(failure.expected.contains("must not count another one"))
    #expect(failure.actual == "the network counted 2 impressions")
  }

  @Test("without a view nothing is counted, and VIEW-1 is the rule that is broken")
  func forgetsView() async {
    let report = await ConformanceSuite.runTogether(with: LazyViewFixture<ForgetsView>.self)
    #expect(report.failures.map(\.rule.id) == ["VIEW-1"])
    #expect(
      Set(report.blockedRules.map(\.rule.id)) == ["EVENT-1", "EVENT-3", "VIEW-2", "VIEW-4", "VIEW-5"]
    )
    #expect(report.blockedRules.allSatisfy { $0.causes == ["VIEW-1"] })
  }

  @Test("a fixture that counts nothing is told what to check", arguments: [1, 3])
  func lies(number: Int) async throws {
    guard case .broken(let failure) = try await outcome("EVENT-\(number)", IdleViewFixture<GivesView>.self)
    else {
      Issue.record("not broken")
      return
    }
    #expect(failure.actual.contains("check the fixture: perform(.count"))
  }

  @Test("a network that keeps the view for good is not checked for giving it back")
  func unregistering() async throws {
    let report = await ConformanceSuite.runTogether(with: KeepsViewFixture<KeepsView>.self)
    #expect(report.failures.map(\.description) == [])
    for id in ["VIEW-2", "VIEW-4"] {
      guard case .notChecked = try await outcome(id, KeepsViewFixture<KeepsView>.self) else {
        Issue.record("\(id) is checked")
        continue
      }
    }
  }
}

/// A network that counts an impression by itself when the view is in a window, and a click when it is told to act.
@MainActor
private class ViewFixture<ShownAd: ModelMediatedAd>: TestFixture {
  let double = TestNetwork()

  required init() { double.countsByView = true }

  var adapter: AdapterClass { .customEvent(ModelWith<ShownAd>.self) }
  var limits: [NetworkAbility: String] { TestNetwork.limitsOfViewCounting }
  var realTimeGrace: Duration { .zero }

  func perform(_ action: NetworkAction) { if let ad = double.newestAd { ad.perform(action) } }
}

/// A network that counts only when it is told to act, and when it has a view.
private class LazyViewFixture<ShownAd: ModelMediatedAd>: ViewFixture<ShownAd> {
  required init() {
    super.init()
    double.countsByView = false
  }

  override func perform(_ action: NetworkAction) {
    if [.countImpression, .countClick].contains(action), double.newestAd?.view == nil { return }
    super.perform(action)
  }
}

private final class IdleViewFixture<ShownAd: ModelMediatedAd>: LazyViewFixture<ShownAd> {
  override func perform(_ action: NetworkAction) {}
}

private final class KeepsViewFixture<ShownAd: ModelMediatedAd>: ViewFixture<ShownAd> {
  override var limits: [NetworkAbility: String] {
    super.limits.merging([.unregistering: "the network keeps the view for as long as it lives"]) { $1 }
  }
}

/// Gives its network the view, and tells it of nothing.
private class GivesView: ModelMediatedAd {
  override func didRecordImpression() {}
  override func didRecordClickOnAsset(
    withName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) {}
}

private final class KeepsView: GivesView {
  override func didUntrackView(_ view: UIView?) {}
}

private final class ForgetsView: GivesView {
  override func didRender(
    in view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  ) {}
}
