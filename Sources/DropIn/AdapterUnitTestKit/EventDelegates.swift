public import Foundation
public import GoogleMobileAds

/// Records what a loaded ad reports. Any thread may report, and any may read.
///
/// Mirrors `AUTKMediationAdEventDelegate`. Source: `AUTKMediationAdEventDelegate.h` of the mediation repository's
/// `AdapterUnitTestKit`.
open class AUTKMediationAdEventDelegate: NSObject, MediationAdEventDelegate {
  private let impressions = Recorded<UInt>(0)
  private let clicks = Recorded<UInt>(0)
  private let presentations = Recorded<UInt>(0)
  private let presentationError = Recorded<(any Error)?>(nil)
  private let announcedDismissals = Recorded<UInt>(0)
  private let dismissals = Recorded<UInt>(0)

  /// How many impressions the ad has reported.
  open var reportImpressionInvokeCount: UInt {
    get { impressions.value }
    set { impressions.value = newValue }
  }

  /// How many clicks the ad has reported.
  open var reportClickInvokeCount: UInt {
    get { clicks.value }
    set { clicks.value = newValue }
  }

  /// How often the ad has announced a full-screen view.
  open var willPresentFullScreenViewInvokeCount: UInt {
    get { presentations.value }
    set { presentations.value = newValue }
  }

  /// The last error with which the ad could not be presented.
  open var didFailToPresentError: (any Error)? {
    get { presentationError.value }
    set { presentationError.value = newValue }
  }

  /// How often the ad has announced the end of a full-screen view.
  open var willDismissFullScreenViewInvokeCount: UInt {
    get { announcedDismissals.value }
    set { announcedDismissals.value = newValue }
  }

  /// How often the ad has reported the end of a full-screen view.
  open var didDismissFullScreenViewInvokeCount: UInt {
    get { dismissals.value }
    set { dismissals.value = newValue }
  }

  /// A delegate to which nothing was reported.
  public override init() { super.init() }

  /// Counts an impression.
  open func reportImpression() { impressions.count() }
  /// Counts a click.
  open func reportClick() { clicks.count() }
  /// Counts the announcement.
  open func willPresentFullScreenView() { presentations.count() }
  /// Keeps the error.
  open func didFailToPresentWithError(_ error: any Error) { didFailToPresentError = error }
  /// Counts the announcement.
  open func willDismissFullScreenView() { announcedDismissals.count() }
  /// Counts the end.
  open func didDismissFullScreenView() { dismissals.count() }
}

/// Records what an app open ad reports.
///
/// Mirrors `AUTKMediationAppOpenAdEventDelegate`.
open class AUTKMediationAppOpenAdEventDelegate: AUTKMediationAdEventDelegate,
  MediationAppOpenAdEventDelegate
{
  private let ad = Recorded<(any MediationAppOpenAd)?>(nil)

  /// The ad that was loaded.
  open var appOpenAd: (any MediationAppOpenAd)? {
    get { ad.value }
    set { ad.value = newValue }
  }
}

/// Records what a banner reports.
///
/// Mirrors `AUTKMediationBannerAdEventDelegate`.
open class AUTKMediationBannerAdEventDelegate: AUTKMediationAdEventDelegate,
  MediationBannerAdEventDelegate
{
  private let ad = Recorded<(any MediationBannerAd)?>(nil)

  /// The ad that was loaded.
  open var bannerAd: (any MediationBannerAd)? {
    get { ad.value }
    set { ad.value = newValue }
  }

  /// Not recorded.
  open func willBackgroundApplication() {}
}

/// Records what an interstitial reports.
///
/// Mirrors `AUTKMediationInterstitialAdEventDelegate`.
open class AUTKMediationInterstitialAdEventDelegate: AUTKMediationAdEventDelegate,
  MediationInterstitialAdEventDelegate
{
  private let ad = Recorded<(any MediationInterstitialAd)?>(nil)

  /// The ad that was loaded.
  open var interstitialAd: (any MediationInterstitialAd)? {
    get { ad.value }
    set { ad.value = newValue }
  }

  /// Not recorded.
  open func willBackgroundApplication() {}
}

/// Records what a native ad reports.
///
/// Mirrors `AUTKMediationNativeAdEventDelegate`.
open class AUTKMediationNativeAdEventDelegate: AUTKMediationAdEventDelegate,
  MediationNativeAdEventDelegate
{
  private let ad = Recorded<(any MediationNativeAd)?>(nil)
  private let plays = Recorded<UInt>(0)
  private let pauses = Recorded<UInt>(0)
  private let ends = Recorded<UInt>(0)
  private let mutes = Recorded<UInt>(0)
  private let unmutes = Recorded<UInt>(0)

  /// The ad that was loaded.
  open var nativeAd: (any MediationNativeAd)? {
    get { ad.value }
    set { ad.value = newValue }
  }

  /// How often the video has begun or gone on.
  open var didPlayVideoInvokeCount: UInt {
    get { plays.value }
    set { plays.value = newValue }
  }

  /// How often the video has paused.
  open var didPauseVideoInvokeCount: UInt {
    get { pauses.value }
    set { pauses.value = newValue }
  }

  /// How often the video has ended.
  open var didEndVideoInvokeCount: UInt {
    get { ends.value }
    set { ends.value = newValue }
  }

  /// How often the sound was turned off.
  open var didMuteVideoInvokeCount: UInt {
    get { mutes.value }
    set { mutes.value = newValue }
  }

  /// How often the sound was turned on.
  open var didUnmuteVideoInvokeCount: UInt {
    get { unmutes.value }
    set { unmutes.value = newValue }
  }

  /// Counts a beginning or a resumption.
  open func didPlayVideo() { plays.count() }
  /// Counts a pause.
  open func didPauseVideo() { pauses.count() }
  /// Counts an end.
  open func didEndVideo() { ends.count() }
  /// Counts that the sound was turned off.
  open func didMuteVideo() { mutes.count() }
  /// Counts that the sound was turned on.
  open func didUnmuteVideo() { unmutes.count() }
  /// Not recorded.
  open func willBackgroundApplication() {}
}

/// Records what a rewarded ad or a rewarded interstitial reports.
///
/// Mirrors `AUTKMediationRewardedAdEventDelegate`.
open class AUTKMediationRewardedAdEventDelegate: AUTKMediationAdEventDelegate,
  MediationRewardedAdEventDelegate
{
  private let ad = Recorded<(any MediationRewardedAd)?>(nil)
  private let rewards = Recorded<UInt>(0)
  private let starts = Recorded<UInt>(0)
  private let ends = Recorded<UInt>(0)

  /// The ad that was loaded.
  open var rewardedAd: (any MediationRewardedAd)? {
    get { ad.value }
    set { ad.value = newValue }
  }

  /// How often the user has earned the reward.
  open var didRewardUserInvokeCount: UInt {
    get { rewards.value }
    set { rewards.value = newValue }
  }

  /// How often the video has begun.
  open var didStartVideoInvokeCount: UInt {
    get { starts.value }
    set { starts.value = newValue }
  }

  /// How often the video has ended.
  open var didEndVideoInvokeCount: UInt {
    get { ends.value }
    set { ends.value = newValue }
  }

  /// Counts a reward.
  open func didRewardUser() { rewards.count() }
  /// Not recorded, as in the original: adapters of today call ``didRewardUser()``.
  open func didRewardUser(with reward: AdReward) {}
  /// Counts a beginning.
  open func didStartVideo() { starts.count() }
  /// Counts an end.
  open func didEndVideo() { ends.count() }
}
