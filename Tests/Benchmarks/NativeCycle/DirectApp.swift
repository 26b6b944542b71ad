import AdPlatform
import Foundation
import HeadlessUIKit
import SampleSDK

/// An app that uses the sample network's SDK itself.
@MainActor
final class DirectApp: NativeCycle, SampleNativeAdLoaderDelegate, SampleNativeAdDelegate {
  let screen: AdScreen
  private(set) var sightings = Sightings()
  private(set) weak var newestAd: AnyObject?
  private let loader = SampleNativeAdLoader()
  private var ad: SampleNativeAd?

  init() {
    let view = TappableView()
    screen = AdScreen(view)
    loader.adUnitID = Self.adUnitID
    loader.delegate = self
    view.whenTapped = { [weak self] in
      self?.sightings.clicks += 1
      self?.ad?.handleClick(on: $0)
    }
  }

  func load() {
    Platform.$current.withValue(screen.platform) { loader.fetchAd(SampleNativeAdRequest()) }
  }

  func show() {
    guard let ad else { return }
    screen.headline.text = ad.headline
    screen.body.text = ad.body
    screen.callToAction.text = ad.callToAction
    screen.advertiser.text = ad.advertiser
    screen.store.text = ad.store
    screen.price.text = ad.price
    screen.starRating.text = ad.starRating?.stringValue
    screen.icon.image = ad.icon
    screen.image.image = ad.image
    guard screen.adView.isVisibleOnScreen else { return }
    sightings.impressions += 1
    ad.recordImpression()
  }

  func putAway() { ad = nil }

  // MARK: What the SDK says

  func adLoader(_ adLoader: SampleNativeAdLoader, didReceive nativeAd: SampleNativeAd) {
    sightings.ads += 1
    ad = nativeAd
    newestAd = nativeAd
    nativeAd.delegate = self
  }

  func adLoader(_ adLoader: SampleNativeAdLoader, didFailToLoadAdWith errorCode: SampleErrorCode) {}

  func nativeAdWillPresentScreen(_ nativeAd: SampleNativeAd) { sightings.screensOpened += 1 }
  func nativeAdWillDismissScreen(_ nativeAd: SampleNativeAd) { sightings.screensClosing += 1 }
  func nativeAdDidDismissScreen(_ nativeAd: SampleNativeAd) { sightings.screensClosed += 1 }
}
