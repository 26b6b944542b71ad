public import Foundation

// The mirror table: Google's names on the left, ours on the right. Code written for the Mobile Ads SDK under its
// prefixed names compiles with these.

// What an adapter implements.
/// ``CustomEventNativeAd``
public typealias GADCustomEventNativeAd = CustomEventNativeAd
/// ``MediatedUnifiedNativeAd``
public typealias GADMediatedUnifiedNativeAd = MediatedUnifiedNativeAd

// What an adapter calls.
/// ``CustomEventNativeAdDelegate``
public typealias GADCustomEventNativeAdDelegate = CustomEventNativeAdDelegate
/// ``MediatedNativeAdNotificationSource``
public typealias GADMediatedNativeAdNotificationSource = MediatedNativeAdNotificationSource
/// ``MediatedNativeAdNotificationSource``
public typealias GADMediatedUnifiedNativeAdNotificationSource = MediatedNativeAdNotificationSource

// What an adapter for all formats implements.
/// ``MediationAdapter``
public typealias GADMediationAdapter = MediationAdapter
/// ``RTBAdapter``
public typealias GADRTBAdapter = RTBAdapter
/// ``MediationAd``
public typealias GADMediationAd = MediationAd
/// ``MediationBannerAd``
public typealias GADMediationBannerAd = MediationBannerAd
/// ``MediationInterstitialAd``
public typealias GADMediationInterstitialAd = MediationInterstitialAd
/// ``MediationRewardedAd``
public typealias GADMediationRewardedAd = MediationRewardedAd
/// ``MediationNativeAd``
public typealias GADMediationNativeAd = MediationNativeAd
/// ``MediationAppOpenAd``
public typealias GADMediationAppOpenAd = MediationAppOpenAd
/// ``AdNetworkExtras``
public typealias GADAdNetworkExtras = AdNetworkExtras

// What it is asked with.
/// ``MediationAdConfiguration``
public typealias GADMediationAdConfiguration = MediationAdConfiguration
/// ``MediationBannerAdConfiguration``
public typealias GADMediationBannerAdConfiguration = MediationBannerAdConfiguration
/// ``MediationInterstitialAdConfiguration``
public typealias GADMediationInterstitialAdConfiguration = MediationInterstitialAdConfiguration
/// ``MediationRewardedAdConfiguration``
public typealias GADMediationRewardedAdConfiguration = MediationRewardedAdConfiguration
/// ``MediationNativeAdConfiguration``
public typealias GADMediationNativeAdConfiguration = MediationNativeAdConfiguration
/// ``MediationAppOpenAdConfiguration``
public typealias GADMediationAppOpenAdConfiguration = MediationAppOpenAdConfiguration
/// ``MediationServerConfiguration``
public typealias GADMediationServerConfiguration = MediationServerConfiguration
/// ``MediationCredentials``
public typealias GADMediationCredentials = MediationCredentials
/// ``RTBRequestParameters``
public typealias GADRTBRequestParameters = RTBRequestParameters
/// ``RTBMediationSignalsConfiguration``
public typealias GADRTBMediationSignalsConfiguration = RTBMediationSignalsConfiguration

/// ``MediationAdRequest``
public typealias GADMediationAdRequest = MediationAdRequest

