import AdMediation
import AdapterConformance
import Foundation

/// What the adapters of Robin share. It conforms to nothing itself.
@MainActor
class RobinAdapterBase: NSObject {
  nonisolated static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 2, minorVersion: 8, patchVersion: 0)
  }
  nonisolated static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 2, minorVersion: 8, patchVersion: 3)
  }

  nonisolated static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    guard let site = configuration.credentials.first?.settings["parameter"] as? String else {
      return completionHandler(RobinError.noSite)
    }
    TestNetworkSDK.setUp(site) { completionHandler($0.map { RobinError.network($0) }) }
  }

  func load(
    _ configuration: MediationAdConfiguration,
    _ change: (inout TestNetworkRequest) -> Void,
    completion: @escaping @MainActor (Result<TestNetworkAd, RobinError>) -> Void
  ) {
    var request = TestNetworkRequest()
    request.isTest = configuration.isTestRequest
    change(&request)
    let site = configuration.credentials.settings["parameter"] as? String ?? ""
    guard !site.isEmpty else { return completion(.failure(.noSite)) }
    TestNetworkSDK.fetch(site, request) { answer in
      switch answer {
      case .ad(let ad): completion(.success(ad))
      case .failure(let code): completion(.failure(.network(code)))
      }
    }
  }
}

enum RobinError: Error, CustomNSError {
  case noSite
  case network(Int)

  static var errorDomain: String { "RobinErrorDomain" }
  var errorCode: Int {
    switch self {
    case .noSite: 1001
    case .network(let code): code
    }
  }
}

final class RobinInterstitialAdapter: RobinAdapterBase, @preconcurrency MediationAdapter {
  private var interstitial: RobinInterstitial?

  func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping MediationInterstitialLoadCompletionHandler
  ) {
    load(adConfiguration, { $0.format = .interstitial }) { [weak self] result in
      switch result {
      case .success(let ad):
        let interstitial = RobinInterstitial(ad)
        self?.interstitial = interstitial
        interstitial.events.delegate = completionHandler(interstitial, nil)
      case .failure(let error): _ = completionHandler(nil, error)
      }
    }
  }
}

/// Shows the network's ad; what it tells comes to a helper.
@MainActor
final class RobinInterstitial: NSObject, @preconcurrency MediationInterstitialAd {
  let events = RobinEvents()
  private let ad: TestNetworkAd

  init(_ ad: TestNetworkAd) {
    self.ad = ad
    super.init()
    events.parent = self
    ad.delegate = events
  }

  func present(from viewController: UIViewController) { ad.show(from: viewController) }
}

/// Listens to the network for an ad that it does not keep alive.
@MainActor
final class RobinEvents: TestNetworkAdDelegate {
  weak var parent: NSObject?
  weak var delegate: (any MediationAdEventDelegate)?
  private var listener: (any MediationAdEventDelegate)? { parent == nil ? nil : delegate }

  func adDidCountImpression(_ ad: TestNetworkAd) { listener?.reportImpression() }
  func adDidCountClick(_ ad: TestNetworkAd) { listener?.reportClick() }
  func adWillPresent(_ ad: TestNetworkAd) { listener?.willPresentFullScreenView() }
  func adWillDismiss(_ ad: TestNetworkAd) { listener?.willDismissFullScreenView() }
  func adDidDismiss(_ ad: TestNetworkAd) { listener?.didDismissFullScreenView() }
  func adWillLeave(_ ad: TestNetworkAd) {
    (listener as? any MediationNativeAdEventDelegate)?.willBackgroundApplication()
  }
  func adDidPlay(_ ad: TestNetworkAd) {}
  func adDidPause(_ ad: TestNetworkAd) {}
  func adDidEnd(_ ad: TestNetworkAd) {}
  func adDidFailToPresent(_ ad: TestNetworkAd, code: Int) {
    listener?.didFailToPresentWithError(RobinError.network(code))
  }
}

final class RobinNativeAdapter: RobinAdapterBase, @preconcurrency MediationAdapter {
  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping MediationNativeLoadCompletionHandler
  ) {
    let options = adConfiguration.options.compactMap { $0 as? NativeAdImageAdLoaderOptions }
    let wantsPictures = !options.contains { $0.isImageLoadingDisabled }
    load(adConfiguration, { $0.wantsPictures = wantsPictures }) { result in
      switch result {
      case .success(let ad):
        let native = RobinNative(ad)
        native.events.delegate = completionHandler(native, nil)
      case .failure(let error): _ = completionHandler(nil, error)
      }
    }
  }
}

/// Its network counts everything.
@MainActor
final class RobinNative: NSObject, @preconcurrency MediationNativeAd {
  let events = RobinEvents()
  let adChoicesView: UIView? = UIImageView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
  private let ad: TestNetworkAd

  init(_ ad: TestNetworkAd) {
    self.ad = ad
    super.init()
    events.parent = self
    ad.delegate = events
  }

  func handlesUserClicks() -> Bool { true }
  func handlesUserImpressions() -> Bool { true }

  var headline: String? { ad.assets.headline }
  var body: String? { ad.assets.body }
  var callToAction: String? { ad.assets.callToAction }
  var advertiser: String? { ad.assets.advertiser }
  var starRating: NSDecimalNumber? { ad.assets.starRating.map { NSDecimalNumber(decimal: $0) } }
  var store: String? { nil }
  var price: String? { nil }
  var icon: NativeAdImage? { nil }
  var extraAssets: [String: Any]? { nil }
  var images: [NativeAdImage]? {
    ad.images.map { image in
      guard ad.pictures, let picture = UIImage(data: image.data, scale: CGFloat(image.scale)) else {
        return NativeAdImage(url: image.url, scale: CGFloat(image.scale))
      }
      return NativeAdImage(image: picture)
    }
  }

  func didRender(
    in view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  ) { ad.view = view }

  func didUntrackView(_ view: UIView?) { ad.view = nil }
}
