import AdMediation
import Foundation
import SampleSDK

/// Loads a rewarded ad from the sample network, and is that ad in the terms of mediation.
@MainActor
final class SampleRewardedAdLoader: NSObject, @preconcurrency MediationRewardedAd {
  private let adConfiguration: MediationRewardedAdConfiguration
  private let rewardedAd: SampleRewardedAd
  /// Called once, and released then.
  private var completionHandler: MediationRewardedLoadCompletionHandler?
  /// Told of all that happens to the ad.
  private weak var eventDelegate: (any MediationRewardedAdEventDelegate)?

  init(
    rewardedAd: SampleRewardedAd,
    adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping MediationRewardedLoadCompletionHandler
  ) {
    self.rewardedAd = rewardedAd
    self.adConfiguration = adConfiguration
    self.completionHandler = completionHandler
    super.init()
  }

  func loadAd() {
    let request = SampleAdRequest()
    request.apply(adConfiguration)
    rewardedAd.adUnitID = adConfiguration.credentials.sampleAdUnitID
    rewardedAd.delegate = self
    rewardedAd.fetchAd(request)
  }

  func present(from viewController: UIViewController) {
    rewardedAd.present(from: viewController)
  }
}

extension SampleRewardedAdLoader: SampleFullScreenAdDelegate {
  func fullScreenAdDidReceiveAd(_ ad: SampleFullScreenAd) {
    guard let completionHandler else { return }
    self.completionHandler = nil
    eventDelegate = completionHandler(self, nil)
  }

  func fullScreenAd(_ ad: SampleFullScreenAd, didFailToReceiveAdWith errorCode: SampleErrorCode) {
    guard let completionHandler else { return }
    self.completionHandler = nil
    _ = completionHandler(nil, NSError(sampleError: errorCode))
  }

  func fullScreenAd(_ ad: SampleFullScreenAd, didFailToPresentWith error: SamplePresentationError) {
    eventDelegate?.didFailToPresentWithError(NSError(sampleError: error))
  }

  func fullScreenAdWillPresent(_ ad: SampleFullScreenAd) { eventDelegate?.willPresentFullScreenView() }
  func fullScreenAdDidRecordImpression(_ ad: SampleFullScreenAd) { eventDelegate?.reportImpression() }
  func fullScreenAdDidRecordClick(_ ad: SampleFullScreenAd) { eventDelegate?.reportClick() }
  func fullScreenAdDidStartVideo(_ ad: SampleFullScreenAd) { eventDelegate?.didStartVideo() }
  func fullScreenAdDidEndVideo(_ ad: SampleFullScreenAd) { eventDelegate?.didEndVideo() }
  func fullScreenAd(_ ad: SampleFullScreenAd, didEarn reward: SampleReward) { eventDelegate?.didRewardUser() }
  func fullScreenAdWillDismiss(_ ad: SampleFullScreenAd) { eventDelegate?.willDismissFullScreenView() }
  func fullScreenAdDidDismiss(_ ad: SampleFullScreenAd) { eventDelegate?.didDismissFullScreenView() }
}
