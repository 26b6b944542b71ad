import AdMediation
import Foundation

/// The adapter of the page's fixtures, for interstitials.
@MainActor
final class AcmeAdapter: NSObject, @preconcurrency MediationAdapter {
  nonisolated static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 100)
  }
  nonisolated static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }
  nonisolated static func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }

  nonisolated static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    // The host accepts the call from any thread.
    nonisolated(unsafe) let completionHandler = completionHandler
    let placement = configuration.credentials.first?.settings["parameter"] as? String
    AcmeSDK.start(placement) { completionHandler($0) }
  }

  private var load: AcmeLoad?

  func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping MediationInterstitialLoadCompletionHandler
  ) {
    AcmeSDK.isChildDirected = MobileAds.shared.requestConfiguration.tagForChildDirectedTreatment?.boolValue
    let placement = adConfiguration.credentials.settings["parameter"] as? String ?? ""
    let load = AcmeLoad(AcmeInterstitial(placement: placement), completionHandler)
    self.load = load
    load.ad.load()
  }
}

/// One load, and then its ad.
@MainActor
final class AcmeLoad: NSObject, @preconcurrency MediationInterstitialAd {
  let ad: AcmeInterstitial
  private var completionHandler: MediationInterstitialLoadCompletionHandler?
  private weak var eventDelegate: (any MediationInterstitialAdEventDelegate)?

  init(_ ad: AcmeInterstitial, _ completionHandler: @escaping MediationInterstitialLoadCompletionHandler) {
    self.ad = ad
    self.completionHandler = completionHandler
    super.init()
    ad.delegate = self
  }

  func present(from viewController: UIViewController) { ad.show(from: viewController) }

  private func answer(_ error: (any Error)?) {
    eventDelegate = completionHandler?(error == nil ? self : nil, error)
    completionHandler = nil
  }
}

extension AcmeLoad: AcmeInterstitialDelegate {
  func acmeDidLoad(_ ad: AcmeInterstitial) { answer(nil) }
  func acme(_ ad: AcmeInterstitial, didFailWith error: any Error) {
    if completionHandler != nil { answer(error) } else { eventDelegate?.didFailToPresentWithError(error) }
  }
  func acmeWillOpen(_ ad: AcmeInterstitial) { eventDelegate?.willPresentFullScreenView() }
  func acmeDidCountImpression(_ ad: AcmeInterstitial) { eventDelegate?.reportImpression() }
  func acmeDidCountClick(_ ad: AcmeInterstitial) { eventDelegate?.reportClick() }
  func acmeWillClose(_ ad: AcmeInterstitial) { eventDelegate?.willDismissFullScreenView() }
  func acmeDidClose(_ ad: AcmeInterstitial) { eventDelegate?.didDismissFullScreenView() }
}
