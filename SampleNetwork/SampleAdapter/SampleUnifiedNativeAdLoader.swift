import AdMediation
import Foundation
import SampleSDK

/// Loads a native ad from the sample network, and tells mediation what happens to it.
@MainActor
final class SampleUnifiedNativeAdLoader: NSObject {
  private let adConfiguration: MediationNativeAdConfiguration
  private let request = SampleNativeAdRequest()
  private let imageDownloader = NativeAdImageDownloader()
  /// Called once, and released then.
  private var completionHandler: MediationNativeLoadCompletionHandler?
  /// Told of all that happens to the ad.
  private weak var eventDelegate: (any MediationNativeAdEventDelegate)?

  init(
    adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping MediationNativeLoadCompletionHandler
  ) {
    self.adConfiguration = adConfiguration
    self.completionHandler = completionHandler
    super.init()
  }

  func loadAd() {
    request.apply(adConfiguration)
    request.apply(adConfiguration.options)
    let adLoader = SampleNativeAdLoader()
    adLoader.adUnitID = adConfiguration.credentials.sampleAdUnitID
    adLoader.delegate = self
    adLoader.fetchAd(request)
  }

  private func finish(with mediatedAd: SampleMediatedUnifiedNativeAd?, error: (any Error)?) {
    guard let completionHandler else { return }
    self.completionHandler = nil
    eventDelegate = completionHandler(mediatedAd, error)
  }
}

extension SampleUnifiedNativeAdLoader: SampleNativeAdLoaderDelegate {
  func adLoader(_ adLoader: SampleNativeAdLoader, didReceive nativeAd: SampleNativeAd) {
    let mediatedAd = SampleMediatedUnifiedNativeAd(sampleNativeAd: nativeAd)
    // The events of a custom event's ad go another way than those of an adapter's.
    nativeAd.delegate = self
    guard request.shouldDownloadImages else { return finish(with: mediatedAd, error: nil) }
    // Some of the network's ads come with image addresses only. The publisher asked for pictures.
    mediatedAd.downloadMissingImages(with: imageDownloader) { error in
      self.finish(with: error == nil ? mediatedAd : nil, error: error)
    }
  }

  func adLoader(_ adLoader: SampleNativeAdLoader, didFailToLoadAdWith errorCode: SampleErrorCode) {
    finish(with: nil, error: NSError(sampleError: errorCode))
  }
}

extension SampleUnifiedNativeAdLoader: SampleNativeAdDelegate {
  func nativeAdWillPresentScreen(_ nativeAd: SampleNativeAd) { eventDelegate?.willPresentFullScreenView() }
  func nativeAdWillDismissScreen(_ nativeAd: SampleNativeAd) { eventDelegate?.willDismissFullScreenView() }
  func nativeAdDidDismissScreen(_ nativeAd: SampleNativeAd) { eventDelegate?.didDismissFullScreenView() }
  func nativeAdWillLeaveApplication(_ nativeAd: SampleNativeAd) { eventDelegate?.willBackgroundApplication() }
  func nativeAdDidPlayVideo(_ nativeAd: SampleNativeAd) { eventDelegate?.didPlayVideo() }
  func nativeAdDidPauseVideo(_ nativeAd: SampleNativeAd) { eventDelegate?.didPauseVideo() }
  func nativeAdDidEndVideoPlayback(_ nativeAd: SampleNativeAd) { eventDelegate?.didEndVideo() }
}
