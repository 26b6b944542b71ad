// Names that only some versions of the Mobile Ads SDK have. "Names by version" in the documentation has the table.

// Version 12 and later.
/// ``MediatedNativeAdNotificationSource``
public typealias MediatedUnifiedNativeAdNotificationSource = MediatedNativeAdNotificationSource

// Version 8 and earlier.
/// ``MediatedUnifiedNativeAd``, by its name in the custom-event document.
public typealias GADMediatedNativeAd = MediatedUnifiedNativeAd
/// ``AdLoaderAdType/unifiedNative``, by its name in the custom-event document.
public let kGADAdLoaderAdTypeUnifiedNative = AdLoaderAdType.unifiedNative
/// ``RequestError/errorDomain``
public let kGADErrorDomain = RequestError.errorDomain
/// ``AdSizeBanner``
public let kGADAdSizeBanner = AdSizeBanner
/// ``AdSizeLargeBanner``
public let kGADAdSizeLargeBanner = AdSizeLargeBanner
/// ``AdSizeMediumRectangle``
public let kGADAdSizeMediumRectangle = AdSizeMediumRectangle
/// ``AdSizeFullBanner``
public let kGADAdSizeFullBanner = AdSizeFullBanner
/// ``AdSizeLeaderboard``
public let kGADAdSizeLeaderboard = AdSizeLeaderboard
/// ``AdSizeSkyscraper``
public let kGADAdSizeSkyscraper = AdSizeSkyscraper
/// ``AdSizeFluid``
public let kGADAdSizeFluid = AdSizeFluid
/// ``AdSizeInvalid``
public let kGADAdSizeInvalid = AdSizeInvalid

// All versions. Version 12 took the prefix from types, and left it on closures and on these keys.
/// The key of the source's *Parameter* in ``MediationCredentials/settings``.
public let GADCustomEventParametersServer = "parameter"
/// ``RequestError/responseInfoKey``
public let GADErrorUserInfoKeyResponseInfo = RequestError.responseInfoKey
/// Receives the outcome of ``MobileAds/start(completionHandler:)``.
public typealias GADInitializationCompletionHandler = (InitializationStatus) -> Void
/// Receives an interstitial ad, or the error.
public typealias GADInterstitialAdLoadCompletionHandler = (InterstitialAd?, (any Error)?) -> Void
/// Receives a rewarded ad, or the error.
public typealias GADRewardedAdLoadCompletionHandler = (RewardedAd?, (any Error)?) -> Void
/// Receives a rewarded interstitial ad, or the error.
public typealias GADRewardedInterstitialAdLoadCompletionHandler =
  (RewardedInterstitialAd?, (any Error)?) -> Void
/// Receives an app open ad, or the error.
public typealias GADAppOpenAdLoadCompletionHandler = (AppOpenAd?, (any Error)?) -> Void
/// Called when the user has earned the reward.
public typealias GADUserDidEarnRewardHandler = () -> Void
