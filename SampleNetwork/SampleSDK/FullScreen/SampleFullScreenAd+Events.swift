import HeadlessUIKit

extension SampleFullScreenAd: SampleServedAdDelegate {
  func adDidRecordImpression() { delegate?.fullScreenAdDidRecordImpression(self) }
  func adDidRecordClick() { delegate?.fullScreenAdDidRecordClick(self) }
  func adWillLeaveApplication() { delegate?.fullScreenAdWillLeaveApplication(self) }
  // The advertiser's page covers the ad, and the app is covered already: to the app it is part of the ad.
  func adWillPresentScreen() {}
  func adWillDismissScreen() {}
  func adDidDismissScreen() {}
}

extension SampleFullScreenAd: SampleMediaListener {
  func mediaDidPlay() { delegate?.fullScreenAdDidStartVideo(self) }
  func mediaDidPause() {}
  func mediaDidEnd() { delegate?.fullScreenAdDidEndVideo(self) }
}
