import HeadlessUIKit

extension SampleNativeAd: SampleServedAdDelegate {
  func adDidRecordImpression() { delegate?.nativeAdDidRecordImpression(self) }
  func adDidRecordClick() { delegate?.nativeAdDidRecordClick(self) }
  func adWillPresentScreen() { delegate?.nativeAdWillPresentScreen(self) }
  func adWillDismissScreen() { delegate?.nativeAdWillDismissScreen(self) }
  func adDidDismissScreen() { delegate?.nativeAdDidDismissScreen(self) }
  func adWillLeaveApplication() { delegate?.nativeAdWillLeaveApplication(self) }
}

extension SampleNativeAd: SampleMediaListener {
  func mediaDidPlay() { delegate?.nativeAdDidPlayVideo(self) }
  func mediaDidPause() { delegate?.nativeAdDidPauseVideo(self) }
  func mediaDidEnd() { delegate?.nativeAdDidEndVideoPlayback(self) }
}
