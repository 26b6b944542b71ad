import DropInNetwork
import GoogleMobileAds
import UIKit

@MainActor
final class KestrelSixBanner: NSObject, @preconcurrency MediationBannerAd {
  let view: UIView
  private let banner: KestrelBannerView
  private var completionHandler: GADMediationBannerLoadCompletionHandler?
  private weak var eventDelegate: (any MediationBannerAdEventDelegate)?

  init(size: AdSize, completionHandler: @escaping GADMediationBannerLoadCompletionHandler) {
    self.completionHandler = completionHandler
    banner = KestrelBannerView(frame: CGRect(origin: .zero, size: cgSize(for: size)))
    view = banner
    super.init()
    banner.delegate = self
  }

  func load(payload: String) { banner.load(payload: payload) }

  func changeAdSize(to adSize: AdSize) { banner.frame.size = adSize.size }

  private func finish(_ error: (any Error)?) {
    guard let completionHandler else { return }
    eventDelegate = completionHandler(error == nil ? self : nil, error)
    self.completionHandler = nil
  }
}

// The network answers on any thread: each of its calls hops.
extension KestrelSixBanner: KestrelAdDelegate {
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
