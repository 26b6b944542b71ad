import AVFoundation
import AVKit
import GoogleInteractiveMediaAds
import GoogleMobileAds
import UIKit

// Every name that the modules export. It has to compile; nothing calls it.

let mobileAdsTypes: [Any.Type] = [
  AdChoicesPosition.self, AdChoicesView.self, AdFormat.self, AdLoader.self, AdLoaderAdType.self,
  AdLoaderOptions.self, AdNetworkResponseInfo.self, AdReward.self, AdSize.self,
  AdapterInitializationState.self, AdapterStatus.self, AgeRestrictedTreatment.self, AppOpenAd.self,
  BannerView.self, CustomEventExtras.self, CustomEventRequest.self, GADAdChoicesPosition.self,
  GADAdChoicesView.self, GADAdFormat.self, GADAdLoader.self, GADAdLoaderAdType.self, GADAdLoaderOptions.self,
  GADAdNetworkResponseInfo.self, GADAdReward.self, GADAdSize.self, GADAdapterInitializationState.self,
  GADAdapterStatus.self, GADAgeRestrictedTreatment.self, GADAppOpenAd.self, GADBannerView.self,
  GADCustomEventExtras.self, GADCustomEventRequest.self, GADErrorCode.self, GADGender.self,
  GADInitializationStatus.self, GADInterstitialAd.self, GADMaxAdContentRating.self, GADMediaAspectRatio.self,
  GADMediaContent.self, GADMediaView.self, GADMediatedNativeAdNotificationSource.self,
  GADMediatedUnifiedNativeAdNotificationSource.self, GADMediationAdConfiguration.self,
  GADMediationAppOpenAdConfiguration.self, GADMediationBannerAdConfiguration.self,
  GADMediationCredentials.self, GADMediationInterstitialAdConfiguration.self,
  GADMediationNativeAdConfiguration.self, GADMediationRewardedAdConfiguration.self,
  GADMediationServerConfiguration.self, GADMobileAds.self, GADNativeAd.self, GADNativeAdImage.self,
  GADNativeAdImageAdLoaderOptions.self, GADNativeAdImageAdLoaderOptionsOrientation.self,
  GADNativeAdMediaAdLoaderOptions.self, GADNativeAdView.self, GADNativeAdViewAdOptions.self,
  GADNativeAssetIdentifier.self, GADPresentationErrorCode.self, GADRTBMediationSignalsConfiguration.self,
  GADRTBRequestParameters.self, GADRequest.self, GADRequestConfiguration.self, GADResponseInfo.self,
  GADRewardedAd.self, GADRewardedInterstitialAd.self, GADUnifiedNativeAd.self, GADUnifiedNativeAdView.self,
  GADUnifiedNativeAssetIdentifier.self, GADVersionNumber.self, GADVideoController.self, GADVideoOptions.self,
  InitializationStatus.self, InterstitialAd.self, MediaAspectRatio.self, MediaContent.self, MediaView.self,
  MediatedUnifiedNativeAdNotificationSource.self, MediationAdConfiguration.self,
  MediationAppOpenAdConfiguration.self, MediationBannerAdConfiguration.self, MediationCredentials.self,
  MediationInterstitialAdConfiguration.self, MediationNativeAdConfiguration.self,
  MediationRewardedAdConfiguration.self, MediationServerConfiguration.self, MobileAds.self, NativeAd.self,
  NativeAdImage.self, NativeAdImageAdLoaderOptions.self, NativeAdMediaAdLoaderOptions.self, NativeAdView.self,
  NativeAdViewAdOptions.self, PresentationError.self, RTBMediationSignalsConfiguration.self,
  RTBRequestParameters.self, Request.self, RequestConfiguration.self, RequestError.self, ResponseInfo.self,
  RewardedAd.self, RewardedInterstitialAd.self, VersionNumber.self, VideoController.self, VideoOptions.self,
  (any AdLoaderDelegate).self, (any AdNetworkExtras).self, (any BannerViewDelegate).self,
  (any CustomEventNativeAd).self, (any CustomEventNativeAdDelegate).self,
  (any FullScreenContentDelegate).self, (any FullScreenPresentingAd).self, (any GADAdLoaderDelegate).self,
  (any GADAdNetworkExtras).self, (any GADBannerViewDelegate).self, (any GADCustomEventNativeAd).self,
  (any GADCustomEventNativeAdDelegate).self, (any GADFullScreenContentDelegate).self,
  (any GADFullScreenPresentingAd).self, (any GADMediatedNativeAd).self, (any GADMediatedUnifiedNativeAd).self,
  (any GADMediationAd).self, (any GADMediationAdEventDelegate).self, (any GADMediationAdRequest).self,
  (any GADMediationAdapter).self, (any GADMediationAppOpenAd).self,
  (any GADMediationAppOpenAdEventDelegate).self, (any GADMediationBannerAd).self,
  (any GADMediationBannerAdEventDelegate).self, (any GADMediationInterstitialAd).self,
  (any GADMediationInterstitialAdEventDelegate).self, (any GADMediationNativeAd).self,
  (any GADMediationNativeAdEventDelegate).self, (any GADMediationRewardedAd).self,
  (any GADMediationRewardedAdEventDelegate).self, (any GADNativeAdDelegate).self,
  (any GADNativeAdLoaderDelegate).self, (any GADRTBAdapter).self, (any GADUnifiedNativeAdDelegate).self,
  (any GADUnifiedNativeAdLoaderDelegate).self, (any GADVideoControllerDelegate).self,
  (any MediatedUnifiedNativeAd).self, (any MediationAd).self, (any MediationAdEventDelegate).self,
  (any MediationAdRequest).self, (any MediationAdapter).self, (any MediationAppOpenAd).self,
  (any MediationAppOpenAdEventDelegate).self, (any MediationBannerAd).self,
  (any MediationBannerAdEventDelegate).self, (any MediationInterstitialAd).self,
  (any MediationInterstitialAdEventDelegate).self, (any MediationNativeAd).self,
  (any MediationNativeAdEventDelegate).self, (any MediationRewardedAd).self,
  (any MediationRewardedAdEventDelegate).self, (any NativeAdDelegate).self, (any NativeAdLoaderDelegate).self,
  (any RTBAdapter).self, (any VideoControllerDelegate).self, GADAppOpenAdLoadCompletionHandler.self,
  GADInitializationCompletionHandler.self, GADInterstitialAdLoadCompletionHandler.self,
  GADMediationAdapterSetUpCompletionBlock.self, GADMediationAppOpenLoadCompletionHandler.self,
  GADMediationBannerLoadCompletionHandler.self, GADMediationInterstitialLoadCompletionHandler.self,
  GADMediationNativeLoadCompletionHandler.self, GADMediationRewardedLoadCompletionHandler.self,
  GADRTBSignalCompletionHandler.self, GADRewardedAdLoadCompletionHandler.self,
  GADRewardedInterstitialAdLoadCompletionHandler.self, GADUserDidEarnRewardHandler.self,
]

