import AdMediation
import AdapterConformance
import Foundation

extension Mutant {
  static let bannerMutants: [Mutant] = [
    Mutant(
      "shows its banner in a view that is too large",
      breaks: ["BANNER-1"],
      fixture: OtherFormatsFixture<AdapterWith<LargeBanner>>.self
    ),
    Mutant(
      "asks for banners of one size only",
      breaks: ["BANNER-2"],
      fixture: OtherFormatsFixture<OneSizeOnly>.self
    ),
    Mutant(
      "makes a new view each time",
      breaks: ["BANNER-3"],
      fixture: OtherFormatsFixture<AdapterWith<ManyViews>>.self
    ),
    Mutant(
      "does not report the impressions of banners",
      breaks: ["BANNER-4"],
      fixture: OtherFormatsFixture<AdapterWith<UncountedBanner>>.self
    ),
    Mutant(
      "reports the impression of a banner when it is loaded, and leaves the network's own out",
      breaks: ["BANNER-4"],
      fixture: OtherFormatsFixture<CountsBannersAtOnce>.self
    ),
    Mutant(
      "reports each click on a banner twice",
      breaks: ["BANNER-5"],
      fixture: OtherFormatsFixture<AdapterWith<TwiceClickedBanner>>.self
    ),
    Mutant(
      "does not say that a banner's screen has closed",
      breaks: ["BANNER-6"],
      fixture: OtherFormatsFixture<AdapterWith<OpenBanner>>.self
    ),
    Mutant(
      "announces each screen of a banner twice",
      breaks: ["BANNER-7"],
      fixture: OtherFormatsFixture<AdapterWith<TwiceOpenedBanner>>.self
    ),
  ]
}

extension ModelAd {
  fileprivate var isBanner: Bool { ad.format == .banner }
}

private final class TwiceOpenedBanner: ModelAd {
  override func adWillPresent(_ ad: TestNetworkAd) {
    super.adWillPresent(ad)
    if isBanner { super.adWillPresent(ad) }
  }
}

private final class LargeBanner: ModelAd {
  private let large = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 90))
  override var view: UIView { large }
}

private final class OneSizeOnly: ModelMediationAdapter {
  override func size(_ adSize: AdSize) -> CGSize { CGSize(width: 300, height: 50) }
}

private final class ManyViews: ModelAd {
  override var view: UIView { UIView(frame: super.view.frame) }
}

private final class UncountedBanner: ModelAd {
  override func adDidCountImpression(_ ad: TestNetworkAd) {
    if !isBanner { super.adDidCountImpression(ad) }
  }
}

private final class CountsBannersAtOnce: ModelMediationAdapter {
  override func makeAd(_ ad: TestNetworkAd, _ request: TestNetworkRequest) -> ModelAd { UncountedBanner(ad) }

  override func deliver(
    _ ad: ModelAd,
    _ completion: (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    super.deliver(ad, completion)
    if ad.isBanner { ad.eventDelegate?.reportImpression() }
  }
}

private final class TwiceClickedBanner: ModelAd {
  override func adDidCountClick(_ ad: TestNetworkAd) {
    super.adDidCountClick(ad)
    if isBanner { eventDelegate?.reportClick() }
  }
}

private final class OpenBanner: ModelAd {
  override func adDidDismiss(_ ad: TestNetworkAd) {
    if !isBanner { super.adDidDismiss(ad) }
  }
}
