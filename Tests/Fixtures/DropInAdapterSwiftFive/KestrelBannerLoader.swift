import DropInNetwork
import GoogleMobileAds
import UIKit

final class KestrelBannerLoader: NSObject, MediationBannerAd, @unchecked Sendable {
  private let adConfiguration: MediationBannerAdConfiguration
  private let completionQueue = DispatchQueue(label: "com.example.mediation.kestrel.banner")
  private var loadCompletionHandler: GADMediationBannerLoadCompletionHandler?
  private weak var eventDelegate: MediationBannerAdEventDelegate?

  var view: UIView

  @MainActor
  init(
    adConfiguration: MediationBannerAdConfiguration,
    loadCompletionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    self.adConfiguration = adConfiguration
    self.loadCompletionHandler = loadCompletionHandler
    view = UIView()
    super.init()
  }

  @MainActor
  func loadAd() {
    do throws(KestrelAdapterError) {
      let payload = try KestrelSettings.payload(from: adConfiguration)
      let size = supportedSize().size
      let banner = KestrelBannerView(frame: CGRectMake(0, 0, size.width, size.height))
      banner.delegate = self
      view = banner
      banner.load(payload: payload)
    } catch {
      finish(nil, error: error.toNSError())
    }
  }

  private func supportedSize() -> AdSize {
    let size = adConfiguration.adSize
    if isAdSizeEqualToSize(size1: size, size2: AdSizeBanner) { return size }
    let possible = [
      nsValue(for: AdSizeBanner), nsValue(for: AdSizeMediumRectangle), nsValue(for: AdSizeLeaderboard),
    ]
    let closest = closestValidSizeForAdSizes(original: size, possibleAdSizes: possible)
    return isAdSizeValid(size: closest) ? closest : AdSizeBanner
  }

  private func finish(_ ad: MediationBannerAd?, error: Error?) {
    completionQueue.sync {
      guard let loadCompletionHandler else { return }
      eventDelegate = loadCompletionHandler(ad, error)
      self.loadCompletionHandler = nil
    }
  }
}

extension KestrelBannerLoader: KestrelAdDelegate {
  func kestrelAdDidLoad(_ ad: AnyObject) { finish(self, error: nil) }
  func kestrelAd(_ ad: AnyObject, didFailWithError error: KestrelError) {
    finish(nil, error: error as NSError)
  }
  func kestrelAdDidShow(_ ad: AnyObject) { eventDelegate?.reportImpression() }
  func kestrelAdDidClose(_ ad: AnyObject) {}
  func kestrelAdDidEarnReward(_ ad: AnyObject) {}
}
