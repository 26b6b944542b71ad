import AdMediation
import AdapterConformance
import Foundation

/// An adapter with an object for each load, which is the ad in all formats.
@MainActor
final class FinchAdapter: NSObject, @preconcurrency MediationAdapter {
  private var loads: [FinchLoad] = []

  nonisolated static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 4, minorVersion: 1, patchVersion: 2)
  }
  nonisolated static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 4, minorVersion: 1, patchVersion: 0)
  }
  nonisolated static func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }

  nonisolated static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    // The host accepts the call from any thread.
    nonisolated(unsafe) let completionHandler = completionHandler
    let unit = configuration.credentials.first?.settings["parameter"] as? String
    FinchAd.start(unit) { completionHandler($0) }
  }

  func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping MediationBannerLoadCompletionHandler
  ) {
    let load = start(.banner, adConfiguration) { completionHandler($0, $1) }
    load.ad.bannerSize = adConfiguration.adSize.size
    load.ad.load()
  }

  func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping MediationInterstitialLoadCompletionHandler
  ) { start(.interstitial, adConfiguration) { completionHandler($0, $1) }.ad.load() }

  func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping MediationRewardedLoadCompletionHandler
  ) { start(.rewarded, adConfiguration) { completionHandler($0, $1) }.ad.load() }

  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping MediationNativeLoadCompletionHandler
  ) {
    let load = start(.native, adConfiguration) { completionHandler($0, $1) }
    let options = adConfiguration.options.compactMap { $0 as? NativeAdImageAdLoaderOptions }
    load.ad.loadsImages = !options.contains { $0.isImageLoadingDisabled }
    load.ad.load()
  }

  private func start(
    _ format: AdFormat,
    _ configuration: MediationAdConfiguration,
    completion: @escaping FinchLoad.Completion
  ) -> FinchLoad {
    let unit = configuration.credentials.settings["parameter"] as? String ?? ""
    let load = FinchLoad(FinchAd(unit: unit, format: format), completion)
    loads.append(load)
    return load
  }
}

/// One load, and then its ad.
@MainActor
final class FinchLoad: NSObject, @preconcurrency MediationBannerAd, @preconcurrency MediationInterstitialAd,
  @preconcurrency MediationRewardedAd, @preconcurrency MediationNativeAd
{
  typealias Completion = @MainActor (FinchLoad?, (any Error)?) -> (any MediationAdEventDelegate)?

  let ad: FinchAd
  let adChoicesView: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
  private var completion: Completion?
  private weak var eventDelegate: (any MediationAdEventDelegate)?

  init(_ ad: FinchAd, _ completion: @escaping Completion) {
    self.ad = ad
    self.completion = completion
    super.init()
    ad.delegate = self
  }

  private func finish(_ error: (any Error)?) {
    eventDelegate = completion?(error == nil ? self : nil, error)
    completion = nil
  }

  var view: UIView { ad.bannerView ?? UIView() }

  func present(from viewController: UIViewController) { ad.show(from: viewController) }

  var headline: String? { ad.assets.headline }
  var body: String? { ad.assets.body }
  var callToAction: String? { ad.assets.callToAction }
  var starRating: NSDecimalNumber? { ad.assets.starRating.map { NSDecimalNumber(decimal: $0) } }
  var store: String? { ad.assets.store }
  var price: String? { ad.assets.price }
  var advertiser: String? { ad.assets.advertiser }
  var extraAssets: [String: Any]? { nil }
  var images: [NativeAdImage]? { ad.assets.landscapeImages.prefix(1).map(image) }
  var icon: NativeAdImage? { ad.assets.icon.map(image) }

  private func image(_ image: NetworkAssets.Image) -> NativeAdImage {
    let scale = CGFloat(image.scale)
    if ad.loadsImages, let picture = UIImage(data: image.data, scale: scale) {
      return NativeAdImage(image: picture)
    }
    return NativeAdImage(url: image.url, scale: scale)
  }

  func didRender(
    in view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  ) { ad.register(view) }

  func didUntrackView(_ view: UIView?) { ad.register(nil) }
  func didRecordImpression() { ad.trackImpression() }

  func didRecordClickOnAsset(
    withName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) { ad.trackClick(on: view) }
}

extension FinchLoad: FinchAdDelegate {
  func finchAdDidLoad(_ ad: FinchAd) { finish(nil) }

  func finchAd(_ ad: FinchAd, didFailWith error: any Error) {
    if completion != nil { finish(error) } else { eventDelegate?.didFailToPresentWithError(error) }
  }

  func finchAdDidCountImpression(_ ad: FinchAd) {
    if ad.format != .native { eventDelegate?.reportImpression() }
  }
  func finchAdDidCountClick(_ ad: FinchAd) { if ad.format != .native { eventDelegate?.reportClick() } }
  func finchAdWillOpenScreen(_ ad: FinchAd) { eventDelegate?.willPresentFullScreenView() }
  func finchAdWillCloseScreen(_ ad: FinchAd) { eventDelegate?.willDismissFullScreenView() }
  func finchAdDidCloseScreen(_ ad: FinchAd) { eventDelegate?.didDismissFullScreenView() }
  func finchAdWillLeaveApp(_ ad: FinchAd) {
    (eventDelegate as? any MediationNativeAdEventDelegate)?.willBackgroundApplication()
  }
  func finchAdDidEarnReward(_ ad: FinchAd) {
    (eventDelegate as? any MediationRewardedAdEventDelegate)?.didRewardUser()
  }
}
