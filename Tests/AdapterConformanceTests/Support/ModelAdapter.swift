import AdMediation
import AdapterConformance
import Foundation

/// A custom event for the test network that keeps every rule. Mutants override one step each.
@MainActor
class ModelCustomEvent: NSObject, @preconcurrency CustomEventNativeAd {
  weak var delegate: (any CustomEventNativeAdDelegate)?
  let downloader = NativeAdImageDownloader()

  override required init() { super.init() }

  func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    guard adTypes.contains(where: { $0 as? AdLoaderAdType == .native }) else { return fail(2) }
    var networkRequest = networkRequest(for: options)
    networkRequest.isTest = request.isTesting
    fetch(serverParameter, networkRequest)
  }

  /// Asks the network.
  func fetch(_ parameter: String, _ networkRequest: TestNetworkRequest) {
    TestNetworkSDK.fetch(parameter, networkRequest) { answer in
      switch answer {
      case .ad(let ad): self.received(ad, networkRequest)
      case .failure(let code): self.fail(code)
      }
    }
  }

  /// What of the publisher's wishes reaches the network.
  func networkRequest(for options: [Any]) -> TestNetworkRequest {
    var wishes = TestNetworkRequest()
    for option in options {
      if let images = option as? NativeAdImageAdLoaderOptions {
        wishes.wantsPictures = !images.disableImageLoading
        wishes.wantsMultipleImages = images.shouldRequestMultipleImages
        switch images.preferredImageOrientation {
        case .any: wishes.orientation = .any
        case .portrait: wishes.orientation = .portrait
        case .landscape: wishes.orientation = .landscape
        }
      } else if let view = option as? NativeAdViewAdOptions {
        switch view.preferredAdChoicesPosition {
        case .topRightCorner: wishes.corner = .topRight
        case .topLeftCorner: wishes.corner = .topLeft
        case .bottomRightCorner: wishes.corner = .bottomRight
        case .bottomLeftCorner: wishes.corner = .bottomLeft
        }
      }
    }
    return wishes
  }

  func received(_ ad: TestNetworkAd, _ networkRequest: TestNetworkRequest) {
    deliver(makeMediatedAd(ad))
  }

  func makeMediatedAd(_ ad: TestNetworkAd) -> ModelMediatedAd { ModelMediatedAd(ad) }

  func deliver(_ ad: ModelMediatedAd) { delegate?.customEventNativeAd(self, didReceive: ad) }

  func fail(_ code: Int) {
    let error = NSError(
      domain: "test.network",
      code: code,
      userInfo: [NSLocalizedDescriptionKey: "the test network failed with \(code)"]
    )
    delegate?.customEventNativeAd(self, didFailToLoadWithError: error)
  }

  func handlesUserClicks() -> Bool { false }
  func handlesUserImpressions() -> Bool { false }
}

/// The mediated ad of ``ModelCustomEvent``.
@MainActor
class ModelMediatedAd: NSObject, @preconcurrency MediatedUnifiedNativeAd, TestNetworkAdDelegate {
  let ad: TestNetworkAd
  private let choices = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  required init(_ ad: TestNetworkAd) {
    self.ad = ad
    super.init()
    ad.delegate = self
  }

  var headline: String? { ad.assets.headline }
  var images: [NativeAdImage]? { ad.images.map(image) }
  var body: String? { ad.assets.body }
  var icon: NativeAdImage? { ad.assets.icon.map(image) }
  var callToAction: String? { ad.assets.callToAction }
  var starRating: NSDecimalNumber? { ad.assets.starRating.map { NSDecimalNumber(decimal: $0) } }
  var store: String? { ad.assets.store }
  var price: String? { ad.assets.price }
  var advertiser: String? { ad.assets.advertiser }
  var extraAssets: [String: Any]? { ad.assets.extra.map { ["extra": $0] } }
  var adChoicesView: UIView? { choices }
  var mediaView: UIView? { ad.mediaView }
  var hasVideoContent: Bool { ad.assets.video != nil }
  var mediaContentAspectRatio: CGFloat { ad.assets.video.map { CGFloat($0.aspectRatio) } ?? 0 }
  var duration: TimeInterval { ad.assets.video?.duration ?? 0 }
  var currentTime: TimeInterval { 0 }

