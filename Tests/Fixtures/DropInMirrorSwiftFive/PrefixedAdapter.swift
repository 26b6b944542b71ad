import GoogleMobileAds
import UIKit

// Every requirement that an adapter for all formats can implement, under its prefixed name. It has to compile; nothing
// calls it.

public final class PrefixedAdapter: NSObject, GADRTBAdapter {
  public override init() { super.init() }

  public static func adapterVersion() -> GADVersionNumber { GADVersionNumber() }
  public static func adSDKVersion() -> GADVersionNumber {
    GADVersionNumber(majorVersion: 1, minorVersion: 2, patchVersion: 3)
  }
  public static func networkExtrasClass() -> (any GADAdNetworkExtras.Type)? { PrefixedExtras.self }
  public static func setUp(
    with configuration: GADMediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) { completionHandler(nil) }

  public func collectSignals(
    for params: GADRTBRequestParameters,
    completionHandler: @escaping GADRTBSignalCompletionHandler
  ) { completionHandler("signals", nil) }

  public func loadBanner(
    for adConfiguration: GADMediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) { _ = completionHandler(PrefixedAd(), nil) }

  public func loadInterstitial(
    for adConfiguration: GADMediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) { _ = completionHandler(PrefixedAd(), nil) }

  public func loadRewardedAd(
    for adConfiguration: GADMediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) { _ = completionHandler(PrefixedAd(), nil) }

  public func loadRewardedInterstitialAd(
    for adConfiguration: GADMediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) { _ = completionHandler(PrefixedAd(), nil) }

  public func loadNativeAd(
    for adConfiguration: GADMediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) { _ = completionHandler(PrefixedAd(), nil) }

  public func loadAppOpenAd(
    for adConfiguration: GADMediationAppOpenAdConfiguration,
    completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler
  ) { _ = completionHandler(PrefixedAd(), nil) }
}

/// Implements what has no default, and no more.
public final class PrefixedSmallestAdapter: NSObject, GADMediationAdapter {
  public override init() { super.init() }
  public static func adapterVersion() -> GADVersionNumber { GADVersionNumber() }
  public static func adSDKVersion() -> GADVersionNumber { GADVersionNumber() }
  public static func networkExtrasClass() -> (any GADAdNetworkExtras.Type)? { nil }
}

final class PrefixedExtras: NSObject, GADAdNetworkExtras {}

/// An ad of every format.
final class PrefixedAd: NSObject, GADMediationBannerAd, GADMediationInterstitialAd, GADMediationRewardedAd,
  GADMediationAppOpenAd,
  GADMediationNativeAd
{
  var view: UIView { MainActor.assumeIsolated { UIView() } }
  func changeAdSize(to adSize: GADAdSize) {}
  func present(from viewController: UIViewController) {}

  var headline: String?
  var images: [GADNativeAdImage]?
  var body: String?
  var icon: GADNativeAdImage?
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
