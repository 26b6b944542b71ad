import AdMediation
import Foundation

/// One object for everything: the adapter is the banner and the interstitial that it loads. It needs no set-up of its
/// network's, and has its own under the older label.
@MainActor
class LarkAdapter: NSObject {
  private var ad: TestNetworkAd?
  private weak var eventDelegate: (any GADMediationAdEventDelegate)?

  override required init() { super.init() }

  /// What the completion handler gets beside an error.
  var adOfFailure: LarkAdapter? { nil }

  private func load(
    _ configuration: GADMediationAdConfiguration,
    _ format: GADAdFormat,
    _ size: CGSize? = nil,
    completion: @escaping @MainActor (LarkAdapter?, (any Error)?) -> (any GADMediationAdEventDelegate)?
  ) {
    var request = TestNetworkRequest()
    request.format = format
    request.bannerSize = size
    request.isTest = configuration.isTestRequest
    let unit = configuration.credentials.settings["parameter"] as? String ?? ""
    TestNetworkSDK.fetch(unit, request) { [self] answer in
      switch answer {
      case .ad(let ad):
        self.ad = ad
        ad.delegate = self
        eventDelegate = completion(self, nil)
      case .failure(let code):
        eventDelegate = completion(adOfFailure, NSError(domain: "com.lark.ads", code: code))
      }
    }
  }
}

/// Hands itself over whether it failed or not.
final class LarkWithErrors: LarkAdapter {
  override var adOfFailure: LarkAdapter? { self }
}

extension LarkAdapter: @preconcurrency GADMediationAdapter {
  nonisolated static func adapterVersion() -> GADVersionNumber {
    GADVersionNumber(majorVersion: 6, minorVersion: 0, patchVersion: 1)
  }

  nonisolated static func adSDKVersion() -> GADVersionNumber { adapterVersion() }

  nonisolated static func networkExtrasClass() -> (any GADAdNetworkExtras.Type)? { nil }

  nonisolated static func setUpWith(
    _ configuration: GADMediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    let unit = configuration.credentials.first?.settings["parameter"] as? String
    TestNetworkSDK.setUp(unit) { code in
      completionHandler(code.map { NSError(domain: "com.lark.ads", code: $0) })
    }
  }

  func loadBanner(
    for adConfiguration: GADMediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) { load(adConfiguration, .banner, adConfiguration.adSize.size) { completionHandler($0, $1) } }

  func loadInterstitial(
    for adConfiguration: GADMediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) { load(adConfiguration, .interstitial) { completionHandler($0, $1) } }
}

extension LarkAdapter: @preconcurrency GADMediationBannerAd {
  var view: UIView { ad?.bannerView ?? UIView() }
}

extension LarkAdapter: @preconcurrency GADMediationInterstitialAd {
  func present(from viewController: UIViewController) { ad?.show(from: viewController) }
}

extension LarkAdapter: TestNetworkAdDelegate {
  func adDidCountImpression(_ ad: TestNetworkAd) { eventDelegate?.reportImpression() }
  func adDidCountClick(_ ad: TestNetworkAd) { eventDelegate?.reportClick() }
  func adWillPresent(_ ad: TestNetworkAd) { eventDelegate?.willPresentFullScreenView() }
  func adWillDismiss(_ ad: TestNetworkAd) {}
  func adDidDismiss(_ ad: TestNetworkAd) {
    eventDelegate?.willDismissFullScreenView()
    eventDelegate?.didDismissFullScreenView()
  }
  func adWillLeave(_ ad: TestNetworkAd) {
    (eventDelegate as? any GADMediationInterstitialAdEventDelegate)?.willBackgroundApplication()
  }
  func adDidPlay(_ ad: TestNetworkAd) {}
  func adDidPause(_ ad: TestNetworkAd) {}
  func adDidEnd(_ ad: TestNetworkAd) {}
  func adDidFailToPresent(_ ad: TestNetworkAd, code: Int) {
    eventDelegate?.didFailToPresentWithError(NSError(domain: "com.lark.ads", code: code))
  }
}
