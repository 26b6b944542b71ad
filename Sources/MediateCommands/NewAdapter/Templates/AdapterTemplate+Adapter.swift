extension AdapterTemplate {
  /// The adapter.
  static let adapter = #"""
    import AcmeSDK
    import GoogleMobileAds

    /// Loads ads from Acme. *Class Name* is `AcmeAdapter.AcmeAdapter`, *Parameter* the placement.
    ///
    /// The Mobile Ads SDK makes an instance for each load and keeps it for as long as its ad.
    @MainActor
    @if bidding@
    public final class AcmeAdapter: NSObject, @preconcurrency RTBAdapter {
    @else@
    public final class AcmeAdapter: NSObject, @preconcurrency MediationAdapter {
    @end@
      private var ad: (any MediationAd)?

      public override init() { super.init() }

      // MARK: Set-up, on any thread

      nonisolated public static func adapterVersion() -> VersionNumber {
        VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
      }

      nonisolated public static func adSDKVersion() -> VersionNumber {
        let parts = AcmeAds.version.split(separator: ".").compactMap { Int($0) }
        guard parts.count == 3 else { return VersionNumber() }
        return VersionNumber(majorVersion: parts[0], minorVersion: parts[1], patchVersion: parts[2])
      }

      nonisolated public static func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }

      nonisolated public static func setUp(
        with configuration: MediationServerConfiguration,
        completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
      ) {
        // The Mobile Ads SDK accepts the call from any thread.
        nonisolated(unsafe) let completionHandler = completionHandler
        AcmeAds.start(placement: configuration.credentials.first?.acmePlacement) { error in
          completionHandler(error)
        }
      }
    @if bidding@

      // MARK: Bidding, on any thread

      nonisolated public func collectSignals(
        for params: RTBRequestParameters,
        completionHandler: @escaping GADRTBSignalCompletionHandler
      ) {
        // The Mobile Ads SDK accepts the call from any thread.
        nonisolated(unsafe) let completionHandler = completionHandler
        AcmeAds.collectSignals(placement: params.configuration.credentials.first?.acmePlacement) { result in
          switch result {
          case .success(let signals): completionHandler(signals, nil)
          case .failure(let error): completionHandler(nil, error)
          }
        }
      }
    @end@

      // MARK: Loading
    @if native@

      public func loadNativeAd(
        for adConfiguration: MediationNativeAdConfiguration,
        completionHandler: @escaping GADMediationNativeLoadCompletionHandler
      ) {
        let nativeAd = AcmeMediationNativeAd(adConfiguration)
        ad = nativeAd
        nativeAd.load(adConfiguration, completionHandler: completionHandler)
      }
    @end@
    @if banner@

      public func loadBanner(
        for adConfiguration: MediationBannerAdConfiguration,
        completionHandler: @escaping GADMediationBannerLoadCompletionHandler
      ) {
        let bannerAd = AcmeMediationBannerAd(adConfiguration)
        ad = bannerAd
        bannerAd.load(adConfiguration, completionHandler: completionHandler)
      }
    @end@
    @if interstitial@

      public func loadInterstitial(
        for adConfiguration: MediationInterstitialAdConfiguration,
        completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
      ) {
        let interstitialAd = AcmeMediationInterstitialAd(adConfiguration)
        ad = interstitialAd
        interstitialAd.load(adConfiguration, completionHandler: completionHandler)
      }
    @end@
    @if rewarded@

      public func loadRewardedAd(
        for adConfiguration: MediationRewardedAdConfiguration,
        completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
      ) {
        let rewardedAd = AcmeMediationRewardedAd(adConfiguration)
        ad = rewardedAd
        rewardedAd.load(adConfiguration, completionHandler: completionHandler)
      }
    @end@
    @if rewardedInterstitial@

      public func loadRewardedInterstitialAd(
        for adConfiguration: MediationRewardedAdConfiguration,
        completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
      ) {
        let rewardedInterstitialAd = AcmeMediationRewardedInterstitialAd(adConfiguration)
        ad = rewardedInterstitialAd
        rewardedInterstitialAd.load(adConfiguration, completionHandler: completionHandler)
      }
    @end@
    @if appOpen@

      public func loadAppOpenAd(
        for adConfiguration: MediationAppOpenAdConfiguration,
        completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler
      ) {
        let appOpenAd = AcmeMediationAppOpenAd(adConfiguration)
        ad = appOpenAd
        appOpenAd.load(adConfiguration, completionHandler: completionHandler)
      }
    @end@
    }

    """#

  /// The custom event.
  static let customEvent = #"""
    import AcmeSDK
    import GoogleMobileAds
    import UIKit

    /// Loads native ads from Acme. *Class Name* is `AcmeAdapter.AcmeCustomEvent`, *Parameter* the placement.
    @MainActor
    public final class AcmeCustomEvent: NSObject, @preconcurrency CustomEventNativeAd {
      public weak var delegate: (any CustomEventNativeAdDelegate)?

      private var nativeAd: AcmeMediationNativeAd?

      public override init() { super.init() }

      public func request(
        withParameter serverParameter: String,
        request: CustomEventRequest,
        adTypes: [Any],
        options: [Any],
        rootViewController: UIViewController
      ) {
        guard adTypes.contains(where: { $0 as? AdLoaderAdType == .native }) else {
          return fail(with: Self.unsupportedAdType)
        }
        let nativeAd = AcmeMediationNativeAd(placement: serverParameter)
        self.nativeAd = nativeAd
        AcmeAds.apply(isTest: request.isTesting)
        nativeAd.load(AcmeNativeOptions(options)) { [weak self] error in
          guard let self, let nativeAd = self.nativeAd else { return }
          if let error { return fail(with: error) }
          delegate?.customEventNativeAd(self, didReceive: nativeAd)
        }
      }

      // Acme counts, by the view of the ad.
      public func handlesUserImpressions() -> Bool { true }
      public func handlesUserClicks() -> Bool { true }

      private func fail(with error: any Error) {
        delegate?.customEventNativeAd(self, didFailToLoadWithError: error)
      }

      private static let unsupportedAdType = NSError(
        domain: "AcmeAdapter",
        code: 101,
        userInfo: [NSLocalizedDescriptionKey: "Acme has native ads only."]
      )
    }

    """#

  /// What the app says, in the network's terms.
  static let configuration = #"""
    import AcmeSDK
    import GoogleMobileAds

    extension AcmeAds {
      /// Tells Acme whether the next load is a test, and how to treat the user.
      @MainActor
      static func apply(isTest: Bool) {
        isTestMode = isTest
        let configuration = MobileAds.shared.requestConfiguration
        isChildDirected = configuration.tagForChildDirectedTreatment?.boolValue
        isUnderAgeOfConsent = configuration.tagForUnderAgeOfConsent?.boolValue
      }
    }
    @if adapter@

    extension MediationCredentials {
      /// The placement at Acme.
      var acmePlacement: String? { settings["parameter"] as? String }
    }
    @end@

    """#
}
