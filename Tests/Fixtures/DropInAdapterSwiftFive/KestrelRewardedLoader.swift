import DropInNetwork
import GoogleMobileAds

final class KestrelRewardedLoader: NSObject {
  private let adConfiguration: MediationRewardedAdConfiguration
  private let completionQueue = DispatchQueue(label: "com.example.mediation.kestrel.screen")
  private var loadCompletionHandler: GADMediationRewardedLoadCompletionHandler?
  private weak var eventDelegate: MediationRewardedAdEventDelegate?
  private let ad = KestrelScreenAd(hasReward: true)

  init(
    adConfiguration: MediationRewardedAdConfiguration,
    loadCompletionHandler: @escaping GADMediationRewardedLoadCompletionHandler
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

  private func finish(_ ad: MediationRewardedAd?, error: NSError?) {
    completionQueue.sync {
      guard let loadCompletionHandler else { return }
      eventDelegate = loadCompletionHandler(ad, error)
      self.loadCompletionHandler = nil
    }
  }
}

extension KestrelRewardedLoader: MediationRewardedAd {
  func present(from viewController: UIViewController) {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      guard self.ad.isReady, KestrelScreen.keyWindow()?.rootViewController != nil else {
        let error = KestrelAdapterError(code: .notReady, description: "The ad is not ready.")
        self.eventDelegate?.didFailToPresentWithError(error.toNSError())
        return
      }
      self.eventDelegate?.willPresentFullScreenView()
      self.ad.show(from: viewController)
    }
  }
}

extension KestrelRewardedLoader: KestrelAdDelegate {
  func kestrelAdDidLoad(_ ad: AnyObject) { finish(self, error: nil) }
  func kestrelAd(_ ad: AnyObject, didFailWithError error: KestrelError) {
    finish(nil, error: error as NSError)
  }
  func kestrelAdDidShow(_ ad: AnyObject) { eventDelegate?.reportImpression() }
  func kestrelAdDidClose(_ ad: AnyObject) {
    eventDelegate?.willDismissFullScreenView()
    eventDelegate?.didDismissFullScreenView()
  }
  func kestrelAdDidEarnReward(_ ad: AnyObject) { eventDelegate?.didRewardUser() }
}
