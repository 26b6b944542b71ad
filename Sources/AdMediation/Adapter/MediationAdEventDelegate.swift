public import Foundation

/// What a loaded ad reports to the host. The host implements it and returns it from the load's completion handler;
/// every method is safe from any thread.
///
/// Mirrors `GADMediationAdEventDelegate`.
public protocol MediationAdEventDelegate: NSObjectProtocol {
  /// The network has counted an impression: once an ad, when it is on the screen. (SCREEN-7, BANNER-4)
  func reportImpression()
  /// The network has counted a click. (SCREEN-8, BANNER-5)
  func reportClick()
  /// A full-screen view is about to open: the ad itself, or what a tap on it opens. Call it just before.
  /// (SCREEN-4, SCREEN-5, BANNER-6)
  func willPresentFullScreenView()
  /// The ad cannot be presented. (SCREEN-3)
  func didFailToPresentWithError(_ error: any Error)
  /// The full-screen view is about to close. Call it just before. (SCREEN-6)
  func willDismissFullScreenView()
  /// The full-screen view has closed. Call it after. (SCREEN-4, SCREEN-5, BANNER-6)
  func didDismissFullScreenView()
}

/// What a banner reports.
///
/// Mirrors `GADMediationBannerAdEventDelegate`.
public protocol MediationBannerAdEventDelegate: MediationAdEventDelegate {
  /// The ad is about to take the user out of the app.
  func willBackgroundApplication()
}

/// What an interstitial reports.
///
/// Mirrors `GADMediationInterstitialAdEventDelegate`.
public protocol MediationInterstitialAdEventDelegate: MediationAdEventDelegate {
  /// The ad is about to take the user out of the app.
  func willBackgroundApplication()
}

/// What a rewarded ad reports.
///
/// Mirrors `GADMediationRewardedAdEventDelegate`.
public protocol MediationRewardedAdEventDelegate: MediationAdEventDelegate {
  /// The user has earned the reward. Once an ad, after it was presented. (REWARD-1, REWARD-2)
  func didRewardUser()
  /// The user has earned this reward, by the name of earlier versions. The ad unit's reward goes first.
  func didRewardUser(with reward: AdReward)
  /// The video has begun.
  func didStartVideo()
  /// The video has ended.
  func didEndVideo()
}

/// What a native ad reports.
///
/// Mirrors `GADMediationNativeAdEventDelegate`.
public protocol MediationNativeAdEventDelegate: MediationAdEventDelegate {
  /// The video has begun or goes on.
  func didPlayVideo()
  /// The video has paused.
  func didPauseVideo()
  /// The video has ended.
  func didEndVideo()
  /// The video's sound was turned off.
  func didMuteVideo()
  /// The video's sound was turned on.
  func didUnmuteVideo()
  /// The ad is about to take the user out of the app.
  func willBackgroundApplication()
}

/// What an app open ad reports.
///
/// Mirrors `GADMediationAppOpenAdEventDelegate`.
public protocol MediationAppOpenAdEventDelegate: MediationAdEventDelegate {}
