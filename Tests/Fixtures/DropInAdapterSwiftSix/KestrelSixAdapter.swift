import DropInNetwork
import GoogleMobileAds

/// The same adapter as its author writes it in Swift 6 mode: on the main actor, with what the host calls elsewhere
/// marked.
@MainActor
public final class KestrelSixAdapter: NSObject, @preconcurrency RTBAdapter {
  nonisolated private static let adapterVersionString = "2.7.1.4"

  private var loaders: [AnyObject] = []

  public override init() { super.init() }

  nonisolated public static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    let requestConfiguration = MobileAds.shared.requestConfiguration
    Kestrel.shared.isChildDirected =
      requestConfiguration.ageRestrictedTreatment == .child
      || requestConfiguration.tagForChildDirectedTreatment?.boolValue ?? false
    do throws(KestrelSixError) {
      let key = try appKey(from: configuration)
      Kestrel.shared.start(key: key) { error in
        Task { @MainActor in completionHandler(error) }
      }
    } catch {
      completionHandler(error)
    }
  }

  nonisolated private static func appKey(
    from configuration: MediationServerConfiguration
  ) throws(KestrelSixError) -> String {
    for credentials in configuration.credentials {
      if let key = credentials.settings["app_key"] as? String { return key }
    }
    throw .noAppKey
  }

  nonisolated public static func adapterVersion() -> VersionNumber {
    let parts = adapterVersionString.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 4 else { return VersionNumber() }
    return VersionNumber(
      majorVersion: parts[0],
      minorVersion: parts[1],
      patchVersion: parts[2] * 100 + parts[3]
    )
  }

  nonisolated public static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 2, minorVersion: 7, patchVersion: 1)
  }

  nonisolated public static func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }

  nonisolated public func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping GADRTBSignalCompletionHandler
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    Kestrel.shared.bidToken { token in
      Task { @MainActor in completionHandler(token, token == nil ? KestrelSixError.noToken : nil) }
    }
  }

  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    let loader = KestrelSixBanner(size: adConfiguration.adSize, completionHandler: completionHandler)
    loaders.append(loader)
    loader.load(payload: payload(adConfiguration))
  }

  public func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    let loader = KestrelSixInterstitial(completionHandler: completionHandler)
    loaders.append(loader)
    loader.load(payload: payload(adConfiguration))
  }

  public func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    let loader = KestrelSixRewarded(completionHandler: completionHandler)
    loaders.append(loader)
    loader.load(payload: payload(adConfiguration))
  }

  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let loader = KestrelSixNative(completionHandler: completionHandler)
    loaders.append(loader)
    loader.load(payload: payload(adConfiguration))
  }

  private func payload(_ configuration: MediationAdConfiguration) -> String {
    configuration.bidResponse ?? configuration.credentials.settings["parameter"] as? String ?? "fail"
  }
}

/// Why the adapter could not go on.
enum KestrelSixError: Error {
  case noAppKey, noToken, notReady
}
