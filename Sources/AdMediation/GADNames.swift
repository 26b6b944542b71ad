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
/// ``ResponseInfo``
public typealias GADResponseInfo = ResponseInfo
/// ``AdNetworkResponseInfo``
public typealias GADAdNetworkResponseInfo = AdNetworkResponseInfo
/// The codes of ``RequestError``
public typealias GADErrorCode = RequestError.Code
/// The domain of ``RequestError``
public let GADErrorDomain = RequestError.errorDomain
