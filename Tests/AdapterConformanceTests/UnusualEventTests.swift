import AdMediation
import AdPlatform
import Foundation
import Testing

@testable import AdapterConformance

/// Adapters that do as few others do, and nothing wrong: they break no required rule.
@MainActor
@Suite struct UnusualEventTests {
  nonisolated struct Unusual: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var fixture: any AdapterFixture.Type

    nonisolated init(_ habit: String, _ fixture: any AdapterFixture.Type) {
      testDescription = habit
      self.fixture = fixture
    }
  }

  nonisolated static let all: [Unusual] = [
    Unusual("its screen closes after untracking", ModelFixture<ModelWith<ClosesAfterUntracking>>.self),
    Unusual("it echoes the host's click", ModelFixture<ModelWith<EchoesClick>>.self),
    Unusual("it implements no optional member", BareFixture.self),
    Unusual("its network counts impressions, and the host clicks", ModelFixture<HalfTracking>.self),
    Unusual("its network counts when it is rendered", ModelFixture<SelfTrackingWith<CountsAtRendering>>.self),
    Unusual("it passes everything on a moment later", ThreadedFixture<ModelWith<PassesOnLater>>.self),
    Unusual("it reports everything a moment later", ThreadedFixture<SelfTrackingWith<ReportsLater>>.self),
    Unusual("it holds the view until it is untracked", ModelFixture<ModelWith<HoldsViewWhileShown>>.self),
    Unusual("it takes clicks by today's label", ModelFixture<TodaysLabel>.self),
  ]

  @Test("an unusual adapter breaks no required rule", arguments: all)
  func conforms(_ unusual: Unusual) async {
    let report = await ConformanceSuite.runTogether(with: unusual.fixture)
    #expect(report.isConforming, "\(report.failures.map(\.description))")
  }

  @Test("a network that cannot do a thing leaves the rules for it unchecked, not passed")
  func limits() async {
    // Others are about formats that a custom event does not have, whatever its network can do.
    let rules = RuleBook.rules.filter { !$0.applies.leavesOutCustomEvents }
    for rule in rules where !rule.needs.isDisjoint(with: BareFixture.abilitiesMissing) {
      let outcome = await ConformanceSuite.check(rule, with: BareFixture.self)
      guard case .notChecked(let reason) = outcome else {
        Issue.record("\(rule.id) was checked")
        continue
      }
      #expect(reason == BareFixture.reason)
    }
  }

  @Test("a fixture that does not do what it promises passes no rule", arguments: ["EVENT-10", "EVENT-11"])
  func lies(id: String) async throws {
    let outcome = await ConformanceSuite.check(try #require(RuleBook.rule(id)), with: LyingFixture.self)
    guard case .broken(let failure) = outcome else {
      Issue.record("\(id) is kept")
      return
    }
    #expect(failure.actual.contains("check the fixture: perform(.count"))
  }

  @Test("a failure of a thousand loads shows one of them")
  func shortTimeline() async throws {
    let mutant = try #require(Mutant.lifeMutants.first { $0.breaks == ["LIFE-5"] })
    let outcome = await ConformanceSuite.check(try #require(RuleBook.rule("LIFE-5")), with: mutant.fixture)
    guard case .broken(let failure) = outcome else {
      Issue.record("LIFE-5 is kept")
      return
    }
    #expect(failure.timeline.count < 30)
    #expect(failure.actual.contains("alive"))
  }

  @Test("a failure names the line of the timeline that shows it")
  func marks() async throws {
    let rule = try #require(RuleBook.rule("EVENT-9"))
    let outcome = await ConformanceSuite.check(rule, with: ModelFixture<ModelWith<EchoesTwice>>.self)
    guard case .broken(let failure) = outcome else {
      Issue.record("\(rule.id) is kept")
      return
    }
    #expect(failure.marked.map { failure.timeline[$0].name }.allSatisfy { $0 == "didRecordClick" })
    #expect(failure.marked.count == 2)
    #expect(failure.actual.contains("1 time"))
  }
}

/// A fixture that promises to do things as the network, and does nothing.
@MainActor
private final class LyingFixture: TestFixture {
  let double = TestNetwork()

  init() {}

  var adapter: AdapterClass { .customEvent(SelfTrackingCustomEvent.self) }
  var realTimeGrace: Duration { .zero }

  func perform(_ action: NetworkAction) {}
}

private final class ClosesAfterUntracking: ModelMediatedAd {
  private var isScreenOpen = false

  override func adWillPresent(_ ad: TestNetworkAd) {
    isScreenOpen = true
    super.adWillPresent(ad)
  }
  override func adWillDismiss(_ ad: TestNetworkAd) { if isScreenOpen { super.adWillDismiss(ad) } }
  override func adDidDismiss(_ ad: TestNetworkAd) {
    if isScreenOpen { super.adDidDismiss(ad) }
    isScreenOpen = false
  }
  override func didUntrackView(_ view: UIView?) {
    super.didUntrackView(view)
    guard isScreenOpen else { return }
    Platform.current.scheduler.schedule(after: .seconds(1)) { [weak self] in
      guard let self else { return }
      adWillDismiss(ad)
      adDidDismiss(ad)
    }
  }
}

private final class EchoesClick: ModelMediatedAd {
  override func didRecordClickOnAsset(
    withName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) {
    super.didRecordClickOnAsset(withName: assetName, view: view, viewController: viewController)
    MediatedNativeAdNotificationSource.mediatedNativeAdDidRecordClick(self)
  }
}

private final class EchoesTwice: ModelMediatedAd {
  override func didRecordClickOnAsset(
    withName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) {
    MediatedNativeAdNotificationSource.mediatedNativeAdDidRecordClick(self)
    MediatedNativeAdNotificationSource.mediatedNativeAdDidRecordClick(self)
  }
}

private final class HalfTracking: ModelCustomEvent {
  override func makeMediatedAd(_ ad: TestNetworkAd) -> ModelMediatedAd { HalfTrackingAd(ad) }
  override func handlesUserImpressions() -> Bool { true }
}

private final class HalfTrackingAd: ModelMediatedAd {
  override func adDidCountImpression(_ ad: TestNetworkAd) {
    MediatedNativeAdNotificationSource.mediatedNativeAdDidRecordImpression(self)
  }
}

private final class CountsAtRendering: SelfTrackingMediatedAd {
  private var hasCounted = false

  override func didRender(
    in view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  ) {
    ad.view = view
    if !hasCounted { ad.perform(.countImpression) }
    hasCounted = true
  }
}

private final class PassesOnLater: ModelMediatedAd {
  override func didRecordImpression() {
    Task { @MainActor in ad.recordImpression() }
  }
  override func didRecordClickOnAsset(
    withName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) {
    Task { @MainActor in ad.recordClick(on: view) }
  }
}

private final class ReportsLater: SelfTrackingMediatedAd {
  override func adDidCountImpression(_ ad: TestNetworkAd) {
    Task { @MainActor in super.adDidCountImpression(ad) }
  }
  override func adDidCountClick(_ ad: TestNetworkAd) {
    Task { @MainActor in super.adDidCountClick(ad) }
  }
}

private final class HoldsViewWhileShown: ModelMediatedAd {
  private var container: UIView?

  override func didRender(
    in view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  ) {
    container = view
    ad.view = view
  }
  override func didUntrackView(_ view: UIView?) {
    container = nil
    ad.view = nil
  }
}

private final class TodaysLabel: ModelCustomEvent {
  override func received(_ ad: TestNetworkAd, _ networkRequest: TestNetworkRequest) {
    delegate?.customEventNativeAd(self, didReceive: TodaysLabelAd(ad))
  }
}

private final class TodaysLabelAd: StandaloneMediatedAd, @preconcurrency MediatedUnifiedNativeAd,
  TestNetworkAdDelegate
{
  private let ad: TestNetworkAd

  init(_ ad: TestNetworkAd) {
    self.ad = ad
    super.init(copying: ad)
    ad.delegate = self
  }

  func didRender(
    in view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  ) { ad.view = view }
  func didRecordImpression() { ad.recordImpression() }
  func didRecordClickOnAsset(with assetName: AssetIdentifier, view: UIView, viewController: UIViewController)
  {
    ad.recordClick(on: view)
  }
  func didUntrackView(_ view: UIView?) { ad.view = nil }
}

/// An adapter for a network that only delivers assets: nothing optional is implemented.
@MainActor
private final class BareCustomEvent: NSObject, @preconcurrency CustomEventNativeAd {
  weak var delegate: (any CustomEventNativeAdDelegate)?

  override required init() { super.init() }

  func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    let wishes = ModelCustomEvent().networkRequest(for: options)
    TestNetworkSDK.fetch(serverParameter, wishes) { answer in
      switch answer {
      case .ad(let ad): self.delegate?.customEventNativeAd(self, didReceive: BareMediatedAd(ad))
      case .failure(let code):
        let error = NSError(domain: "test.network", code: code)
        self.delegate?.customEventNativeAd(self, didFailToLoadWithError: error)
      }
    }
  }
}

