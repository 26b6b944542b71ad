import AdMediation
import Foundation
import SampleSDK

/// Loads an app open ad from the sample network, and is that ad in the terms of mediation.
@MainActor
final class SampleAppOpenAdLoader: NSObject, @preconcurrency MediationAppOpenAd {
  private let adConfiguration: MediationAppOpenAdConfiguration
  private let appOpenAd = SampleAppOpenAd()
  /// Called once, and released then.
  private var completionHandler: MediationAppOpenLoadCompletionHandler?
  /// Told of all that happens to the ad.
  private weak var eventDelegate: (any MediationAppOpenAdEventDelegate)?

  init(
    adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping MediationAppOpenLoadCompletionHandler
  ) {
    self.adConfiguration = adConfiguration
    self.completionHandler = completionHandler
    super.init()
  }

  func loadAd() {
    let request = SampleAdRequest()
    request.apply(adConfiguration)
    appOpenAd.adUnitID = adConfiguration.credentials.sampleAdUnitID
    appOpenAd.delegate = self
    appOpenAd.fetchAd(request)
  }

  func present(from viewController: UIViewController) {
    appOpenAd.present(from: viewController)
  }
}

extension SampleAppOpenAdLoader: SampleFullScreenAdDelegate {
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
  func fullScreenAdWillDismiss(_ ad: SampleFullScreenAd) { eventDelegate?.willDismissFullScreenView() }
  func fullScreenAdDidDismiss(_ ad: SampleFullScreenAd) { eventDelegate?.didDismissFullScreenView() }
}