var mobileAdsValues: [Any] {
  [
    adSizeFor as (CGSize) -> AdSize, adSizeFor as (NSValue) -> AdSize, string as (AdSize) -> String,
    string as (VersionNumber) -> String, CGSizeFromGADAdSize, GADAdSizeEqualToSize, GADAdSizeFromCGSize,
    GADAdSizeFromNSValue, GADAdSizeFullWidthLandscapeWithHeight, GADAdSizeFullWidthPortraitWithHeight,
    GADAdSizeIsFluid, GADClosestValidSizeForAdSizes,
    GADCurrentOrientationAnchoredAdaptiveBannerAdSizeWithWidth,
    GADCurrentOrientationInlineAdaptiveBannerAdSizeWithWidth, GADGetStringFromVersionNumber,
    GADInlineAdaptiveBannerAdSizeWithWidthAndMaxHeight, GADLandscapeAnchoredAdaptiveBannerAdSizeWithWidth,
    GADLandscapeInlineAdaptiveBannerAdSizeWithWidth, GADLargeAnchoredAdaptiveBannerAdSizeWithWidth,
    GADLargeLandscapeAnchoredAdaptiveBannerAdSizeWithWidth,
    GADLargePortraitAnchoredAdaptiveBannerAdSizeWithWidth, GADPortraitAnchoredAdaptiveBannerAdSizeWithWidth,
    GADPortraitInlineAdaptiveBannerAdSizeWithWidth, IsGADAdSizeValid, NSStringFromGADAdSize,
    NSValueFromGADAdSize, cgSize, closestValidSizeForAdSizes, currentOrientationAnchoredAdaptiveBanner,
    currentOrientationInlineAdaptiveBanner, fullWidthLandscape, fullWidthPortrait, inlineAdaptiveBanner,
    isAdSizeEqualToSize, isAdSizeFluid, isAdSizeValid, landscapeAnchoredAdaptiveBanner,
    landscapeInlineAdaptiveBanner, largeAnchoredAdaptiveBanner, largeLandscapeAnchoredAdaptiveBanner,
    largePortraitAnchoredAdaptiveBanner, nsValue, portraitAnchoredAdaptiveBanner,
    portraitInlineAdaptiveBanner, AdSizeBanner, AdSizeFluid, AdSizeFullBanner, AdSizeInvalid,
    AdSizeLargeBanner, AdSizeLeaderboard, AdSizeMediumRectangle, AdSizeSkyscraper, GADAdSizeBanner,
    GADAdSizeFluid, GADAdSizeFullBanner, GADAdSizeInvalid, GADAdSizeLargeBanner, GADAdSizeLeaderboard,
    GADAdSizeMediumRectangle, GADAdSizeSkyscraper, GADCustomEventParametersServer, GADErrorDomain,
    GADErrorUserInfoKeyResponseInfo, kGADAdLoaderAdTypeUnifiedNative, kGADAdSizeBanner, kGADAdSizeFluid,
    kGADAdSizeFullBanner, kGADAdSizeInvalid, kGADAdSizeLargeBanner, kGADAdSizeLeaderboard,
    kGADAdSizeMediumRectangle, kGADAdSizeSkyscraper, kGADErrorDomain,
  ]
}

