import AdMediation
import Testing

/// Each of Google's names is one of ours.
@Suite struct MirrorTests {
  @Test("the prefixed names are the plain ones")
  func names() {
    #expect((any GADCustomEventNativeAd).self == (any CustomEventNativeAd).self)
    #expect((any GADMediatedUnifiedNativeAd).self == (any MediatedUnifiedNativeAd).self)
    #expect((any GADCustomEventNativeAdDelegate).self == (any CustomEventNativeAdDelegate).self)
    #expect(GADMediatedNativeAdNotificationSource.self == MediatedNativeAdNotificationSource.self)
    #expect(GADMediatedUnifiedNativeAdNotificationSource.self == MediatedNativeAdNotificationSource.self)
    #expect(GADCustomEventRequest.self == CustomEventRequest.self)
    #expect(GADCustomEventExtras.self == CustomEventExtras.self)
    #expect(GADGender.self == Gender.self)
    #expect(GADAdLoaderAdType.self == AdLoaderAdType.self)
    #expect(GADAdLoaderOptions.self == AdLoaderOptions.self)
    #expect(GADNativeAdImageAdLoaderOptions.self == NativeAdImageAdLoaderOptions.self)
    #expect(GADNativeAdImageAdLoaderOptionsOrientation.self == NativeAdImageAdLoaderOptionsOrientation.self)
    #expect(GADNativeAdViewAdOptions.self == NativeAdViewAdOptions.self)
    #expect(GADAdChoicesPosition.self == AdChoicesPosition.self)
    #expect(GADNativeAdMediaAdLoaderOptions.self == NativeAdMediaAdLoaderOptions.self)
    #expect(GADMediaAspectRatio.self == MediaAspectRatio.self)
    #expect(GADVideoOptions.self == VideoOptions.self)
    #expect(GADNativeAdImage.self == NativeAdImage.self)
    #expect(GADNativeAssetIdentifier.self == AssetIdentifier.self)
    #expect(GADUnifiedNativeAssetIdentifier.self == AssetIdentifier.self)
    #expect(GADAdLoader.self == AdLoader.self)
    #expect((any GADAdLoaderDelegate).self == (any AdLoaderDelegate).self)
    #expect((any GADNativeAdLoaderDelegate).self == (any NativeAdLoaderDelegate).self)
    #expect(GADRequest.self == Request.self)
    #expect(GADNativeAd.self == NativeAd.self)
    #expect(GADUnifiedNativeAd.self == NativeAd.self)
    #expect((any GADNativeAdDelegate).self == (any NativeAdDelegate).self)
    #expect(GADNativeAdView.self == NativeAdView.self)
    #expect(GADMediaView.self == MediaView.self)
    #expect(GADMediaContent.self == MediaContent.self)
    #expect(GADAdChoicesView.self == AdChoicesView.self)
    #expect(GADVideoController.self == VideoController.self)
    #expect((any GADVideoControllerDelegate).self == (any VideoControllerDelegate).self)
    #expect(GADResponseInfo.self == ResponseInfo.self)
    #expect(GADAdNetworkResponseInfo.self == AdNetworkResponseInfo.self)
    #expect(GADErrorCode.self == RequestError.Code.self)
    #expect(GADErrorDomain == RequestError.errorDomain)
  }

  @Test("asset identifiers are eleven, and all different")
  func assets() {
    let all: Set<GADNativeAssetIdentifier> = [
      .headlineAsset, .callToActionAsset, .iconAsset, .bodyAsset, .storeAsset, .priceAsset, .imageAsset,
      .starRatingAsset, .advertiserAsset, .mediaViewAsset, .adChoicesViewAsset,
    ]
    #expect(all.count == 11)
  }
}
