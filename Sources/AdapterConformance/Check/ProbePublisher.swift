import AdMediation
import Foundation

/// A publisher that records its notifications by the names of the events.
@MainActor
final class ProbePublisher: NativeAdDelegate, VideoControllerDelegate {
  private(set) var heard: [String] = []

  func count(of name: String) -> Int { heard.count { $0 == name } }

  func nativeAdDidRecordImpression(_ nativeAd: NativeAd) { heard.append("didRecordImpression") }
  func nativeAdDidRecordClick(_ nativeAd: NativeAd) { heard.append("didRecordClick") }
  func nativeAdWillPresentScreen(_ nativeAd: NativeAd) { heard.append("willPresentScreen") }
  func nativeAdWillDismissScreen(_ nativeAd: NativeAd) { heard.append("willDismissScreen") }
  func nativeAdDidDismissScreen(_ nativeAd: NativeAd) { heard.append("didDismissScreen") }
  func nativeAdWillLeaveApplication(_ nativeAd: NativeAd) { heard.append("willLeaveApplication") }
  func videoControllerDidPlayVideo(_ videoController: VideoController) { heard.append("didPlayVideo") }
  func videoControllerDidPauseVideo(_ videoController: VideoController) { heard.append("didPauseVideo") }
  func videoControllerDidEndVideoPlayback(_ videoController: VideoController) {
    heard.append("didEndVideoPlayback")
  }
}