// What it calls.
/// ``MediationAdEventDelegate``
public typealias GADMediationAdEventDelegate = MediationAdEventDelegate
/// ``MediationBannerAdEventDelegate``
public typealias GADMediationBannerAdEventDelegate = MediationBannerAdEventDelegate
/// ``MediationInterstitialAdEventDelegate``
public typealias GADMediationInterstitialAdEventDelegate = MediationInterstitialAdEventDelegate
/// ``MediationRewardedAdEventDelegate``
public typealias GADMediationRewardedAdEventDelegate = MediationRewardedAdEventDelegate
/// ``MediationNativeAdEventDelegate``
public typealias GADMediationNativeAdEventDelegate = MediationNativeAdEventDelegate
/// ``MediationAppOpenAdEventDelegate``
public typealias GADMediationAppOpenAdEventDelegate = MediationAppOpenAdEventDelegate
/// ``MediationAdapterSetUpCompletionHandler``
public typealias GADMediationAdapterSetUpCompletionBlock = MediationAdapterSetUpCompletionHandler
/// ``RTBSignalCompletionHandler``
public typealias GADRTBSignalCompletionHandler = RTBSignalCompletionHandler
/// ``MediationBannerLoadCompletionHandler``
public typealias GADMediationBannerLoadCompletionHandler = MediationBannerLoadCompletionHandler
/// ``MediationInterstitialLoadCompletionHandler``
public typealias GADMediationInterstitialLoadCompletionHandler = MediationInterstitialLoadCompletionHandler
/// ``MediationRewardedLoadCompletionHandler``
public typealias GADMediationRewardedLoadCompletionHandler = MediationRewardedLoadCompletionHandler
/// ``MediationNativeLoadCompletionHandler``
public typealias GADMediationNativeLoadCompletionHandler = MediationNativeLoadCompletionHandler
/// ``MediationAppOpenLoadCompletionHandler``
public typealias GADMediationAppOpenLoadCompletionHandler = MediationAppOpenLoadCompletionHandler

// What it reads on the way.
/// ``AdFormat``
public typealias GADAdFormat = AdFormat
/// ``AdSize``
public typealias GADAdSize = AdSize
/// ``AdReward``
public typealias GADAdReward = AdReward
/// ``VersionNumber``
public typealias GADVersionNumber = VersionNumber
/// ``MobileAds``
public typealias GADMobileAds = MobileAds
/// ``RequestConfiguration``
public typealias GADRequestConfiguration = RequestConfiguration
/// ``AgeRestrictedTreatment``
public typealias GADAgeRestrictedTreatment = AgeRestrictedTreatment
/// ``MaxAdContentRating``
public typealias GADMaxAdContentRating = MaxAdContentRating

// What travels with a request.
/// ``CustomEventRequest``
public typealias GADCustomEventRequest = CustomEventRequest
/// ``CustomEventExtras``
public typealias GADCustomEventExtras = CustomEventExtras
/// ``Gender``
public typealias GADGender = Gender
/// ``AdLoaderAdType``
public typealias GADAdLoaderAdType = AdLoaderAdType
/// ``AdLoaderOptions``
public typealias GADAdLoaderOptions = AdLoaderOptions
/// ``NativeAdImageAdLoaderOptions``
public typealias GADNativeAdImageAdLoaderOptions = NativeAdImageAdLoaderOptions
/// ``NativeAdImageAdLoaderOptionsOrientation``
public typealias GADNativeAdImageAdLoaderOptionsOrientation = NativeAdImageAdLoaderOptionsOrientation
/// ``NativeAdViewAdOptions``
public typealias GADNativeAdViewAdOptions = NativeAdViewAdOptions
/// ``AdChoicesPosition``
public typealias GADAdChoicesPosition = AdChoicesPosition
/// ``NativeAdMediaAdLoaderOptions``
public typealias GADNativeAdMediaAdLoaderOptions = NativeAdMediaAdLoaderOptions
/// ``MediaAspectRatio``
public typealias GADMediaAspectRatio = MediaAspectRatio
/// ``VideoOptions``
public typealias GADVideoOptions = VideoOptions

// Assets.
/// ``NativeAdImage``
public typealias GADNativeAdImage = NativeAdImage
/// ``AssetIdentifier``
public typealias GADNativeAssetIdentifier = AssetIdentifier
/// ``AssetIdentifier``
public typealias GADUnifiedNativeAssetIdentifier = AssetIdentifier

