import GoogleMobileAds
import UIKit

// Every member that an adapter can read or call, under its plain name. It has to compile; nothing calls it.

@MainActor
func plainConfigurations(
  _ banner: MediationBannerAdConfiguration,
  _ interstitial: MediationInterstitialAdConfiguration,
  _ rewarded: MediationRewardedAdConfiguration,
  _ native: MediationNativeAdConfiguration,
  _ appOpen: MediationAppOpenAdConfiguration,
  _ server: MediationServerConfiguration,
  _ signals: RTBRequestParameters
) {
  let all: [MediationAdConfiguration] = [banner, interstitial, rewarded, native, appOpen]
  for configuration in all {
    let _: String? = configuration.bidResponse
    let _: Data? = configuration.watermark
    let credentials: MediationCredentials = configuration.credentials
    let _: String? = credentials.settings[GADCustomEventParametersServer] as? String
    let _: AdFormat = credentials.format
    let _: (any AdNetworkExtras)? = configuration.extras
    let _: UIViewController? = configuration.topViewController
    let _: Bool = configuration.isTestRequest
    let _: NSNumber? = configuration.childDirectedTreatment
    let _: NSNumber? = configuration.underAgeOfConsent
  }
  let _: AdSize = banner.adSize
  let _: [GADAdLoaderOptions] = native.options
  let _: [MediationCredentials] = server.credentials
  let signalsConfiguration: RTBMediationSignalsConfiguration = signals.configuration
  let _: [MediationCredentials] = signalsConfiguration.credentials
  let _: AdSize = signals.adSize
  let _: (any AdNetworkExtras)? = signals.extras
}

func plainEvents(
  _ any: any MediationAdEventDelegate,
  _ banner: any MediationBannerAdEventDelegate,
  _ interstitial: any MediationInterstitialAdEventDelegate,
  _ rewarded: any MediationRewardedAdEventDelegate,
  _ native: any MediationNativeAdEventDelegate,
  _ appOpen: any MediationAppOpenAdEventDelegate,
  error: NSError
) {
  let all: [any MediationAdEventDelegate] = [any, banner, interstitial, rewarded, native, appOpen]
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
  rewarded.didRewardUser(with: AdReward(type: "coins", amount: 1))
  rewarded.didStartVideo()
  rewarded.didEndVideo()
  native.didPlayVideo()
  native.didPauseVideo()
  native.didEndVideo()
  native.didMuteVideo()
  native.didUnmuteVideo()
  native.willBackgroundApplication()
}

func plainValues(_ reward: AdReward, _ request: any MediationAdRequest) {
  let _: (String, NSDecimalNumber) = (reward.type, reward.amount)
  let _: [AdFormat] = [.banner, .interstitial, .rewarded, .native, .rewardedInterstitial, .appOpen]
  var version = VersionNumber()
  version.majorVersion = 1
  version.minorVersion = 2
  version.patchVersion = 3
  let _: String = string(for: version)
  let _: [AnyHashable: Any]? = request.credentials()
  let _: Bool = request.testMode()

  let ads = MobileAds.shared
  let _: VersionNumber = ads.versionNumber
  let _: Int = MobileAds.version()
  ads.isApplicationMuted = true
  ads.applicationVolume = 0.5
  let configuration: RequestConfiguration = ads.requestConfiguration
  configuration.tagForChildDirectedTreatment = true
  configuration.tagForUnderAgeOfConsent = NSNumber(value: false)
  configuration.ageRestrictedTreatment = AgeRestrictedTreatment.child
  let _: [AgeRestrictedTreatment] = [.unspecified, .child, .teen]
  configuration.maxAdContentRating = GADMaxAdContentRating.general
  let _: [GADMaxAdContentRating] = [.general, .parentalGuidance, .teen, .matureAudience]
  configuration.testDeviceIdentifiers = ["device"]
}

