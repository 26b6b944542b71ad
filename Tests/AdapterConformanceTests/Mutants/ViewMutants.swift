import AdMediation
import AdapterConformance
import Foundation

extension Mutant {
  static let viewMutants: [Mutant] = [
    Mutant(
      "does not give its network the view",
      breaks: ["VIEW-1"],
      fixture: ModelFixture<SelfTrackingWith<ForgetsView>>.self
    ),
    Mutant(
      "misspells didRender, which is left to its default",
      breaks: ["VIEW-1"],
      fixture: ModelFixture<MisspellsRendering>.self
    ),
    Mutant(
      "does not untrack",
      breaks: ["VIEW-2"],
      fixture: ModelFixture<ModelWith<NeverUntracks>>.self
    ),
    Mutant(
      "holds the view it was rendered in",
      breaks: ["VIEW-3"],
      fixture: ModelFixture<ModelWith<HoldsView>>.self
    ),
    Mutant(
      "does not untrack when it gets no view",
      breaks: ["VIEW-4"],
      fixture: ModelFixture<SelfTrackingWith<NeedsViewToUntrack>>.self
    ),
    Mutant(
      "untracks later, when the next view is there already",
      breaks: ["VIEW-5"],
      fixture: ModelFixture<ModelWith<UntracksLater>>.self
    ),
    Mutant(
      "tells the network of no click once it was untracked",
      breaks: ["VIEW-6"],
      fixture: ModelFixture<ModelWith<RestsAfterUntracking>>.self
    ),
  ]
}

private final class ForgetsView: SelfTrackingMediatedAd {
  override func didRender(
    in view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  ) {}
}

private final class MisspellsRendering: SelfTrackingCustomEvent {
  override func received(_ ad: TestNetworkAd, _ networkRequest: TestNetworkRequest) {
    delegate?.customEventNativeAd(self, didReceive: MisspelledRenderingAd(ad))
  }
}

private final class MisspelledRenderingAd: StandaloneMediatedAd, @preconcurrency MediatedUnifiedNativeAd,
  TestNetworkAdDelegate
{
  private let ad: TestNetworkAd

  init(_ ad: TestNetworkAd) {
    self.ad = ad
    super.init(copying: ad)
    ad.delegate = self
  }

  func didRender(
    inView view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  ) { ad.view = view }
  func didUntrackView(_ view: UIView?) { ad.view = nil }
  override func adDidCountImpression(_ ad: TestNetworkAd) {
    MediatedNativeAdNotificationSource.mediatedNativeAdDidRecordImpression(self)
  }
  override func adDidCountClick(_ ad: TestNetworkAd) {
    MediatedNativeAdNotificationSource.mediatedNativeAdDidRecordClick(self)
  }
}

private final class NeverUntracks: ModelMediatedAd {
  override func didUntrackView(_ view: UIView?) {}
}

private final class HoldsView: ModelMediatedAd {
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
}

private final class NeedsViewToUntrack: SelfTrackingMediatedAd {
  private var isRegistered = false

  override func didRender(
    in view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  ) {
    guard !isRegistered else { return }
    isRegistered = true
    ad.view = view
  }
  override func didUntrackView(_ view: UIView?) {
    guard view != nil else { return }
    isRegistered = false
    ad.view = nil
  }
}

private final class UntracksLater: ModelMediatedAd {
  override func didUntrackView(_ view: UIView?) {
    Task { @MainActor in super.didUntrackView(view) }
  }
}

private final class RestsAfterUntracking: ModelMediatedAd {
  private var isOver = false

  override func didUntrackView(_ view: UIView?) {
    super.didUntrackView(view)
    isOver = true
  }
  override func didRecordClickOnAsset(
    withName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) {
    if !isOver { ad.recordClick(on: view) }
  }
}
