import DropInNetwork
import GoogleMobileAds

/// An adapter for all formats, written for the Mobile Ads SDK in Swift 5 mode.
public final class KestrelAdapter: NSObject, RTBAdapter {
  static let adapterVersionString = "2.7.1.4"

  private var bannerLoader: KestrelBannerLoader?
  private var interstitialLoader: KestrelInterstitialLoader?
  private var rewardedLoader: KestrelRewardedLoader?
  private var nativeLoader: KestrelNativeLoader?

  private static var isChild: Bool {
    let configuration = MobileAds.shared.requestConfiguration
    return configuration.tagForChildDirectedTreatment?.boolValue == true
      || configuration.tagForUnderAgeOfConsent?.boolValue == true
      || configuration.ageRestrictedTreatment == .child
  }

  public static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    guard !Kestrel.shared.isStarted else {
      completionHandler(nil)
      return
    }
    Kestrel.shared.isChildDirected = isChild
    do {
      let key = try KestrelSettings.appKey(from: configuration)
      Kestrel.shared.start(key: key) { error in completionHandler(error) }
    } catch {
      completionHandler(error.toNSError())
    }
  }

  public static func adapterVersion() -> VersionNumber {
    let parts = adapterVersionString.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 4 else { return VersionNumber(majorVersion: 0, minorVersion: 0, patchVersion: 0) }
    return VersionNumber(
      majorVersion: parts[0],
      minorVersion: parts[1],
      patchVersion: parts[2] * 100 + parts[3]
    )
  }

  public static func adSDKVersion() -> VersionNumber {
    var version = VersionNumber()
    let parts = sdkVersion().components(separatedBy: ".").compactMap { Int($0) }
    if parts.count == 3 {
      version.majorVersion = parts[0]
      version.minorVersion = parts[1]
      version.patchVersion = parts[2]
    }
    return version
  }

  /// The SDK has to be asked on the main thread, which the caller waits for.
  private static func sdkVersion() -> String {
    if Thread.isMainThread { return Kestrel.shared.version }
    let semaphore = DispatchSemaphore(value: 0)
    var version = ""
    DispatchQueue.main.async {
      version = Kestrel.shared.version
      semaphore.signal()
    }
    semaphore.wait()
    return version
  }

  public static func networkExtrasClass() -> AdNetworkExtras.Type? { KestrelExtras.self }

  public func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping GADRTBSignalCompletionHandler
  ) {
    guard params.configuration.credentials.first != nil else {
      completionHandler(
        nil,
        KestrelAdapterError(code: .noCredentials, description: "No credentials.").toNSError()
      )
      return
    }
    Kestrel.shared.bidToken { token in
      Task { @MainActor in completionHandler(token, nil) }
    }
  }

  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    nonisolated(unsafe) let adConfiguration = adConfiguration
    nonisolated(unsafe) let nonisolatedSelf = self
    DispatchQueue.main.async {
      nonisolatedSelf.bannerLoader = KestrelBannerLoader(
        adConfiguration: adConfiguration,
        loadCompletionHandler: completionHandler
      )
      nonisolatedSelf.bannerLoader?.loadAd()
    }
  }

  public func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    interstitialLoader = KestrelInterstitialLoader(
      adConfiguration: adConfiguration,
      loadCompletionHandler: completionHandler
    )
    interstitialLoader?.loadAd()
  }

  public func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    rewardedLoader = KestrelRewardedLoader(
      adConfiguration: adConfiguration,
      loadCompletionHandler: completionHandler
    )
    rewardedLoader?.loadAd()
  }

  public func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    loadRewardedAd(for: adConfiguration, completionHandler: completionHandler)
  }

  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    nativeLoader = KestrelNativeLoader(
      adConfiguration: adConfiguration,
      loadCompletionHandler: completionHandler
    )
    nativeLoader?.loadAd()
  }
}

/// What publishers can add to a request.
public final class KestrelExtras: NSObject, AdNetworkExtras {
  public var placement: String?
}
