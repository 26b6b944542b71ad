import AdMediation
import Foundation
import SampleSDK

/// Loads ads of all formats from the sample network, in a waterfall or for a bid.
///
/// The mediation SDK makes an instance for each load and keeps it for as long as its ad.
@MainActor
public final class SampleMediationAdapter: NSObject, @preconcurrency RTBAdapter {
  private var bannerAdLoader: SampleBannerAdLoader?
  private var interstitialAdLoader: SampleInterstitialAdLoader?
  private var rewardedAdLoader: SampleRewardedAdLoader?
  private var nativeAdLoader: SampleUnifiedNativeAdLoader?
  private var appOpenAdLoader: SampleAppOpenAdLoader?

  public override init() {
    super.init()
  }

  // MARK: Set-up

  public nonisolated static func adapterVersion() -> VersionNumber {
    VersionNumber(SampleMediationConstants.adapterVersion)
  }

  public nonisolated static func adSDKVersion() -> VersionNumber {
    VersionNumber(SampleAds.version)
  }

  public nonisolated static func networkExtrasClass() -> (any AdNetworkExtras.Type)? {
    SampleMediationExtras.self
  }

  public nonisolated static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    // The mediation SDK accepts the call from any thread.
    nonisolated(unsafe) let completionHandler = completionHandler
    SampleAds.initialize(adUnitIDs: configuration.credentials.compactMap(\.sampleAdUnitID)) { error in
      completionHandler(error.map(NSError.init(sampleError:)))
    }
  }

  // MARK: Bidding

  public nonisolated func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping RTBSignalCompletionHandler
  ) {
    let credentials = params.configuration.credentials
    guard let format = credentials.first?.format else {
      return completionHandler(nil, NSError(sampleError: SampleErrorCode.badRequest))
    }
    SampleBidder.collectSignals(
      forUnits: credentials.compactMap(\.sampleAdUnitID),
      format: SampleAdFormat(format),
      bannerSize: format == .banner ? SampleBannerSize(params.adSize.size) : nil
    ) { result in
      switch result {
      case .success(let signals): completionHandler(signals, nil)
      case .failure(let errorCode): completionHandler(nil, NSError(sampleError: errorCode))
      }
    }
  }

  // MARK: Loading

  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping MediationBannerLoadCompletionHandler
  ) {
    bannerAdLoader = SampleBannerAdLoader(
      adConfiguration: adConfiguration,
      completionHandler: completionHandler
    )
    bannerAdLoader?.loadAd()
  }

  public func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping MediationInterstitialLoadCompletionHandler
  ) {
    interstitialAdLoader = SampleInterstitialAdLoader(
      adConfiguration: adConfiguration,
      completionHandler: completionHandler
    )
    interstitialAdLoader?.loadAd()
  }

  public func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping MediationRewardedLoadCompletionHandler
  ) {
    rewardedAdLoader = SampleRewardedAdLoader(
      rewardedAd: SampleRewardedAd(),
      adConfiguration: adConfiguration,
      completionHandler: completionHandler
    )
    rewardedAdLoader?.loadAd()
  }

  public func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping MediationRewardedLoadCompletionHandler
  ) {
    // Rewarded interstitials are rewarded ads with ad units of their own.
    rewardedAdLoader = SampleRewardedAdLoader(
      rewardedAd: SampleRewardedAd(isInterstitial: true),
      adConfiguration: adConfiguration,
      completionHandler: completionHandler
    )
    rewardedAdLoader?.loadAd()
  }

  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping MediationNativeLoadCompletionHandler
  ) {
    nativeAdLoader = SampleUnifiedNativeAdLoader(
      adConfiguration: adConfiguration,
      completionHandler: completionHandler
    )
    nativeAdLoader?.loadAd()
  }

  public func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping MediationAppOpenLoadCompletionHandler
  ) {
    appOpenAdLoader = SampleAppOpenAdLoader(
      adConfiguration: adConfiguration,
      completionHandler: completionHandler
    )
    appOpenAdLoader?.loadAd()
  }
}

extension VersionNumber {
  /// A version of three parts, or of four, of which the last two make up the patch version.
  init(_ version: String) {
    let parts = version.split(separator: ".").compactMap { Int($0) }
    guard parts.count >= 3 else {
      self.init()
      return
    }
    let patchVersion = parts.count > 3 ? parts[2] * 100 + parts[3] : parts[2]
    self.init(majorVersion: parts[0], minorVersion: parts[1], patchVersion: patchVersion)
  }
}

extension SampleAdFormat {
  fileprivate init(_ format: AdFormat) {
    switch format {
    case .banner: self = .banner
    case .interstitial: self = .interstitial
    case .rewarded: self = .rewarded
    case .rewardedInterstitial: self = .rewardedInterstitial
    case .native: self = .native
    case .appOpen: self = .appOpen
    }
  }
}
