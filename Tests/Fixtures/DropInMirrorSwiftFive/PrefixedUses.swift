import GoogleMobileAds
import UIKit

// Every member that an adapter can read or call, under its prefixed name. It has to compile; nothing calls it.

@MainActor
func prefixedConfigurations(
  _ banner: GADMediationBannerAdConfiguration,
  _ interstitial: GADMediationInterstitialAdConfiguration,
  _ rewarded: GADMediationRewardedAdConfiguration,
  _ native: GADMediationNativeAdConfiguration,
  _ appOpen: GADMediationAppOpenAdConfiguration,
  _ server: GADMediationServerConfiguration,
  _ signals: GADRTBRequestParameters
) {
  let all: [GADMediationAdConfiguration] = [banner, interstitial, rewarded, native, appOpen]
  for configuration in all {
    let _: String? = configuration.bidResponse
    let _: Data? = configuration.watermark
    let credentials: GADMediationCredentials = configuration.credentials
    let _: String? = credentials.settings[GADCustomEventParametersServer] as? String
    let _: GADAdFormat = credentials.format
    let _: (any GADAdNetworkExtras)? = configuration.extras
    let _: UIViewController? = configuration.topViewController
    let _: Bool = configuration.isTestRequest
    let _: NSNumber? = configuration.childDirectedTreatment
    let _: NSNumber? = configuration.underAgeOfConsent
  }
  let _: GADAdSize = banner.adSize
  let _: [GADAdLoaderOptions] = native.options
  let _: [GADMediationCredentials] = server.credentials
  let signalsConfiguration: GADRTBMediationSignalsConfiguration = signals.configuration
  let _: [GADMediationCredentials] = signalsConfiguration.credentials
  let _: GADAdSize = signals.adSize
  let _: (any GADAdNetworkExtras)? = signals.extras
}

func prefixedEvents(
  _ any: any GADMediationAdEventDelegate,
  _ banner: any GADMediationBannerAdEventDelegate,
  _ interstitial: any GADMediationInterstitialAdEventDelegate,
  _ rewarded: any GADMediationRewardedAdEventDelegate,
  _ native: any GADMediationNativeAdEventDelegate,
  _ appOpen: any GADMediationAppOpenAdEventDelegate,
  error: NSError
) {
  let all: [any GADMediationAdEventDelegate] = [any, banner, interstitial, rewarded, native, appOpen]
  for delegate in all {
    delegate.reportImpression()
    delegate.reportClick()
    delegate.willPresentFullScreenView()
    delegate.didFailToPresentWithError(error)
    delegate.willDismissFullScreenView()
    delegate.didDismissFullScreenView()
  }
  banner.willBackgroundApplication()
  interstitial.willBackgroundApplication()
  rewarded.didRewardUser()
  rewarded.didRewardUser(with: GADAdReward(type: "coins", amount: 1))
  rewarded.didStartVideo()
  rewarded.didEndVideo()
  native.didPlayVideo()
  native.didPauseVideo()
  native.didEndVideo()
  native.didMuteVideo()
  native.didUnmuteVideo()
  native.willBackgroundApplication()
}

func prefixedValues(_ reward: GADAdReward, _ request: any GADMediationAdRequest) {
  let _: (String, NSDecimalNumber) = (reward.type, reward.amount)
  let _: [GADAdFormat] = [.banner, .interstitial, .rewarded, .native, .rewardedInterstitial, .appOpen]
  var version = GADVersionNumber()
  version.majorVersion = 1
  version.minorVersion = 2
  version.patchVersion = 3
  let _: String = GADGetStringFromVersionNumber(version)
  let _: [AnyHashable: Any]? = request.credentials()
  let _: Bool = request.testMode()

  let ads = GADMobileAds.shared
  let _: GADVersionNumber = ads.versionNumber
  let _: Int = GADMobileAds.version()
  ads.isApplicationMuted = true
  ads.applicationVolume = 0.5
  let configuration: GADRequestConfiguration = ads.requestConfiguration
  configuration.tagForChildDirectedTreatment = true
  configuration.tagForUnderAgeOfConsent = NSNumber(value: false)
  configuration.ageRestrictedTreatment = GADAgeRestrictedTreatment.child
  let _: [GADAgeRestrictedTreatment] = [.unspecified, .child, .teen]
  configuration.maxAdContentRating = GADMaxAdContentRating.general
  let _: [GADMaxAdContentRating] = [.general, .parentalGuidance, .teen, .matureAudience]
  configuration.testDeviceIdentifiers = ["device"]
}

