import GoogleMobileAds
import Testing

/// Each of Google's prefixed names for adapters is one of ours. What their members are, the mirror targets say by
/// compiling.
@Suite struct MirrorTests {
  @Test("the prefixed protocols are the plain ones")
  func protocols() {
    #expect((any GADMediationAdapter).self == (any MediationAdapter).self)
    #expect((any GADRTBAdapter).self == (any RTBAdapter).self)
    #expect((any GADMediationAd).self == (any MediationAd).self)
    #expect((any GADMediationBannerAd).self == (any MediationBannerAd).self)
    #expect((any GADMediationInterstitialAd).self == (any MediationInterstitialAd).self)
    #expect((any GADMediationRewardedAd).self == (any MediationRewardedAd).self)
    #expect((any GADMediationNativeAd).self == (any MediationNativeAd).self)
    #expect((any GADMediationAppOpenAd).self == (any MediationAppOpenAd).self)
    #expect((any GADAdNetworkExtras).self == (any AdNetworkExtras).self)
    #expect((any GADMediationAdRequest).self == (any MediationAdRequest).self)
    #expect((any GADMediationAdEventDelegate).self == (any MediationAdEventDelegate).self)
    #expect((any GADMediationBannerAdEventDelegate).self == (any MediationBannerAdEventDelegate).self)
    #expect(
      (any GADMediationInterstitialAdEventDelegate).self == (any MediationInterstitialAdEventDelegate).self
    )
    #expect((any GADMediationRewardedAdEventDelegate).self == (any MediationRewardedAdEventDelegate).self)
    #expect((any GADMediationNativeAdEventDelegate).self == (any MediationNativeAdEventDelegate).self)
    #expect((any GADMediationAppOpenAdEventDelegate).self == (any MediationAppOpenAdEventDelegate).self)
  }

  @Test("the prefixed classes and values are the plain ones")
  func types() {
    #expect(GADMediationAdConfiguration.self == MediationAdConfiguration.self)
    #expect(GADMediationBannerAdConfiguration.self == MediationBannerAdConfiguration.self)
    #expect(GADMediationInterstitialAdConfiguration.self == MediationInterstitialAdConfiguration.self)
    #expect(GADMediationRewardedAdConfiguration.self == MediationRewardedAdConfiguration.self)
    #expect(GADMediationNativeAdConfiguration.self == MediationNativeAdConfiguration.self)
    #expect(GADMediationAppOpenAdConfiguration.self == MediationAppOpenAdConfiguration.self)
    #expect(GADMediationServerConfiguration.self == MediationServerConfiguration.self)
    #expect(GADMediationCredentials.self == MediationCredentials.self)
    #expect(GADRTBRequestParameters.self == RTBRequestParameters.self)
    #expect(GADRTBMediationSignalsConfiguration.self == RTBMediationSignalsConfiguration.self)
    #expect(GADAdFormat.self == AdFormat.self)
    #expect(GADAdSize.self == AdSize.self)
    #expect(GADAdReward.self == AdReward.self)
    #expect(GADVersionNumber.self == VersionNumber.self)
    #expect(GADMobileAds.self == MobileAds.self)
    #expect(GADRequestConfiguration.self == RequestConfiguration.self)
    #expect(GADAgeRestrictedTreatment.self == AgeRestrictedTreatment.self)
    #expect(GADNativeAssetIdentifier.self == GADUnifiedNativeAssetIdentifier.self)
  }

  @Test("the names of single versions are the names of today")
  func versions() {
    #expect((any GADMediatedNativeAd).self == (any MediatedUnifiedNativeAd).self)
    #expect(
      GADMediatedNativeAdNotificationSource.self == MediatedUnifiedNativeAdNotificationSource.self
    )
    #expect(kGADAdLoaderAdTypeUnifiedNative == AdLoaderAdType.native)
    #expect(kGADErrorDomain == GADErrorDomain)
    #expect(
      [
        kGADAdSizeBanner, kGADAdSizeLargeBanner, kGADAdSizeMediumRectangle, kGADAdSizeFullBanner,
        kGADAdSizeLeaderboard, kGADAdSizeSkyscraper, kGADAdSizeFluid, kGADAdSizeInvalid,
      ] == [
        AdSizeBanner, AdSizeLargeBanner, AdSizeMediumRectangle, AdSizeFullBanner, AdSizeLeaderboard,
        AdSizeSkyscraper, AdSizeFluid, AdSizeInvalid,
      ]
    )
  }

  @Test("the prefixed sizes are the plain ones")
  func sizes() {
    #expect(
      [
        GADAdSizeBanner, GADAdSizeLargeBanner, GADAdSizeMediumRectangle, GADAdSizeFullBanner,
        GADAdSizeLeaderboard,
        GADAdSizeSkyscraper, GADAdSizeFluid, GADAdSizeInvalid,
      ] == [
        AdSizeBanner, AdSizeLargeBanner, AdSizeMediumRectangle, AdSizeFullBanner, AdSizeLeaderboard,
        AdSizeSkyscraper,
        AdSizeFluid, AdSizeInvalid,
      ]
    )
    #expect(
      [
        GADPortraitAnchoredAdaptiveBannerAdSizeWithWidth(390),
        GADLandscapeAnchoredAdaptiveBannerAdSizeWithWidth(390),
        GADLargePortraitAnchoredAdaptiveBannerAdSizeWithWidth(390),
        GADLargeLandscapeAnchoredAdaptiveBannerAdSizeWithWidth(390),
        GADPortraitInlineAdaptiveBannerAdSizeWithWidth(390),
        GADLandscapeInlineAdaptiveBannerAdSizeWithWidth(390),
        GADInlineAdaptiveBannerAdSizeWithWidthAndMaxHeight(390, 100),
        GADAdSizeFullWidthPortraitWithHeight(60),
        GADAdSizeFullWidthLandscapeWithHeight(60),
      ] == [
        portraitAnchoredAdaptiveBanner(width: 390), landscapeAnchoredAdaptiveBanner(width: 390),
        largePortraitAnchoredAdaptiveBanner(width: 390), largeLandscapeAnchoredAdaptiveBanner(width: 390),
        portraitInlineAdaptiveBanner(width: 390), landscapeInlineAdaptiveBanner(width: 390),
        inlineAdaptiveBanner(width: 390, maxHeight: 100), fullWidthPortrait(height: 60),
        fullWidthLandscape(height: 60),
      ]
    )
    let closest = GADClosestValidSizeForAdSizes(GADAdSizeFullBanner, [NSValueFromGADAdSize(GADAdSizeBanner)])
    #expect(GADAdSizeEqualToSize(closest, GADAdSizeBanner) && IsGADAdSizeValid(closest))
    #expect(
      GADAdSizeFromNSValue(NSValueFromGADAdSize(GADAdSizeFluid)) == AdSizeFluid
        && GADAdSizeIsFluid(AdSizeFluid)
    )
    #expect(
      CGSizeFromGADAdSize(GADAdSizeFromCGSize(CGSize(width: 3, height: 4))) == CGSize(width: 3, height: 4)
    )
    #expect(NSStringFromGADAdSize(GADAdSizeBanner) == string(for: AdSizeBanner))
    #expect(GADGetStringFromVersionNumber(GADVersionNumber()) == "0.0.0")
  }
}
