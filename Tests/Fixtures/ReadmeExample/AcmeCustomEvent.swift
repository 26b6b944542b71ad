import AdMediation
import Foundation

@MainActor
final class AcmeCustomEvent: NSObject, @preconcurrency CustomEventNativeAd {
  weak var delegate: (any CustomEventNativeAdDelegate)?

  func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    AcmeAds.fetch(placement: serverParameter) { [self] result in
      switch result {
      case .success(let ad):
        delegate?.customEventNativeAd(self, didReceive: AcmeMediatedAd(ad))
      case .failure(let error):
        delegate?.customEventNativeAd(self, didFailToLoadWithError: error)
      }
    }
  }
}

@MainActor
final class AcmeMediatedAd: NSObject, @preconcurrency MediatedUnifiedNativeAd {
  private let ad: AcmeAd

  init(_ ad: AcmeAd) { self.ad = ad }

  var headline: String? { ad.title }
  var body: String? { ad.text }
  var callToAction: String? { ad.button }
  var icon: NativeAdImage? { ad.logo.map { NativeAdImage(image: $0) } }
  var images: [NativeAdImage]? { nil }
  var advertiser: String? { nil }
  var store: String? { nil }
  var price: String? { nil }
  var starRating: NSDecimalNumber? { nil }
  var extraAssets: [String: Any]? { nil }

  // The host counts impressions and clicks. Acme wants to know of them.
  func didRecordImpression() { ad.reportImpression() }

  func didRecordClickOnAsset(
    withName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) { ad.reportClick() }
}