func plainSizes(_ size: AdSize) {
  let sizes: [AdSize] = [
    AdSizeBanner, AdSizeLargeBanner, AdSizeMediumRectangle, AdSizeFullBanner, AdSizeLeaderboard,
    AdSizeSkyscraper,
    AdSizeFluid, AdSizeInvalid,
    portraitAnchoredAdaptiveBanner(width: 320), landscapeAnchoredAdaptiveBanner(width: 320),
    currentOrientationAnchoredAdaptiveBanner(width: 320),
    largePortraitAnchoredAdaptiveBanner(width: 320), largeLandscapeAnchoredAdaptiveBanner(width: 320),
    largeAnchoredAdaptiveBanner(width: 320),
    portraitInlineAdaptiveBanner(width: 320), landscapeInlineAdaptiveBanner(width: 320),
    currentOrientationInlineAdaptiveBanner(width: 320), inlineAdaptiveBanner(width: 320, maxHeight: 100),
    fullWidthPortrait(height: 50), fullWidthLandscape(height: 50),
    adSizeFor(cgSize: size.size),
  ]
  let values: [NSValue] = sizes.map { nsValue(for: $0) }
  let closest: AdSize = closestValidSizeForAdSizes(original: size, possibleAdSizes: values)
  let _: AdSize = adSizeFor(nsValue: values[0])
  let _: Bool = isAdSizeValid(size: closest)
  let _: Bool = isAdSizeEqualToSize(size1: size, size2: closest)
  let _: Bool = isAdSizeFluid(size: size)
  let _: CGSize = cgSize(for: size)
  let _: String = string(for: size)
  let _: UInt = size.flags
}

@MainActor
func plainScreens() {
  for case let scene as UIWindowScene in UIApplication.shared.connectedScenes
  where scene.activationState == .foregroundActive {
    let _: UIWindow? = scene.windows.first { $0.isKeyWindow }
    let _: UIWindow? = scene.keyWindow
    let _: UIViewController? = scene.windows.first?.rootViewController?.presentedViewController
    let _: CGRect = scene.screen.bounds
    let _: Bool = scene.interfaceOrientation.isPortrait
  }
  let _: UIWindowScene? = UIApplication.shared.keyWindow?.windowScene
  let _: [UIWindow] = UIApplication.shared.windows
  let _: Bool = UIDevice.current.userInterfaceIdiom == .pad
}

@MainActor
func plainPublisher(_ controller: UIViewController, request: Request) async throws {
  let banner = BannerView(adSize: AdSizeBanner)
  banner.adUnitID = "unit"
  banner.rootViewController = controller
  banner.adSize = AdSizeLeaderboard
  banner.load(request)
  let _: ResponseInfo? = banner.responseInfo
  let delegate: (any BannerViewDelegate)? = banner.delegate
  delegate?.bannerViewDidReceiveAd(banner)

  let interstitial = try await InterstitialAd.load(with: "unit", request: request)
  let screen: any FullScreenPresentingAd = interstitial
  let _: (any FullScreenContentDelegate)? = screen.fullScreenContentDelegate
  try interstitial.canPresent(from: controller)
  interstitial.present(from: controller)
  RewardedAd.load(with: "unit", request: request) { ad, error in
    let _: (any Error)? = error
    let _: AdReward? = ad?.adReward
    ad?.present(from: controller) {}
  }
  let rewarded = try await RewardedInterstitialAd.load(with: "unit", request: nil)
  rewarded.present(from: nil) {}
  let appOpen = try await AppOpenAd.load(with: "unit", request: nil)
  appOpen.present(from: nil)
  let _: String = appOpen.adUnitID

  MobileAds.shared.start { status in
    let statuses: [String: AdapterStatus] = status.adapterStatusesByClassName
    let _: AdapterInitializationState? = statuses.values.first?.state
    let _: TimeInterval? = statuses.values.first?.latency
  }
  let _: InitializationStatus = await MobileAds.shared.start()
}
