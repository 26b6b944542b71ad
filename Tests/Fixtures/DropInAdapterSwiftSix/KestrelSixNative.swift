import DropInNetwork
import GoogleMobileAds
import UIKit

@MainActor
final class KestrelSixNative: NSObject, @preconcurrency MediationNativeAd {
  private let ad = KestrelNativeAd()
  private var completionHandler: GADMediationNativeLoadCompletionHandler?
  private weak var eventDelegate: (any MediationNativeAdEventDelegate)?

  init(completionHandler: @escaping GADMediationNativeLoadCompletionHandler) {
    self.completionHandler = completionHandler
    super.init()
    ad.delegate = self
  }

  func load(payload: String) { ad.load(payload: payload) }

  var headline: String? { ad.title }
  var body: String? { ad.text }
  var images: [NativeAdImage]? { [NativeAdImage(image: UIImage())] }
  var icon: NativeAdImage? { nil }
  var callToAction: String? { "Fly" }
  var starRating: NSDecimalNumber? { NSDecimalNumber(value: ad.rating) }
  var store: String? { nil }
  var price: String? { nil }
  var advertiser: String? { nil }
  var extraAssets: [String: Any]? { nil }
  var mediaView: UIView? { UIImageView(image: UIImage()) }

  func handlesUserImpressions() -> Bool { true }
  func handlesUserClicks() -> Bool { false }

  func didRender(
    in view: UIView,
    clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView],
    viewController: UIViewController
  ) {
    ad.track(view)
  }

  func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) {
    ad.handleClick()
  }

  private func finish(_ error: (any Error)?) {
    guard let completionHandler else { return }
    eventDelegate = completionHandler(error == nil ? self : nil, error)
    self.completionHandler = nil
  }
}

extension KestrelSixNative: KestrelAdDelegate {
  nonisolated func kestrelAdDidLoad(_ ad: AnyObject) { Task { @MainActor in self.finish(nil) } }
  nonisolated func kestrelAd(_ ad: AnyObject, didFailWithError error: KestrelError) {
    Task { @MainActor in self.finish(error) }
  }
  nonisolated func kestrelAdDidShow(_ ad: AnyObject) {
    Task { @MainActor in self.eventDelegate?.reportImpression() }
  }
  nonisolated func kestrelAdDidClose(_ ad: AnyObject) {}
  nonisolated func kestrelAdDidEarnReward(_ ad: AnyObject) {}
}