// What a publisher uses.
/// ``AdLoader``
public typealias GADAdLoader = AdLoader
/// ``AdLoaderDelegate``
public typealias GADAdLoaderDelegate = AdLoaderDelegate
/// ``NativeAdLoaderDelegate``
public typealias GADNativeAdLoaderDelegate = NativeAdLoaderDelegate
/// ``Request``
public typealias GADRequest = Request
/// ``NativeAd``
public typealias GADNativeAd = NativeAd
/// ``NativeAd``, by the name in the custom-event document.
public typealias GADUnifiedNativeAd = NativeAd
/// ``NativeAdDelegate``
public typealias GADNativeAdDelegate = NativeAdDelegate
/// ``NativeAdDelegate``, by the name in the custom-event document's time.
public typealias GADUnifiedNativeAdDelegate = NativeAdDelegate
/// ``NativeAdLoaderDelegate``, likewise.
public typealias GADUnifiedNativeAdLoaderDelegate = NativeAdLoaderDelegate
/// ``NativeAdView``, likewise.
public typealias GADUnifiedNativeAdView = NativeAdView
/// ``NativeAdView``
public typealias GADNativeAdView = NativeAdView
/// ``MediaView``
public typealias GADMediaView = MediaView
/// ``MediaContent``
public typealias GADMediaContent = MediaContent
/// ``AdChoicesView``
public typealias GADAdChoicesView = AdChoicesView
/// ``VideoController``
public typealias GADVideoController = VideoController
/// ``VideoControllerDelegate``
public typealias GADVideoControllerDelegate = VideoControllerDelegate
/// ``BannerView``
public typealias GADBannerView = BannerView
/// ``BannerViewDelegate``
public typealias GADBannerViewDelegate = BannerViewDelegate
/// ``InterstitialAd``
public typealias GADInterstitialAd = InterstitialAd
/// ``RewardedAd``
public typealias GADRewardedAd = RewardedAd
/// ``RewardedInterstitialAd``
public typealias GADRewardedInterstitialAd = RewardedInterstitialAd
/// ``AppOpenAd``
public typealias GADAppOpenAd = AppOpenAd
/// ``FullScreenPresentingAd``
public typealias GADFullScreenPresentingAd = FullScreenPresentingAd
/// ``FullScreenContentDelegate``
public typealias GADFullScreenContentDelegate = FullScreenContentDelegate
/// ``InitializationStatus``
public typealias GADInitializationStatus = InitializationStatus
/// ``AdapterStatus``
public typealias GADAdapterStatus = AdapterStatus
/// ``AdapterInitializationState``
public typealias GADAdapterInitializationState = AdapterInitializationState
/// The codes of ``PresentationError``
public typealias GADPresentationErrorCode = PresentationError.Code
/// ``ResponseInfo``
public typealias GADResponseInfo = ResponseInfo
/// ``AdNetworkResponseInfo``
public typealias GADAdNetworkResponseInfo = AdNetworkResponseInfo
/// The codes of ``RequestError``
public typealias GADErrorCode = RequestError.Code
/// The domain of ``RequestError``
public let GADErrorDomain = RequestError.errorDomain

