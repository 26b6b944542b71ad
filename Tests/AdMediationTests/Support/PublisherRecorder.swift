import AdMediation
import Foundation

/// A publisher that records what it hears, in order, by the names of the events.
@MainActor
final class PublisherRecorder: NativeAdLoaderDelegate, NativeAdDelegate, VideoControllerDelegate {
  private(set) var ads: [NativeAd] = []
  private(set) var errors: [RequestError] = []
  private(set) var finishedCount = 0
  private(set) var heard: [String] = []
  /// Called with each name, for publishers who act on what they hear.
  var onHearing: ((String) -> Void)?

  var outcomeCount: Int { ads.count + errors.count }

  /// Releases the ads and forgets what was heard.
  func letGoOfAds() {
    ads = []
    heard = []
  }

  private func hear(_ name: String) {
    heard.append(name)
    onHearing?(name)
  }

  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    ads.append(nativeAd)
    nativeAd.delegate = self
    nativeAd.mediaContent.videoController.delegate = self
  }

  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {
    if let error = error as? RequestError { errors.append(error) }
  }

  func adLoaderDidFinishLoading(_ adLoader: AdLoader) { finishedCount += 1 }

  func nativeAdDidRecordImpression(_ nativeAd: NativeAd) { hear("didRecordImpression") }
  func nativeAdDidRecordClick(_ nativeAd: NativeAd) { hear("didRecordClick") }
  func nativeAdWillPresentScreen(_ nativeAd: NativeAd) { hear("willPresentScreen") }
  func nativeAdWillDismissScreen(_ nativeAd: NativeAd) { hear("willDismissScreen") }
  func nativeAdDidDismissScreen(_ nativeAd: NativeAd) { hear("didDismissScreen") }
  func nativeAdWillLeaveApplication(_ nativeAd: NativeAd) { hear("willLeaveApplication") }
  func videoControllerDidPlayVideo(_ videoController: VideoController) { hear("didPlayVideo") }
  func videoControllerDidPauseVideo(_ videoController: VideoController) { hear("didPauseVideo") }
  func videoControllerDidEndVideoPlayback(_ videoController: VideoController) {
    hear("didEndVideoPlayback")
  }
}