let uiKitTypes: [Any.Type] = [
  CALayer.self, CGAffineTransform.self, CGColor.self, CGVector.self, NSDirectionalEdgeInsets.self,
  NSLayoutAnchor<NSLayoutXAxisAnchor>.self, NSLayoutConstraint.self, NSLayoutDimension.self,
  NSLayoutXAxisAnchor.self, NSLayoutYAxisAnchor.self, NSLineBreakMode.self, NSTextAlignment.self,
  UIAccessibility.self, UIAction.self, UIActivityIndicatorView.self, UIAlertAction.self,
  UIAlertController.self, UIApplication.self,
  UIBarButtonItem.self, UIButton.self, UIColor.self, UIControl.self, UIDevice.self, UIDeviceOrientation.self,
  UIEdgeInsets.self, UIEvent.self, UIFocusSystem.self, UIFont.self, (any UIFocusEnvironment).self,
  (any UIFocusItem).self, UIGestureRecognizer.self, UIImage.self, UIImageView.self,
  UIInterfaceOrientation.self, UIInterfaceOrientationMask.self, UILabel.self, UILayoutGuide.self,
  UILayoutPriority.self, UILongPressGestureRecognizer.self, UIModalPresentationStyle.self,
  UIModalTransitionStyle.self, UINavigationController.self, UINavigationItem.self,
  UIPanGestureRecognizer.self, UIPopoverArrowDirection.self, UIPopoverPresentationController.self,
  UIPresentationController.self, UIProgressView.self, UIRectEdge.self, UIResponder.self, UIScene.self,
  UIScreen.self, UIScrollView.self, UIStackView.self, UIStatusBarStyle.self, UISwipeGestureRecognizer.self,
  UISlider.self, UIStoryboardSegue.self, UITableView.self, UITableViewCell.self, UIToolbar.self,
  (any UITableViewDataSource).self, (any UITableViewDelegate).self, UISwitch.self, UITabBarController.self,
  UITapGestureRecognizer.self,
  UITextField.self, UITextView.self, (any UITextViewDelegate).self,
  UITouch.self, UIUserInterfaceIdiom.self, UIView.self, UIViewAnimatingPosition.self,
  UIViewAnimatingState.self, UIViewController.self, UIViewPropertyAnimator.self, UIWindow.self,
  UIWindowScene.self, (any UIAdaptivePresentationControllerDelegate).self, (any UIApplicationDelegate).self,
  (any UIGestureRecognizerDelegate).self, (any UIScrollViewDelegate).self, (any UITextFieldDelegate).self,
  (any UIViewControllerTransitionCoordinator).self, (any UIViewControllerTransitionCoordinatorContext).self,
  CFTimeInterval.self, NSInteger.self, NSUInteger.self,
]

var uiKitValues: [Any] {
  [
    autoreleasepool as (() throws -> Void) throws -> Void, CGPointMake, CGRectMake, CGSizeMake,
    UIEdgeInsetsMake, MAXFLOAT,
  ]
}

let avFoundationTypes: [Any.Type] = [
  AVAsset.self, AVAudioSession.self, AVError.self, AVLayerVideoGravity.self, AVMediaCharacteristic.self,
  AVMediaSelection.self, AVMediaSelectionGroup.self, AVMediaSelectionOption.self,
  AVMetadataIdentifier.self,
  AVMetadataItem.self, AVPlayer.self, AVPlayerInterstitialEvent.self,
  AVPlayerInterstitialEventController.self, AVPlayerInterstitialEventMonitor.self, AVPlayerItem.self,
  AVPlayerItemMetadataOutput.self, AVPlayerItemOutput.self, AVPlayerItemTrack.self, AVPlayerLayer.self,
  AVQueuePlayer.self, AVTimedMetadataGroup.self, AVURLAsset.self, CMTime.self, CMTimeFlags.self,
  CMTimeRange.self, CMTimeRoundingMethod.self, (any AVPlayerItemMetadataOutputPushDelegate).self,
  AVPlayerInterstitialEventAssetListResponseStatus.self, CMTimeEpoch.self, CMTimeScale.self, CMTimeValue.self,
]

