import AdMediation
import Foundation
import SampleSDK

// The mediated ad of the document, mended where image addresses are taken for file paths, where an ad without a video
// or without an image would crash, and where a value that is not optional is unwrapped.

struct SampleCustomEventConstantsSwift {
  static let awesomenessKey = "awesomeness"
}

class SampleMediatedUnifiedNativeAdSwift: NSObject {

  var sampleAd: SampleNativeAd
  var mappedImages = [GADNativeAdImage]()
  var mappedIcon: GADNativeAdImage?
  var extras = [String: Any]()
  var nativeAdViewAdOptions: GADNativeAdViewAdOptions?
  let adInfoView = SampleAdInfoView()
  var sampleMediaView: SampleMediaView?

  init(sampleNativeAd: SampleNativeAd, nativeAdViewAdOptions: GADNativeAdViewAdOptions?) {
    sampleAd = sampleNativeAd
    super.init()
    extras = [SampleCustomEventConstantsSwift.awesomenessKey: sampleAd.degreeOfAwesomeness ?? ""]
    if let image = sampleAd.image {
      mappedImages = [GADNativeAdImage(image: image)]
    } else if let imageUrl = sampleAd.imageURL.flatMap(URL.init(string:)) {
      mappedImages = [GADNativeAdImage(url: imageUrl, scale: sampleAd.imageScale)]
    }
    if let icon = sampleAd.icon {
      mappedIcon = GADNativeAdImage(image: icon)
    } else if let iconURL = sampleNativeAd.iconURL.flatMap(URL.init(string:)) {
      mappedIcon = GADNativeAdImage(url: iconURL, scale: sampleAd.iconScale)
    }
    self.nativeAdViewAdOptions = nativeAdViewAdOptions
    self.sampleMediaView = self.sampleAd.mediaView
    sampleAd.delegate = self
  }
}

// The printed code is an excerpt without the calls that the document's section on the notification source says must be
// made. These are just those calls.
extension SampleMediatedUnifiedNativeAdSwift: SampleNativeAdDelegate {
  func nativeAdWillPresentScreen(_ nativeAd: SampleNativeAd) {
    GADMediatedNativeAdNotificationSource.mediatedNativeAdWillPresentScreen(self)
  }

  func nativeAdWillDismissScreen(_ nativeAd: SampleNativeAd) {
    GADMediatedNativeAdNotificationSource.mediatedNativeAdWillDismissScreen(self)
  }

  func nativeAdDidDismissScreen(_ nativeAd: SampleNativeAd) {
    GADMediatedNativeAdNotificationSource.mediatedNativeAdDidDismissScreen(self)
  }

  func nativeAdWillLeaveApplication(_ nativeAd: SampleNativeAd) {
    GADMediatedNativeAdNotificationSource.mediatedNativeAdWillLeaveApplication(self)
  }
}

extension SampleMediatedUnifiedNativeAdSwift: GADMediatedUnifiedNativeAd {
  var advertiser: String? {
    return sampleAd.advertiser
  }

  var headline: String? {
    return sampleAd.headline
  }

  var images: [GADNativeAdImage]? {
    return mappedImages
  }

  var body: String? {
    return sampleAd.body
  }

  var icon: GADNativeAdImage? {
    return mappedIcon
  }

  var callToAction: String? {
    return sampleAd.callToAction
  }

  var starRating: NSDecimalNumber? {
    return sampleAd.starRating
  }

  var store: String? {
    return sampleAd.store
  }

  var price: String? {
    return sampleAd.price
  }

  var adChoicesView: UIView? {
    return adInfoView
  }

  var extraAssets: [String: Any]? {
    return extras
  }

  var mediaView: UIView? {
    return self.sampleMediaView
  }

  var hasVideoContent: Bool {
    return self.sampleAd.mediaView != nil
  }

  func didRecordImpression() {
    sampleAd.recordImpression()
  }

  func didRender(
    in view: UIView,
    clickableAssetViews: [GADUnifiedNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADUnifiedNativeAssetIdentifier: UIView],
    viewController: UIViewController
  ) {
    // This method is called when the native ad view is rendered.
    // Here you would pass the UIView back to the mediated network's SDK.
    self.sampleAd.mediaView?.playMedia()
  }

  func didRecordClickOnAsset(
    withName assetName: GADUnifiedNativeAssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) {
    sampleAd.handleClick(on: view)
  }

  func didUntrackView(_ view: UIView?) {
    // This method is called when the mediatedNativeAd is no longer
    // rendered in the provided view. Here you would remove any
    // tracking from the view that has mediated native ad.
  }

}