func prefixedSizes(_ size: GADAdSize) {
  let sizes: [GADAdSize] = [
    GADAdSizeBanner, GADAdSizeLargeBanner, GADAdSizeMediumRectangle, GADAdSizeFullBanner,
    GADAdSizeLeaderboard, GADAdSizeSkyscraper,
    GADAdSizeFluid, GADAdSizeInvalid,
    GADPortraitAnchoredAdaptiveBannerAdSizeWithWidth(320),
    GADLandscapeAnchoredAdaptiveBannerAdSizeWithWidth(320),
    GADCurrentOrientationAnchoredAdaptiveBannerAdSizeWithWidth(320),
    GADLargePortraitAnchoredAdaptiveBannerAdSizeWithWidth(320),
    GADLargeLandscapeAnchoredAdaptiveBannerAdSizeWithWidth(320),
    GADLargeAnchoredAdaptiveBannerAdSizeWithWidth(320),
    GADPortraitInlineAdaptiveBannerAdSizeWithWidth(320), GADLandscapeInlineAdaptiveBannerAdSizeWithWidth(320),
    GADCurrentOrientationInlineAdaptiveBannerAdSizeWithWidth(320),
    GADInlineAdaptiveBannerAdSizeWithWidthAndMaxHeight(320, 100),
    GADAdSizeFullWidthPortraitWithHeight(50), GADAdSizeFullWidthLandscapeWithHeight(50),
    GADAdSizeFromCGSize(size.size),
  ]
  let values: [NSValue] = sizes.map { NSValueFromGADAdSize($0) }
  let closest: GADAdSize = GADClosestValidSizeForAdSizes(size, values)
  let _: GADAdSize = GADAdSizeFromNSValue(values[0])
  let _: Bool = IsGADAdSizeValid(closest)
  let _: Bool = GADAdSizeEqualToSize(size, closest)
  let _: Bool = GADAdSizeIsFluid(size)
  let _: CGSize = CGSizeFromGADAdSize(size)
  let _: String = NSStringFromGADAdSize(size)
  let _: UInt = size.flags
}

@MainActor
func prefixedPublisher(_ controller: UIViewController, request: GADRequest) async throws {
  let banner = GADBannerView(adSize: GADAdSizeBanner)
  banner.adUnitID = "unit"
  banner.rootViewController = controller
  banner.adSize = GADAdSizeLeaderboard
  banner.load(request)
  let _: GADResponseInfo? = banner.responseInfo
  let delegate: (any GADBannerViewDelegate)? = banner.delegate
  delegate?.bannerViewDidReceiveAd(banner)

  let interstitial = try await GADInterstitialAd.load(with: "unit", request: request)
  let screen: any GADFullScreenPresentingAd = interstitial
  let _: (any GADFullScreenContentDelegate)? = screen.fullScreenContentDelegate
  try interstitial.canPresent(from: controller)
  interstitial.present(from: controller)
  GADRewardedAd.load(with: "unit", request: request) { ad, error in
    let _: (any Error)? = error
    let _: GADAdReward? = ad?.adReward
    ad?.present(from: controller) {}
  }
  let rewarded = try await GADRewardedInterstitialAd.load(with: "unit", request: nil)
  rewarded.present(from: nil) {}
  let appOpen = try await GADAppOpenAd.load(with: "unit", request: nil)
  appOpen.present(from: nil)
  let _: String = appOpen.adUnitID

  GADMobileAds.shared.start { status in
    let statuses: [String: GADAdapterStatus] = status.adapterStatusesByClassName
    let _: GADAdapterInitializationState? = statuses.values.first?.state
    let _: TimeInterval? = statuses.values.first?.latency
  }
  let _: GADInitializationStatus = await GADMobileAds.shared.start()
}

@MainActor
func prefixedHandlers(
  _ start: @escaping GADInitializationCompletionHandler,
  _ interstitial: @escaping GADInterstitialAdLoadCompletionHandler,
  _ rewarded: @escaping GADRewardedAdLoadCompletionHandler,
  _ rewardedInterstitial: @escaping GADRewardedInterstitialAdLoadCompletionHandler,
  _ appOpen: @escaping GADAppOpenAdLoadCompletionHandler,
  _ reward: @escaping GADUserDidEarnRewardHandler,
  ad: GADRewardedAd
) {
  GADMobileAds.shared.start(completionHandler: start)
  GADInterstitialAd.load(with: "unit", request: nil, completionHandler: interstitial)
  GADRewardedAd.load(with: "unit", request: nil, completionHandler: rewarded)
  GADRewardedInterstitialAd.load(with: "unit", request: nil, completionHandler: rewardedInterstitial)
  GADAppOpenAd.load(with: "unit", request: nil, completionHandler: appOpen)
  ad.present(from: nil, userDidEarnRewardHandler: reward)
}