var avFoundationValues: [Any] {
  [
    CMTIME_IS_INDEFINITE, CMTIME_IS_INVALID, CMTIME_IS_NUMERIC, CMTIME_IS_VALID, CMTimeAdd, CMTimeCompare,
    CMTimeConvertScale, CMTimeGetSeconds, CMTimeMake, CMTimeMakeWithSeconds, CMTimeMaximum, CMTimeMinimum,
    CMTimeMultiply, CMTimeMultiplyByFloat64, CMTimeSubtract, AVFoundationErrorDomain,
    AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChangeErrorKey,
    AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChangeEventKey,
    AVPlayerInterstitialEventMonitorAssetListResponseStatusDidChangeStatusKey,
    AVPlayerItemFailedToPlayToEndTimeErrorKey,
  ]
}

let avKitTypes: [Any.Type] = [
  AVKitError.self, AVPictureInPictureController.self, AVPlayerViewController.self,
  (any AVPictureInPictureControllerDelegate).self, (any AVPlayerViewControllerAnimationCoordinator).self,
  (any AVPlayerViewControllerDelegate).self,
]

var avKitValues: [Any] {
  [
    AVKitErrorDomain
  ]
}

let interactiveMediaAdsTypes: [Any.Type] = [
  IMAAVPlayerContentPlayhead.self, IMAAVPlayerVideoDisplay.self, IMAAd.self, IMAAdDisplayContainer.self,
  IMAAdError.self, IMAAdEvent.self, IMAAdEventType.self, IMAAdLoadingErrorData.self, IMAAdPodInfo.self,
  IMAAdsLoadedData.self, IMAAdsLoader.self, IMAAdsManager.self, IMAAdsRenderingSettings.self,
  IMAAdsRequest.self, IMACompanionAd.self, IMACompanionAdSlot.self, IMAErrorCode.self, IMAErrorType.self,
  IMAFriendlyObstruction.self, IMAFriendlyObstructionPurpose.self, IMAPictureInPictureProxy.self,
  IMACuepoint.self, IMALiveStreamRequest.self, IMAPodStreamRequest.self, IMAPodVODStreamRequest.self,
  IMAVODStreamRequest.self, IMAVideoStitcherLiveStreamRequest.self, IMAVideoStitcherVODStreamRequest.self,
  IMASecureSignals.self, IMASettings.self, IMAStreamManager.self, IMAStreamRequest.self,
  IMAUiElementType.self, IMAUniversalAdID.self, (any IMAAVPlayerVideoDisplayDelegate).self,
  (any IMAAdPlaybackInfo).self, (any IMAAdsLoaderDelegate).self, (any IMAAdsManagerDelegate).self,
  (any IMACompanionDelegate).self, (any IMAContentPlayhead).self, (any IMALinkOpenerDelegate).self,
  (any IMAStreamManagerDelegate).self, (any IMAVideoDisplay).self, (any IMAVideoDisplayDelegate).self,
]

var interactiveMediaAdsValues: [Any] {
  [
    kIMAAdBreakTime, kIMAAutodetectBitrate, kIMAPropertyCurrentTime, kIMASubtitleLanguage, kIMASubtitleTTML,
    kIMASubtitleWebVTT,
    kIMAAdEvent_AD_BREAK_ENDED, kIMAAdEvent_AD_BREAK_FETCH_ERROR, kIMAAdEvent_AD_BREAK_READY,
    kIMAAdEvent_AD_BREAK_STARTED, kIMAAdEvent_AD_PERIOD_ENDED, kIMAAdEvent_AD_PERIOD_STARTED,
    kIMAAdEvent_ALL_ADS_COMPLETED, kIMAAdEvent_CLICKED, kIMAAdEvent_COMPLETE, kIMAAdEvent_CUEPOINTS_CHANGED,
    kIMAAdEvent_FIRST_QUARTILE, kIMAAdEvent_ICON_FALLBACK_IMAGE_CLOSED, kIMAAdEvent_ICON_TAPPED,
    kIMAAdEvent_LOADED, kIMAAdEvent_LOG, kIMAAdEvent_MIDPOINT, kIMAAdEvent_PAUSE, kIMAAdEvent_RESUME,
    kIMAAdEvent_SKIPPED, kIMAAdEvent_STARTED, kIMAAdEvent_STREAM_LOADED, kIMAAdEvent_STREAM_STARTED,
    kIMAAdEvent_TAPPED, kIMAAdEvent_THIRD_QUARTILE,
  ]
}