// Sizes.
/// ``AdSizeBanner``
public let GADAdSizeBanner = AdSizeBanner
/// ``AdSizeLargeBanner``
public let GADAdSizeLargeBanner = AdSizeLargeBanner
/// ``AdSizeMediumRectangle``
public let GADAdSizeMediumRectangle = AdSizeMediumRectangle
/// ``AdSizeFullBanner``
public let GADAdSizeFullBanner = AdSizeFullBanner
/// ``AdSizeLeaderboard``
public let GADAdSizeLeaderboard = AdSizeLeaderboard
/// ``AdSizeSkyscraper``
public let GADAdSizeSkyscraper = AdSizeSkyscraper
/// ``AdSizeFluid``
public let GADAdSizeFluid = AdSizeFluid
/// ``AdSizeInvalid``
public let GADAdSizeInvalid = AdSizeInvalid
/// ``adSizeFor(cgSize:)``
public func GADAdSizeFromCGSize(_ size: CGSize) -> AdSize { adSizeFor(cgSize: size) }
/// ``fullWidthPortrait(height:)``
public func GADAdSizeFullWidthPortraitWithHeight(_ height: CGFloat) -> AdSize {
  fullWidthPortrait(height: height)
}
/// ``fullWidthLandscape(height:)``
public func GADAdSizeFullWidthLandscapeWithHeight(_ height: CGFloat) -> AdSize {
  fullWidthLandscape(height: height)
}
/// ``isAdSizeValid(size:)``
public func IsGADAdSizeValid(_ size: AdSize) -> Bool { isAdSizeValid(size: size) }
/// ``isAdSizeEqualToSize(size1:size2:)``
public func GADAdSizeEqualToSize(_ size1: AdSize, _ size2: AdSize) -> Bool { size1 == size2 }
/// ``isAdSizeFluid(size:)``
public func GADAdSizeIsFluid(_ size: AdSize) -> Bool { isAdSizeFluid(size: size) }
/// ``cgSize(for:)``
public func CGSizeFromGADAdSize(_ size: AdSize) -> CGSize { cgSize(for: size) }
/// ``string(for:)-(AdSize)``
public func NSStringFromGADAdSize(_ size: AdSize) -> String { string(for: size) }
/// ``nsValue(for:)``
public func NSValueFromGADAdSize(_ size: AdSize) -> NSValue { nsValue(for: size) }
/// ``adSizeFor(nsValue:)``
public func GADAdSizeFromNSValue(_ value: NSValue) -> AdSize { adSizeFor(nsValue: value) }
/// ``string(for:)-(VersionNumber)``
public func GADGetStringFromVersionNumber(_ version: VersionNumber) -> String { string(for: version) }
/// ``closestValidSizeForAdSizes(original:possibleAdSizes:)``
public func GADClosestValidSizeForAdSizes(_ original: AdSize, _ possibleAdSizes: [NSValue]) -> AdSize {
  closestValidSizeForAdSizes(original: original, possibleAdSizes: possibleAdSizes)
}
/// ``portraitAnchoredAdaptiveBanner(width:)``
public func GADPortraitAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> AdSize {
  portraitAnchoredAdaptiveBanner(width: width)
}
/// ``landscapeAnchoredAdaptiveBanner(width:)``
public func GADLandscapeAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> AdSize {
  landscapeAnchoredAdaptiveBanner(width: width)
}
/// ``currentOrientationAnchoredAdaptiveBanner(width:)``
public func GADCurrentOrientationAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> AdSize {
  currentOrientationAnchoredAdaptiveBanner(width: width)
}
/// ``largePortraitAnchoredAdaptiveBanner(width:)``
public func GADLargePortraitAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> AdSize {
  largePortraitAnchoredAdaptiveBanner(width: width)
}
/// ``largeLandscapeAnchoredAdaptiveBanner(width:)``
public func GADLargeLandscapeAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> AdSize {
  largeLandscapeAnchoredAdaptiveBanner(width: width)
}
/// ``largeAnchoredAdaptiveBanner(width:)``
public func GADLargeAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> AdSize {
  largeAnchoredAdaptiveBanner(width: width)
}
/// ``portraitInlineAdaptiveBanner(width:)``
public func GADPortraitInlineAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> AdSize {
  portraitInlineAdaptiveBanner(width: width)
}
/// ``landscapeInlineAdaptiveBanner(width:)``
public func GADLandscapeInlineAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> AdSize {
  landscapeInlineAdaptiveBanner(width: width)
}
/// ``currentOrientationInlineAdaptiveBanner(width:)``
public func GADCurrentOrientationInlineAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> AdSize {
  currentOrientationInlineAdaptiveBanner(width: width)
}
/// ``inlineAdaptiveBanner(width:maxHeight:)``
public func GADInlineAdaptiveBannerAdSizeWithWidthAndMaxHeight(_ width: CGFloat, _ maxHeight: CGFloat)
  -> AdSize
{
  inlineAdaptiveBanner(width: width, maxHeight: maxHeight)
}
