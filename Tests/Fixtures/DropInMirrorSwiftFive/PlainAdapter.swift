import GoogleMobileAds
import UIKit

// Every requirement that an adapter for all formats can implement, under its plain name. It has to compile; nothing
// calls it.

public final class PlainAdapter: NSObject, RTBAdapter {
  public override init() { super.init() }

  public static func adapterVersion() -> VersionNumber { VersionNumber() }
  public static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 2, patchVersion: 3)
  }
  public static func networkExtrasClass() -> (any AdNetworkExtras.Type)? { PlainExtras.self }
  public static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) { completionHandler(nil) }

  public func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping GADRTBSignalCompletionHandler
  ) { completionHandler("signals", nil) }

  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) { _ = completionHandler(PlainAd(), nil) }

  public func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) { _ = completionHandler(PlainAd(), nil) }

  public func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) { _ = completionHandler(PlainAd(), nil) }

  public func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) { _ = completionHandler(PlainAd(), nil) }

  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) { _ = completionHandler(PlainAd(), nil) }

  public func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler
  ) { _ = completionHandler(PlainAd(), nil) }
}

/// Implements what has no default, and no more.
public final class PlainSmallestAdapter: NSObject, MediationAdapter {
  public override init() { super.init() }
  public static func adapterVersion() -> VersionNumber { VersionNumber() }
  public static func adSDKVersion() -> VersionNumber { VersionNumber() }
  public static func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }
}

final class PlainExtras: NSObject, AdNetworkExtras {}

/// An ad of every format.
final class PlainAd: NSObject, MediationBannerAd, MediationInterstitialAd, MediationRewardedAd,
  MediationAppOpenAd,
  MediationNativeAd
{
  var view: UIView { MainActor.assumeIsolated { UIView() } }
  func changeAdSize(to adSize: AdSize) {}
  func present(from viewController: UIViewController) {}

  var headline: String?
  var images: [NativeAdImage]?
  var body: String?
  var icon: NativeAdImage?
  var callToAction: String?
  var starRating: NSDecimalNumber?
  var store: String?
  var price: String?
  var advertiser: String?
  var extraAssets: [String: Any]?
  var adChoicesView: UIView? { nil }
  var mediaView: UIView? { nil }
  var hasVideoContent: Bool { false }
  var mediaContentAspectRatio: CGFloat { 1 }
  var duration: TimeInterval { 1 }
  var currentTime: TimeInterval { 0 }

  func handlesUserClicks() -> Bool { true }
  func handlesUserImpressions() -> Bool { true }
  func didRender(
    in view: UIView,
    clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView],
    viewController: UIViewController
  ) {}
  func didRecordImpression() {}
  func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) {}
  func didUntrackView(_ view: UIView?) {}
}
