import DropInNetwork
import GoogleMobileAds

final class KestrelNativeLoader: NSObject {
  private let adConfiguration: MediationNativeAdConfiguration
  private let completionQueue = DispatchQueue(label: "com.example.mediation.kestrel.native")
  private var loadCompletionHandler: GADMediationNativeLoadCompletionHandler?
  private weak var eventDelegate: MediationNativeAdEventDelegate?
  private let ad = KestrelNativeAd()

  init(
    adConfiguration: MediationNativeAdConfiguration,
    loadCompletionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    self.adConfiguration = adConfiguration
    self.loadCompletionHandler = loadCompletionHandler
    super.init()
  }

  func loadAd() {
    do {
      let payload = try KestrelSettings.payload(from: adConfiguration)
      ad.delegate = self
      ad.load(payload: payload)
    } catch {
      finish(nil, error: error.toNSError())
    }
  }

  private func finish(_ ad: MediationNativeAd?, error: NSError?) {
    completionQueue.sync { [weak self] in
      guard let handler = self?.loadCompletionHandler else { return }
      self?.eventDelegate = handler(ad, error)
      self?.loadCompletionHandler = nil
    }
  }
}

extension KestrelNativeLoader: MediationNativeAd {
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
  var mediaView: UIView? { MainActor.assumeIsolated { UIImageView(image: UIImage()) } }

  func handlesUserImpressions() -> Bool { true }

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
}

extension KestrelNativeLoader: KestrelAdDelegate {
  func kestrelAdDidLoad(_ ad: AnyObject) { finish(self, error: nil) }
  func kestrelAd(_ ad: AnyObject, didFailWithError error: KestrelError) {
    finish(nil, error: error as NSError)
  }
  func kestrelAdDidShow(_ ad: AnyObject) { eventDelegate?.reportImpression() }
  func kestrelAdDidClose(_ ad: AnyObject) {}
  func kestrelAdDidEarnReward(_ ad: AnyObject) {}
}
