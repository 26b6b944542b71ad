import AdMediation
import AdapterConformance
import Foundation

// MARK: Heron counts by the view: impressions when it sees it, clicks by a gesture recognizer of its own.

@MainActor
final class HeronAdapter: NSObject, @preconcurrency MediationAdapter {
  nonisolated static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 0, minorVersion: 9, patchVersion: 0)
  }
  nonisolated static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 0, minorVersion: 9, patchVersion: 4)
  }

  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping MediationNativeLoadCompletionHandler
  ) {
    let unit = adConfiguration.credentials.settings["parameter"] as? String ?? ""
    TestNetworkSDK.fetch(unit, TestNetworkRequest()) { answer in
      switch answer {
      case .ad(let ad): _ = completionHandler(HeronAd(ad), nil)
      case .failure(let code): _ = completionHandler(nil, NSError(domain: "heron", code: code))
      }
    }
  }
}

@MainActor
final class HeronAd: NSObject, @preconcurrency MediationNativeAd {
  let adChoicesView: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
  let mediaView: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 90))
  private let ad: TestNetworkAd
  private lazy var recognizer: UITapGestureRecognizer = {
    let recognizer = UITapGestureRecognizer()
    recognizer.addHandler { [weak self] in self?.ad.recordClick(on: $0.view) }
    return recognizer
  }()

  init(_ ad: TestNetworkAd) {
    self.ad = ad
    super.init()
  }

  var headline: String? { ad.assets.headline }
  var body: String? { ad.assets.body }
  var callToAction: String? { ad.assets.callToAction }
  var advertiser: String? { ad.assets.advertiser }
  var images: [NativeAdImage]? { nil }
  var icon: NativeAdImage? { nil }
  var starRating: NSDecimalNumber? { nil }
  var store: String? { nil }
  var price: String? { nil }
  var extraAssets: [String: Any]? { nil }

  func didRender(
    in view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  ) {
    view.addGestureRecognizer(recognizer)
    ad.view = view
  }

  func didUntrackView(_ view: UIView?) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    ad.view = nil
  }
}

// MARK: Puffin is a custom event whose mediated ad is made of texts and a media view.

@MainActor
final class PuffinCustomEvent: NSObject {
  weak var delegate: (any GADCustomEventNativeAdDelegate)?
}

extension PuffinCustomEvent: @preconcurrency GADCustomEventNativeAd {
  func request(
    withParameter serverParameter: String,
    request: GADCustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {
    guard adTypes.contains(where: { ($0 as? GADAdLoaderAdType) == .native }) else {
      return fail(NSError(domain: "puffin.adapter", code: 2))
    }
    TestNetworkSDK.fetch(serverParameter, TestNetworkRequest()) { [self] answer in
      switch answer {
      case .ad(let ad): delegate?.customEventNativeAd(self, didReceive: PuffinMediatedAd(ad))
      case .failure(let code): fail(NSError(domain: "puffin", code: code))
      }
    }
  }

  private func fail(_ error: NSError) {
    delegate?.customEventNativeAd(self, didFailToLoadWithError: error)
  }

  func handlesUserClicks() -> Bool { false }
  func handlesUserImpressions() -> Bool { false }
}

@MainActor
final class PuffinMediatedAd: NSObject, @preconcurrency GADMediatedUnifiedNativeAd {
  private let ad: TestNetworkAd
  private lazy var media = UIImageView(frame: CGRect(x: 0, y: 0, width: 300, height: 157))
  private lazy var choices = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))

  init(_ ad: TestNetworkAd) {
    self.ad = ad
    super.init()
  }

  var headline: String? { ad.assets.headline }
  var body: String? { ad.assets.body }
  var callToAction: String? { ad.assets.callToAction }
  var advertiser: String? { ad.assets.advertiser }
  var images: [GADNativeAdImage]? { nil }
  var icon: GADNativeAdImage? { nil }
  var starRating: NSDecimalNumber? { nil }
  var store: String? { nil }
  var price: String? { nil }
  var extraAssets: [String: Any]? { nil }
  var mediaView: UIView? { media }
  var adChoicesView: UIView? { choices }
  var hasVideoContent: Bool { true }

  func didRender(
    in view: UIView,
    clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView],
    viewController: UIViewController
  ) { ad.view = view }

  func didRecordImpression() { ad.recordImpression() }

  func didRecordClickOnAsset(
    withName assetName: GADNativeAssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) { ad.recordClick(on: view) }

  func didUntrackView(_ view: UIView?) { ad.view = nil }
}
