import AdMediation
import AdapterConformance
import Foundation

/// The assets of an ad of the test network, copied, for mediated ads that make their mistake in the protocol itself:
/// what conforms is the subclass, and what it does not spell right is left to its default.
@MainActor
class StandaloneMediatedAd: NSObject {
  let assets: NetworkAssets
  let images: [NativeAdImage]?
  let icon: NativeAdImage?
  let mediaView: UIView?
  private let choices = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init(copying ad: TestNetworkAd) {
    let model = ModelMediatedAd(ad)
    assets = ad.assets
    images = model.images
    icon = model.icon
    mediaView = ad.mediaView
    super.init()
  }

  var headline: String? { assets.headline }
  var body: String? { assets.body }
  var callToAction: String? { assets.callToAction }
  var starRating: NSDecimalNumber? { assets.starRating.map { NSDecimalNumber(decimal: $0) } }
  var store: String? { assets.store }
  var price: String? { assets.price }
  var advertiser: String? { assets.advertiser }
  var extraAssets: [String: Any]? { assets.extra.map { ["extra": $0] } }
  var adChoicesView: UIView? { choices }
  var hasVideoContent: Bool { assets.video != nil }
  var mediaContentAspectRatio: CGFloat { assets.video.map { CGFloat($0.aspectRatio) } ?? 0 }
  var duration: TimeInterval { assets.video?.duration ?? 0 }
  var currentTime: TimeInterval { 0 }

  private func report(_ tell: (any MediatedUnifiedNativeAd) -> Void) {
    if let mediatedAd = self as? any MediatedUnifiedNativeAd { tell(mediatedAd) }
  }

  func adDidCountImpression(_ ad: TestNetworkAd) {}
  func adDidCountClick(_ ad: TestNetworkAd) {}
  func adWillPresent(_ ad: TestNetworkAd) {
    report(MediatedNativeAdNotificationSource.mediatedNativeAdWillPresentScreen)
  }
  func adWillDismiss(_ ad: TestNetworkAd) {
    report(MediatedNativeAdNotificationSource.mediatedNativeAdWillDismissScreen)
  }
  func adDidDismiss(_ ad: TestNetworkAd) {
    report(MediatedNativeAdNotificationSource.mediatedNativeAdDidDismissScreen)
  }
  func adWillLeave(_ ad: TestNetworkAd) {
    report(MediatedNativeAdNotificationSource.mediatedNativeAdWillLeaveApplication)
  }
  func adDidPlay(_ ad: TestNetworkAd) {
    report(MediatedNativeAdNotificationSource.mediatedNativeAdDidPlayVideo)
  }
  func adDidPause(_ ad: TestNetworkAd) {
    report(MediatedNativeAdNotificationSource.mediatedNativeAdDidPauseVideo)
  }
  func adDidEnd(_ ad: TestNetworkAd) {
    report(MediatedNativeAdNotificationSource.mediatedNativeAdDidEndVideoPlayback)
  }
}