@MainActor
private final class BareMediatedAd: NSObject, @preconcurrency MediatedUnifiedNativeAd {
  private let ad: TestNetworkAd
  let images: [NativeAdImage]?
  let icon: NativeAdImage?

  init(_ ad: TestNetworkAd) {
    let model = ModelMediatedAd(ad)
    self.ad = ad
    images = model.images
    icon = model.icon
    super.init()
  }

  var headline: String? { ad.assets.headline }
  var body: String? { ad.assets.body }
  var callToAction: String? { ad.assets.callToAction }
  var starRating: NSDecimalNumber? { ad.assets.starRating.map { NSDecimalNumber(decimal: $0) } }
  var store: String? { ad.assets.store }
  var price: String? { ad.assets.price }
  var advertiser: String? { ad.assets.advertiser }
  var extraAssets: [String: Any]? { ad.assets.extra.map { ["extra": $0] } }
}

@MainActor
private final class BareFixture: TestFixture {
  nonisolated static let reason = "the network only delivers assets"
  nonisolated static let abilitiesMissing: Set<NetworkAbility> = [
    .video, .impressions, .clicks, .screens, .leavingTheApplication, .renderedView, .adChoicesPosition,
  ]

  let double = TestNetwork()

  init() {}

  var adapter: AdapterClass { .customEvent(BareCustomEvent.self) }
  var realTimeGrace: Duration { .zero }
  var limits: [NetworkAbility: String] {
    Dictionary(uniqueKeysWithValues: Self.abilitiesMissing.map { ($0, Self.reason) })
  }

  func perform(_ action: NetworkAction) {}
}
