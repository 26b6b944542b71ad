import AdMediation
import Foundation
import SampleSDK

/// Loads an interstitial from the sample network, and is that ad in the terms of mediation.
@MainActor
final class SampleInterstitialAdLoader: NSObject, @preconcurrency MediationInterstitialAd {
  private let adConfiguration: MediationInterstitialAdConfiguration
  private let interstitial = SampleInterstitial()
  /// Called once, and released then.
  private var completionHandler: MediationInterstitialLoadCompletionHandler?
  /// Told of all that happens to the ad.
  private weak var eventDelegate: (any MediationInterstitialAdEventDelegate)?

  init(
    adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping MediationInterstitialLoadCompletionHandler
  ) {
    self.adConfiguration = adConfiguration
    self.completionHandler = completionHandler
    super.init()
  }

  func loadAd() {
    let request = SampleAdRequest()
    request.apply(adConfiguration)
    interstitial.adUnitID = adConfiguration.credentials.sampleAdUnitID
    interstitial.delegate = self
    interstitial.fetchAd(request)
  }

  func present(from viewController: UIViewController) {
    interstitial.present(from: viewController)
  }
}

extension SampleInterstitialAdLoader: SampleFullScreenAdDelegate {
  func fullScreenAdDidReceiveAd(_ ad: SampleFullScreenAd) {
    guard let completionHandler else { return }
    self.completionHandler = nil
    eventDelegate = completionHandler(self, nil)
  }

  func fullScreenAd(_ ad: SampleFullScreenAd, didFailToReceiveAdWith errorCode: SampleErrorCode) {
    guard let completionHandler else { return }
    self.completionHandler = nil
    _ = completionHandler(nil, NSError(sampleError: errorCode))
  }

  func fullScreenAd(_ ad: SampleFullScreenAd, didFailToPresentWith error: SamplePresentationError) {
    eventDelegate?.didFailToPresentWithError(NSError(sampleError: error))
  }

  func fullScreenAdWillPresent(_ ad: SampleFullScreenAd) { eventDelegate?.willPresentFullScreenView() }
  func fullScreenAdDidRecordImpression(_ ad: SampleFullScreenAd) { eventDelegate?.reportImpression() }
  func fullScreenAdDidRecordClick(_ ad: SampleFullScreenAd) { eventDelegate?.reportClick() }
  func fullScreenAdWillLeaveApplication(_ ad: SampleFullScreenAd) {
    eventDelegate?.willBackgroundApplication()
  }
  func fullScreenAdWillDismiss(_ ad: SampleFullScreenAd) { eventDelegate?.willDismissFullScreenView() }
  func fullScreenAdDidDismiss(_ ad: SampleFullScreenAd) { eventDelegate?.didDismissFullScreenView() }
}
