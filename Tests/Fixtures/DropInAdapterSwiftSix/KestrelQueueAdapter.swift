import DropInNetwork
import GoogleMobileAds

/// The adapter of Swift 5 mode, moved to Swift 6 mode with as little change as possible: it stays off the main actor,
/// and says so where the compiler cannot follow. Its loaders are the same files.
public final class KestrelQueueAdapter: NSObject, RTBAdapter {
  private var bannerLoader: KestrelBannerLoader?
  private var interstitialLoader: KestrelInterstitialLoader?
  private var nativeLoader: KestrelNativeLoader?

  public override init() { super.init() }

  public static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    do {
      let key = try KestrelSettings.appKey(from: configuration)
      Kestrel.shared.start(key: key) { error in completionHandler(error) }
    } catch {
      completionHandler(error.toNSError())
    }
  }

  public static func adapterVersion() -> VersionNumber {
    let parts = "2.7.1.4".components(separatedBy: ".").compactMap { Int($0) }
    guard parts.count == 4 else { return VersionNumber(majorVersion: 0, minorVersion: 0, patchVersion: 0) }
    return VersionNumber(
      majorVersion: parts[0],
      minorVersion: parts[1],
      patchVersion: parts[2] * 100 + parts[3]
    )
  }

  public static func adSDKVersion() -> VersionNumber {
    let parts = sdkVersion().split(separator: ".").compactMap { Int($0) }
    guard parts.count == 3 else { return VersionNumber() }
    return VersionNumber(majorVersion: parts[0], minorVersion: parts[1], patchVersion: parts[2])
  }

  private static func sdkVersion() -> String {
    guard !Thread.isMainThread else { return Kestrel.shared.version }
    let semaphore = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var version = ""
    DispatchQueue.main.async {
      version = Kestrel.shared.version
      semaphore.signal()
    }
    semaphore.wait()
    return version
  }

  public static func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }

  public func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping GADRTBSignalCompletionHandler
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    Kestrel.shared.bidToken { token in
      Task { @MainActor in completionHandler(token, nil) }
    }
  }

  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    nonisolated(unsafe) let adConfiguration = adConfiguration
    nonisolated(unsafe) let completionHandler = completionHandler
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
