extension AdapterTemplate {
  /// The adapter.
  static let adapter = #"""
    import AcmeSDK
    import GoogleMobileAds

    /// Loads ads from Acme. *Class Name* is `AcmeAdapter.AcmeAdapter`, @PARAMETERS@.
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
        let parts = @ADSTYPE@.sdkVersion.split(separator: ".").compactMap { Int($0) }
        guard parts.count == 3 else { return VersionNumber() }
        return VersionNumber(majorVersion: parts[0], minorVersion: parts[1], patchVersion: parts[2])
      }

      nonisolated public static func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }

      nonisolated public static func setUp(
        with configuration: MediationServerConfiguration,
        completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
      ) {
    @if setUp@
    @if appKey@
        guard let appKey = configuration.credentials.lazy.compactMap(\.acmeAppKey).first else {
          return completionHandler(AcmeAdapterError.noAppKey)
        }@OTHERGUARDS@
    @end@
        // The Mobile Ads SDK accepts the call from any thread.
        nonisolated(unsafe) let completionHandler = completionHandler
    @if appKey@
        @ADS@.start(@KEYLABEL@: appKey@OTHERARGUMENTS@) { _, error in
    @else@
        @ADS@.start(@LABEL@: configuration.credentials.first?.acmePlacement) { _, error in
    @end@
          completionHandler(error)
        }
    @else@
        completionHandler(nil)
    @end@
      }
    @if bidding@

      // MARK: Bidding, on any thread

      nonisolated public func collectSignals(
        for params: RTBRequestParameters,
        completionHandler: @escaping GADRTBSignalCompletionHandler
      ) {
    @if token@
        // No token, no bid.
        completionHandler(@ADS@.bidToken() ?? "", nil)
    @else@
        // The Mobile Ads SDK accepts the call from any thread.
        nonisolated(unsafe) let completionHandler = completionHandler
        let placement = params.configuration.credentials.first?.acmePlacement
        @ADS@.collectSignals(@LABEL@: placement) { signals, error in
          completionHandler(signals, error)
        }
    @end@
      }
    @end@

      // MARK: Loading
    @if native@

      public func loadNativeAd(
        for adConfiguration: MediationNativeAdConfiguration,
        completionHandler: @escaping GADMediationNativeLoadCompletionHandler
      ) {
    @if settings@
        guard let placement = requirePlacement(of: adConfiguration, orFail: completionHandler) else { return }
        let nativeAd = AcmeMediationNativeAd(placement: placement)
    @else@
        let nativeAd = AcmeMediationNativeAd(adConfiguration)
    @end@
        ad = nativeAd
        nativeAd.load(adConfiguration, completionHandler: completionHandler)
      }
    @end@
    @if banner@

      public func loadBanner(
        for adConfiguration: MediationBannerAdConfiguration,
        completionHandler: @escaping GADMediationBannerLoadCompletionHandler
      ) {
    @if settings@
        guard let placement = requirePlacement(of: adConfiguration, orFail: completionHandler) else { return }
    @if bannerSizes@
        let bannerAd = AcmeMediationBannerAd(placement: placement, size: adConfiguration.adSize.size)
    @else@
        let bannerAd = AcmeMediationBannerAd(placement: placement)
    @end@
    @else@
        let bannerAd = AcmeMediationBannerAd(adConfiguration)
    @end@
        ad = bannerAd
        bannerAd.load(adConfiguration, completionHandler: completionHandler)
      }
    @end@
    @if interstitial@

      public func loadInterstitial(
        for adConfiguration: MediationInterstitialAdConfiguration,
        completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
      ) {
    @if settings@
        guard let placement = requirePlacement(of: adConfiguration, orFail: completionHandler) else { return }
        let interstitialAd = AcmeMediationInterstitialAd(placement: placement)
    @else@
        let interstitialAd = AcmeMediationInterstitialAd(adConfiguration)
    @end@
        ad = interstitialAd
        interstitialAd.load(adConfiguration, completionHandler: completionHandler)
      }
    @end@
    @if rewarded@

      public func loadRewardedAd(
        for adConfiguration: MediationRewardedAdConfiguration,
        completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
      ) {
    @if settings@
        guard let placement = requirePlacement(of: adConfiguration, orFail: completionHandler) else { return }
        let rewardedAd = AcmeMediationRewardedAd(placement: placement)
    @else@
        let rewardedAd = AcmeMediationRewardedAd(adConfiguration)
    @end@
        ad = rewardedAd
        rewardedAd.load(adConfiguration, completionHandler: completionHandler)
      }
    @end@
    @if rewardedInterstitial@

      public func loadRewardedInterstitialAd(
        for adConfiguration: MediationRewardedAdConfiguration,
        completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
      ) {
    @if settings@
        guard let placement = requirePlacement(of: adConfiguration, orFail: completionHandler) else { return }
        let rewardedInterstitialAd = AcmeMediationRewardedInterstitialAd(placement: placement)
    @else@
        let rewardedInterstitialAd = AcmeMediationRewardedInterstitialAd(adConfiguration)
    @end@
        ad = rewardedInterstitialAd
        rewardedInterstitialAd.load(adConfiguration, completionHandler: completionHandler)
      }
    @end@
    @if appOpen@

      public func loadAppOpenAd(
        for adConfiguration: MediationAppOpenAdConfiguration,
        completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler
      ) {
    @if settings@
        guard let placement = requirePlacement(of: adConfiguration, orFail: completionHandler) else { return }
        let appOpenAd = AcmeMediationAppOpenAd(placement: placement)
    @else@
        let appOpenAd = AcmeMediationAppOpenAd(adConfiguration)
    @end@
        ad = appOpenAd
        appOpenAd.load(adConfiguration, completionHandler: completionHandler)
      }
    @end@
    @if settings@

      /// The placement of a load. Fails the load and returns nil if the setting is missing or invalid.
      private func requirePlacement<Ad, Delegate>(
        of adConfiguration: MediationAdConfiguration,
        orFail completionHandler: (Ad?, (any Error)?) -> Delegate?
      ) -> @PLACEMENTTYPE@? {
        if let placement = adConfiguration.credentials.acmePlacement { return placement }
        _ = completionHandler(nil, AcmeAdapterError.noPlacement)
        return nil
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
    @if testRequests@
        @ADS@.apply(isTest: request.isTesting)
    @else@
    @if childDirectedTreatment underAgeOfConsent@
        @ADS@.applyConfiguration()
    @end@
    @end@
    @if nativeOptions downloads@
        nativeAd.load(options) { [weak self] error in
    @else@
        nativeAd.load { [weak self] error in
    @end@
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
    @if childDirectedTreatment underAgeOfConsent@
    import GoogleMobileAds
    @end@

    extension @ADSTYPE@ {
    @if testRequests@
    @if childDirectedTreatment underAgeOfConsent@
      /// Tells Acme whether the next load is a test, and how to treat the user.
    @else@
      /// Tells Acme whether the next load is a test.
    @end@
      @MainActor
      @STATIC@func apply(isTest: Bool) {
        isTestMode = isTest
    @else@
      /// Tells Acme how to treat the user.
      @MainActor
      @STATIC@func applyConfiguration() {
    @end@
    @if childDirectedTreatment underAgeOfConsent@
        let configuration = MobileAds.shared.requestConfiguration
    @end@
    @if childDirectedTreatment@
        isChildDirected = configuration.tagForChildDirectedTreatment?.boolValue
    @end@
    @if underAgeOfConsent@
        isUnderAgeOfConsent = configuration.tagForUnderAgeOfConsent?.boolValue
    @end@
      }
    }

    """#

  /// The adapter's own errors.
  static let adapterError = #"""
    import Foundation

    /// Why the adapter does not call Acme: the mediation account lacks a setting.
    enum AcmeAdapterError: Int, CustomNSError, LocalizedError {
    @if appKey@
      case noAppKey = 101
    @end@
      case noPlacement = 102@OTHERCASES@

      static let errorDomain = "AcmeAdapter"

      var errorDescription: String? {
        switch self {
    @if appKey@
        case .noAppKey: "The setting @KEY@ is missing from the mediation account."@OTHERDESCRIPTIONS@
    @end@
    @if numericPlacement@
        case .noPlacement: "The setting @PLACEMENT@ is missing from the mediation account, or is not a number."
    @else@
        case .noPlacement: "The setting @PLACEMENT@ is missing from the mediation account."
    @end@
        }
      }
    }

    """#

  /// What the mediation account says.
  static let credentials = #"""
    import GoogleMobileAds

    extension MediationCredentials {
    @if appKey@
      /// The app's key at Acme; nil if it is missing or empty.
      var acmeAppKey: String? { acmeSetting("@KEY@") }@OTHERCREDENTIALS@

    @end@
    @if settings@
    @if numericPlacement@
      /// The placement at Acme; nil if it is missing or not a number.
      var acmePlacement: Int? { acmeSetting("@PLACEMENT@").flatMap { Int($0) } }
    @else@
      /// The placement at Acme; nil if it is missing or empty.
      var acmePlacement: String? { acmeSetting("@PLACEMENT@") }
    @end@

      private func acmeSetting(_ name: String) -> String? {
        guard let value = settings[name] as? String, !value.isEmpty else { return nil }
        return value
      }
    @else@
      /// The placement at Acme.
      var acmePlacement: String? { settings["@PLACEMENT@"] as? String }
    @end@
    }

    """#

  /// Tells the network what the app says, in a load of a mediation adapter.
  static let apply = #"""
    @if testRequests@
        @ADS@.apply(isTest: adConfiguration.isTestRequest)
    @else@
    @if childDirectedTreatment underAgeOfConsent@
        @ADS@.applyConfiguration()
    @end@
    @end@

    """#

  /// Loads the ad of a mediation adapter.
  static let load = #"""
    @if watermark@
        @LOADER@.watermark = adConfiguration.watermark
    @end@
    @if bidding@
    @if waterfall@
        if let bidResponse = adConfiguration.bidResponse {
          @LOADER@.load(bidResponse: bidResponse)
        } else {
          @LOADER@.load()
        }
    @else@
        @LOADER@.load(bidResponse: adConfiguration.bidResponse ?? "")
    @end@
    @else@
        @LOADER@.load()
    @end@

    """#
}
