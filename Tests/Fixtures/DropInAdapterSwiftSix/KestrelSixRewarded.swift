import DropInNetwork
import GoogleMobileAds
import UIKit

@MainActor
final class KestrelSixRewarded: NSObject, @preconcurrency MediationRewardedAd {
  private let ad = KestrelScreenAd(hasReward: true)
  private var completionHandler: GADMediationRewardedLoadCompletionHandler?
  private weak var eventDelegate: (any MediationRewardedAdEventDelegate)?

  init(completionHandler: @escaping GADMediationRewardedLoadCompletionHandler) {
    self.completionHandler = completionHandler
    super.init()
    ad.delegate = self
  }

  func load(payload: String) { ad.load(payload: payload) }

  func present(from viewController: UIViewController) {
    guard ad.isReady else {
      eventDelegate?.didFailToPresentWithError(KestrelSixError.notReady)
      return
    }
    eventDelegate?.willPresentFullScreenView()
    ad.show(from: viewController)
  }

  private func finish(_ error: (any Error)?) {
    guard let completionHandler else { return }
    eventDelegate = completionHandler(error == nil ? self : nil, error)
    self.completionHandler = nil
  }

  private func close() {
    eventDelegate?.willDismissFullScreenView()
    eventDelegate?.didDismissFullScreenView()
  }
}

extension KestrelSixRewarded: KestrelAdDelegate {
  nonisolated func kestrelAdDidLoad(_ ad: AnyObject) { Task { @MainActor in self.finish(nil) } }
  nonisolated func kestrelAd(_ ad: AnyObject, didFailWithError error: KestrelError) {
    Task { @MainActor in self.finish(error) }
  }
  nonisolated func kestrelAdDidShow(_ ad: AnyObject) {
    Task { @MainActor in self.eventDelegate?.reportImpression() }
  }
  nonisolated func kestrelAdDidClose(_ ad: AnyObject) { Task { @MainActor in self.close() } }
  nonisolated func kestrelAdDidEarnReward(_ ad: AnyObject) {
    Task { @MainActor in self.eventDelegate?.didRewardUser() }
  }
}
