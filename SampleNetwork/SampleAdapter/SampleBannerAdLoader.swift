import AdMediation
import Foundation
import SampleSDK

/// Loads a banner from the sample network, and is that banner in the terms of mediation.
@MainActor
final class SampleBannerAdLoader: NSObject, @preconcurrency MediationBannerAd {
  private let adConfiguration: MediationBannerAdConfiguration
  private let banner: SampleBanner
  /// Called once, and released then.
  private var completionHandler: MediationBannerLoadCompletionHandler?
  /// Told of all that happens to the ad.
  private weak var eventDelegate: (any MediationBannerAdEventDelegate)?

  init(
    adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping MediationBannerLoadCompletionHandler
  ) {
    self.adConfiguration = adConfiguration
    self.completionHandler = completionHandler
    banner = SampleBanner(size: adConfiguration.adSize.size)
    super.init()
  }

  func loadAd() {
    let request = SampleAdRequest()
    request.apply(adConfiguration)
    banner.adUnitID = adConfiguration.credentials.sampleAdUnitID
    banner.delegate = self
    banner.fetchAd(request)
  }

  var view: UIView { banner }
}

extension SampleBannerAdLoader: SampleBannerDelegate {
  func bannerDidReceiveAd(_ banner: SampleBanner) {
    guard let completionHandler else { return }
    self.completionHandler = nil
    eventDelegate = completionHandler(self, nil)
  }

  func banner(_ banner: SampleBanner, didFailToReceiveAdWith errorCode: SampleErrorCode) {
    guard let completionHandler else { return }
    self.completionHandler = nil
    _ = completionHandler(nil, NSError(sampleError: errorCode))
  }

  func bannerDidRecordImpression(_ banner: SampleBanner) { eventDelegate?.reportImpression() }
  func bannerDidRecordClick(_ banner: SampleBanner) { eventDelegate?.reportClick() }
  func bannerWillPresentScreen(_ banner: SampleBanner) { eventDelegate?.willPresentFullScreenView() }
  func bannerWillDismissScreen(_ banner: SampleBanner) { eventDelegate?.willDismissFullScreenView() }
  func bannerDidDismissScreen(_ banner: SampleBanner) { eventDelegate?.didDismissFullScreenView() }
  func bannerWillLeaveApplication(_ banner: SampleBanner) { eventDelegate?.willBackgroundApplication() }
}
