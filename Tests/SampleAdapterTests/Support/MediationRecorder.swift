import AdMediation
import Foundation

/// Takes a load's answer, and takes down what the ad reports.
///
/// Unchecked: the sample network answers and reports on the main actor, and the tests read there.
final class MediationRecorder: NSObject, @unchecked Sendable {
  private(set) var ads: [any MediationAd] = []
  private(set) var errors: [NSError] = []
  private(set) var events: [String] = []
  private(set) var presentationErrors: [NSError] = []

  /// What the load's completion handler does: returns the event delegate of an ad, and none of an error.
  func take(_ ad: (any MediationAd)?, _ error: (any Error)?) -> MediationRecorder? {
    if let ad { ads.append(ad) }
    if let error { errors.append(error as NSError) }
    return ad == nil ? nil : self
  }

  func forgetAds() { ads = [] }
}

extension MediationRecorder: MediationBannerAdEventDelegate, MediationInterstitialAdEventDelegate,
  MediationRewardedAdEventDelegate, MediationNativeAdEventDelegate, MediationAppOpenAdEventDelegate
{
  func reportImpression() { events.append("impression") }
  func reportClick() { events.append("click") }
  func willPresentFullScreenView() { events.append("willPresent") }
  func didFailToPresentWithError(_ error: any Error) { presentationErrors.append(error as NSError) }
  func willDismissFullScreenView() { events.append("willDismiss") }
  func didDismissFullScreenView() { events.append("didDismiss") }
  func willBackgroundApplication() { events.append("willBackground") }
  func didRewardUser() { events.append("reward") }
  func didRewardUser(with reward: AdReward) { events.append("reward of the network's") }
  func didStartVideo() { events.append("startVideo") }
  func didEndVideo() { events.append("endVideo") }
  func didPlayVideo() { events.append("play") }
  func didPauseVideo() { events.append("pause") }
  func didMuteVideo() { events.append("mute") }
  func didUnmuteVideo() { events.append("unmute") }
}