  func image(_ image: NetworkAssets.Image) -> NativeAdImage {
    if ad.pictures, let picture = UIImage(data: image.data, scale: CGFloat(image.scale)) {
      return NativeAdImage(image: picture)
    }
    return NativeAdImage(url: image.url, scale: CGFloat(image.scale))
  }

  func didRender(
    in view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  ) { ad.view = view }

  func didRecordImpression() { ad.recordImpression() }

  func didRecordClickOnAsset(
    withName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) { ad.recordClick(on: view) }

  func didUntrackView(_ view: UIView?) { ad.view = nil }

  func adDidCountImpression(_ ad: TestNetworkAd) {}
  func adDidCountClick(_ ad: TestNetworkAd) {}
  func adWillPresent(_ ad: TestNetworkAd) {
    MediatedNativeAdNotificationSource.mediatedNativeAdWillPresentScreen(self)
  }
  func adWillDismiss(_ ad: TestNetworkAd) {
    MediatedNativeAdNotificationSource.mediatedNativeAdWillDismissScreen(self)
  }
  func adDidDismiss(_ ad: TestNetworkAd) {
    MediatedNativeAdNotificationSource.mediatedNativeAdDidDismissScreen(self)
  }
  func adWillLeave(_ ad: TestNetworkAd) {
    MediatedNativeAdNotificationSource.mediatedNativeAdWillLeaveApplication(self)
  }
  func adDidPlay(_ ad: TestNetworkAd) {
    MediatedNativeAdNotificationSource.mediatedNativeAdDidPlayVideo(self)
  }
  func adDidPause(_ ad: TestNetworkAd) {
    MediatedNativeAdNotificationSource.mediatedNativeAdDidPauseVideo(self)
  }
  func adDidEnd(_ ad: TestNetworkAd) {
    MediatedNativeAdNotificationSource.mediatedNativeAdDidEndVideoPlayback(self)
  }
  func adDidFailToPresent(_ ad: TestNetworkAd, code: Int) {}
  func adDidEarnReward(_ ad: TestNetworkAd) {}
}

/// A custom event whose network counts by itself, and that keeps every rule.
@MainActor
class SelfTrackingCustomEvent: ModelCustomEvent {
  override func makeMediatedAd(_ ad: TestNetworkAd) -> ModelMediatedAd { SelfTrackingMediatedAd(ad) }
  override func handlesUserClicks() -> Bool { true }
  override func handlesUserImpressions() -> Bool { true }
}

/// The mediated ad of ``SelfTrackingCustomEvent``.
@MainActor
class SelfTrackingMediatedAd: ModelMediatedAd {
  override func adDidCountImpression(_ ad: TestNetworkAd) {
    MediatedNativeAdNotificationSource.mediatedNativeAdDidRecordImpression(self)
  }
  override func adDidCountClick(_ ad: TestNetworkAd) {
    MediatedNativeAdNotificationSource.mediatedNativeAdDidRecordClick(self)
  }
}

/// ``ModelCustomEvent`` with another mediated ad.
@MainActor
class ModelWith<Ad: ModelMediatedAd>: ModelCustomEvent {
  override func makeMediatedAd(_ ad: TestNetworkAd) -> ModelMediatedAd { Ad(ad) }
}

/// ``SelfTrackingCustomEvent`` with another mediated ad.
@MainActor
class SelfTrackingWith<Ad: ModelMediatedAd>: SelfTrackingCustomEvent {
  override func makeMediatedAd(_ ad: TestNetworkAd) -> ModelMediatedAd { Ad(ad) }
}
