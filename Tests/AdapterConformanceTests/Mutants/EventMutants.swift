import AdMediation
import AdPlatform
import AdapterConformance
import Foundation

private typealias Source = MediatedNativeAdNotificationSource

extension Mutant {
  static let eventMutants: [Mutant] = [
    Mutant(
      "forgets to tell the network of the impression",
      breaks: ["EVENT-1"],
      fixture: ModelFixture<ModelWith<ForgetsImpression>>.self
    ),
    Mutant(
      "tells the network of each impression twice",
      breaks: ["EVENT-1"],
      fixture: ModelFixture<ModelWith<TwoImpressions>>.self
    ),
    Mutant(
      "takes the rendering for the impression",
      breaks: ["EVENT-2"],
      fixture: ModelFixture<ModelWith<ImpressionAtRendering>>.self
    ),
    Mutant(
      "forgets to tell the network of the click",
      breaks: ["EVENT-3"],
      fixture: ModelFixture<ModelWith<ForgetsClick>>.self
    ),
    Mutant(
      "tells the network of each click twice",
      breaks: ["EVENT-3"],
      fixture: ModelFixture<ModelWith<TwoClicks>>.self
    ),
    Mutant(
      "gives the network the whole ad view as the clicked one",
      breaks: ["EVENT-4"],
      fixture: ModelFixture<ModelWith<ClickOnWholeAd>>.self
    ),
    Mutant(
      "knows one asset name only",
      breaks: ["EVENT-5"],
      fixture: ModelFixture<ModelWith<ClickOnButtonOnly>>.self
    ),
    Mutant(
      "misspells the impression and the click, which are left to their defaults",
      breaks: ["EVENT-1", "EVENT-3"],
      fixture: ModelFixture<MisspellsImpressionAndClick>.self
    ),
    Mutant(
      "reports the network's impressions and does not say that it does",
      breaks: ["EVENT-6"],
      fixture: ModelFixture<ModelWith<TracksImpressionsSecretly>>.self
    ),
    Mutant(
      "reports the network's clicks and does not say that it does",
      breaks: ["EVENT-7"],
      fixture: ModelFixture<ModelWith<TracksClicksSecretly>>.self
    ),
    Mutant(
      "reports the host's impression back",
      breaks: ["EVENT-8"],
      fixture: ModelFixture<ModelWith<EchoesImpression>>.self
    ),
    Mutant(
      "reports the host's click back, twice",
      breaks: ["EVENT-9"],
      fixture: ModelFixture<ModelWith<EchoesClickTwice>>.self
    ),
  ]
}

private final class ForgetsImpression: ModelMediatedAd {
  override func didRecordImpression() {}
}

private final class TwoImpressions: ModelMediatedAd {
  override func didRecordImpression() {
    super.didRecordImpression()
    super.didRecordImpression()
  }
}

private final class ImpressionAtRendering: ModelMediatedAd {
  private var isCounted = false

  override func didRender(
    in view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  ) {
    super.didRender(
      in: view,
      clickableAssetViews: clickableAssetViews,
      nonclickableAssetViews: nonclickableAssetViews,
      viewController: viewController
    )
    if !isCounted { ad.recordImpression() }
    isCounted = true
  }
  override func didRecordImpression() {}
}

private final class ForgetsClick: ModelMediatedAd {
  override func didRecordClickOnAsset(
    withName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) {}
}

private final class TwoClicks: ModelMediatedAd {
  override func didRecordClickOnAsset(
    withName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) {
    ad.recordClick(on: view)
    ad.recordClick(on: view)
  }
}

private final class ClickOnWholeAd: ModelMediatedAd {
  override func didRecordClickOnAsset(
    withName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) { ad.recordClick(on: ad.view) }
}

private final class ClickOnButtonOnly: ModelMediatedAd {
  override func didRecordClickOnAsset(
    withName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) {
    if assetName.rawValue == "callToAction" { ad.recordClick(on: view) }
  }
}

private final class MisspellsImpressionAndClick: ModelCustomEvent {
  override func received(_ ad: TestNetworkAd, _ networkRequest: TestNetworkRequest) {
    delegate?.customEventNativeAd(self, didReceive: MisspelledEventsAd(ad))
  }
}

private final class MisspelledEventsAd: StandaloneMediatedAd, @preconcurrency MediatedUnifiedNativeAd,
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
  func didRecordImpresion() { ad.recordImpression() }
  func didRecordClick(
    onAssetWithName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) { ad.recordClick(on: view) }
  func didUntrackView(_ view: UIView?) { ad.view = nil }
}

private final class TracksImpressionsSecretly: ModelMediatedAd {
  override func adDidCountImpression(_ ad: TestNetworkAd) {
    Source.mediatedNativeAdDidRecordImpression(self)
  }
}

private final class TracksClicksSecretly: ModelMediatedAd {
  override func adDidCountClick(_ ad: TestNetworkAd) { Source.mediatedNativeAdDidRecordClick(self) }
}

private final class EchoesImpression: ModelMediatedAd {
  override func didRecordImpression() {
    super.didRecordImpression()
    Source.mediatedNativeAdDidRecordImpression(self)
  }
}

private final class EchoesClickTwice: ModelMediatedAd {
  override func didRecordClickOnAsset(
    withName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) {
    super.didRecordClickOnAsset(withName: assetName, view: view, viewController: viewController)
    Source.mediatedNativeAdDidRecordClick(self)
    Source.mediatedNativeAdDidRecordClick(self)
  }
}
