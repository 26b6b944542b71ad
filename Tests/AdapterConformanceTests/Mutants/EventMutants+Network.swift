import AdMediation
import AdapterConformance
import Foundation

private typealias Source = MediatedNativeAdNotificationSource

extension Mutant {
  static let networkMutants: [Mutant] = [
    Mutant(
      "keeps the network's impression to itself",
      breaks: ["EVENT-10"],
      fixture: ModelFixture<SelfTrackingWith<SilentImpression>>.self
    ),
    Mutant(
      "reports the network's impression twice",
      breaks: ["EVENT-10"],
      fixture: ModelFixture<SelfTrackingWith<ReportsTwoImpressions>>.self
    ),
    Mutant(
      "keeps the network's click to itself",
      breaks: ["EVENT-11"],
      fixture: ModelFixture<SelfTrackingWith<SilentClick>>.self
    ),
    Mutant(
      "reports the network's click twice",
      breaks: ["EVENT-11"],
      fixture: ModelFixture<SelfTrackingWith<ReportsTwoClicks>>.self
    ),
    Mutant(
      "takes the delivery for an impression, too",
      breaks: ["EVENT-12"],
      fixture: ModelFixture<ImpressionAtDelivery>.self
    ),
    Mutant(
      "reports an impression at rendering, and leaves the network's own out",
      breaks: ["EVENT-13"],
      fixture: ModelFixture<SelfTrackingWith<ReportsRendering>>.self
    ),
    Mutant(
      "makes up for a missing impression when it is untracked",
      breaks: ["EVENT-20"],
      fixture: ModelFixture<SelfTrackingWith<ImpressionAtUntracking>>.self
    ),
    Mutant(
      "takes the untracking for a click",
      breaks: ["EVENT-21"],
      fixture: ModelFixture<ModelWith<ClickAtUntracking>>.self
    ),
    Mutant(
      "leaves its tap action on the button when it is untracked",
      breaks: ["EVENT-21"],
      fixture: ModelFixture<SelfTrackingWith<LeavesTapAction>>.self
    ),
    Mutant(
      "reports what its network counts, and does not say that the network counts",
      breaks: ["EVENT-1", "EVENT-3"],
      fixture: MediationFixture<AdapterWith<ForgetsWhoCounts>>.self
    ),
  ]
}

/// Its network counts by itself.
final class ForgetsWhoCounts: SelfTrackingAd {
  override func handlesUserClicks() -> Bool { false }
  override func handlesUserImpressions() -> Bool { false }
  override func didRecordImpression() {}
  override func didRecordClickOnAsset(
    withName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) {}
}

private final class SilentImpression: SelfTrackingMediatedAd {
  override func adDidCountImpression(_ ad: TestNetworkAd) {}
}

private final class ReportsTwoImpressions: SelfTrackingMediatedAd {
  override func adDidCountImpression(_ ad: TestNetworkAd) {
    super.adDidCountImpression(ad)
    super.adDidCountImpression(ad)
  }
}

private final class SilentClick: SelfTrackingMediatedAd {
  override func adDidCountClick(_ ad: TestNetworkAd) {}
}

private final class ReportsTwoClicks: SelfTrackingMediatedAd {
  override func adDidCountClick(_ ad: TestNetworkAd) {
    super.adDidCountClick(ad)
    super.adDidCountClick(ad)
  }
}

private final class ImpressionAtDelivery: SelfTrackingCustomEvent {
  override func deliver(_ ad: ModelMediatedAd) {
    super.deliver(ad)
    Source.mediatedNativeAdDidRecordImpression(ad)
  }
}

private final class ReportsRendering: SelfTrackingMediatedAd {
  private var isReported = false

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
    if !isReported { Source.mediatedNativeAdDidRecordImpression(self) }
    isReported = true
  }
  override func adDidCountImpression(_ ad: TestNetworkAd) {}
}

private final class ImpressionAtUntracking: SelfTrackingMediatedAd {
  private var isReported = false

  override func adDidCountImpression(_ ad: TestNetworkAd) {
    isReported = true
    super.adDidCountImpression(ad)
  }
  override func didUntrackView(_ view: UIView?) {
    super.didUntrackView(view)
    if !isReported { Source.mediatedNativeAdDidRecordImpression(self) }
    isReported = true
  }
}

private final class ClickAtUntracking: ModelMediatedAd {
  override func didUntrackView(_ view: UIView?) {
    super.didUntrackView(view)
    ad.recordClick(on: nil)
  }
}

private final class LeavesTapAction: SelfTrackingMediatedAd {
  override func didRender(
    in view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  ) {
    ad.view = view
    let tap = UIAction(identifier: .init("test.network.tap")) { [weak ad] _ in ad?.perform(.countClick) }
    for case let control as UIControl in clickableAssetViews.values {
      control.addAction(tap, for: .touchUpInside)
    }
  }
}
