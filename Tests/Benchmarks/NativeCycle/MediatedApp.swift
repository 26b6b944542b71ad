import AdMediation
import AdPlatform
import Foundation
import HeadlessUIKit
import SampleAdapter

/// An app that mediates: a waterfall of one source.
@MainActor
final class MediatedApp: NativeCycle, NativeAdLoaderDelegate, NativeAdDelegate {
  let screen: AdScreen
  private(set) var sightings = Sightings()
  private(set) weak var newestAd: AnyObject?
  private let loader: AdLoader
  private let adView: NativeAdView
  private var ad: NativeAd?

  init() {
    let view = NativeAdView()
    adView = view
    screen = AdScreen(view)
    view.headlineView = screen.headline
    view.bodyView = screen.body
    view.callToActionView = screen.callToAction
    view.advertiserView = screen.advertiser
    view.storeView = screen.store
    view.priceView = screen.price
    view.starRatingView = screen.starRating
    view.iconView = screen.icon
    view.imageView = screen.image
    let source = MediationConfiguration.Source(sampleAdUnit: Self.adUnitID)
    let host = MediationHost.running(["app": [source]], on: screen.platform)
    loader = AdLoader(adUnitID: "app", rootViewController: screen.controller, host: host)
    loader.delegate = self
  }

  func load() { loader.load(nil) }

  func show() {
    guard let ad else { return }
    screen.headline.text = ad.headline
    screen.body.text = ad.body
    screen.callToAction.text = ad.callToAction
    screen.advertiser.text = ad.advertiser
    screen.store.text = ad.store
    screen.price.text = ad.price
    screen.starRating.text = ad.starRating?.stringValue
    screen.icon.image = ad.icon?.image
    screen.image.image = ad.images?.first?.image
    adView.nativeAd = ad
  }

  func putAway() {
    adView.nativeAd = nil
    ad = nil
  }

  // MARK: What the host says

  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    sightings.ads += 1
    ad = nativeAd
    newestAd = nativeAd.mediatedAd
    nativeAd.delegate = self
  }

  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {}

  func nativeAdDidRecordImpression(_ nativeAd: NativeAd) { sightings.impressions += 1 }
  func nativeAdDidRecordClick(_ nativeAd: NativeAd) { sightings.clicks += 1 }
  func nativeAdWillPresentScreen(_ nativeAd: NativeAd) { sightings.screensOpened += 1 }
  func nativeAdWillDismissScreen(_ nativeAd: NativeAd) { sightings.screensClosing += 1 }
  func nativeAdDidDismissScreen(_ nativeAd: NativeAd) { sightings.screensClosed += 1 }
}

extension MediationConfiguration.Source {
  /// The sample network's custom event, asking for one of its ad units.
  init(sampleAdUnit: String, label: String = "Sample") {
    self.init(className: Self.sampleClassName, label: label, parameter: sampleAdUnit)
  }

  static let sampleClassName = "SampleAdapter.SampleCustomEventNativeAd"
}

extension MediationHost {
  /// A host of its own, which knows the sample network's custom event.
  static func running(
    _ waterfalls: [String: [MediationConfiguration.Source]],
    on platform: Platform
  ) -> MediationHost {
    let registry = AdapterRegistry()
    registry.register(SampleCustomEventNativeAd.self, as: MediationConfiguration.Source.sampleClassName)
    let adUnits = waterfalls.mapValues { MediationConfiguration.AdUnit(sources: $0) }
    return MediationHost(
      configuration: MediationConfiguration(adUnits: adUnits),
      registry: registry,
      platform: platform
    )
  }
}
