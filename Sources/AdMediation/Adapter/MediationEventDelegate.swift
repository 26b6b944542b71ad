import Foundation

/// The event delegate of one ad of a mediation adapter, whatever its format. Any thread may call it; the reports find
/// the ad through the ``MediationAdEventRouter``.
final class MediationEventDelegate: NSObject, Sendable {
  private func report(_ adEvent: MediationAdEvent) {
    MediationAdEventRouter.shared.route(adEvent, for: self)
  }
}

extension MediationEventDelegate: MediationBannerAdEventDelegate, MediationInterstitialAdEventDelegate,
  MediationRewardedAdEventDelegate, MediationNativeAdEventDelegate, MediationAppOpenAdEventDelegate
{
  func reportImpression() { report(.didRecordImpression) }
  func reportClick() { report(.didRecordClick) }
  func willPresentFullScreenView() { report(.willPresentScreen) }
  func didFailToPresentWithError(_ error: any Error) { report(.didFailToPresent(AdapterFailure(error))) }
  func willDismissFullScreenView() { report(.willDismissScreen) }
  func didDismissFullScreenView() { report(.didDismissScreen) }
  func willBackgroundApplication() { report(.willLeaveApplication) }
  func didPlayVideo() { report(.didPlayVideo) }
  func didPauseVideo() { report(.didPauseVideo) }
  func didStartVideo() { report(.didPlayVideo) }
  func didEndVideo() { report(.didEndVideoPlayback) }
  func didMuteVideo() { report(.didMuteVideo) }
  func didUnmuteVideo() { report(.didUnmuteVideo) }
  func didRewardUser() { report(.didRewardUser(nil)) }
  func didRewardUser(with reward: AdReward) { report(.didRewardUser(reward)) }
}
