/// Hears what becomes of a full-screen ad, on the main actor. Each method but the first two does nothing unless
/// implemented.
@preconcurrency
@MainActor
public protocol SampleFullScreenAdDelegate: AnyObject {
  /// The ad can be presented.
  func fullScreenAdDidReceiveAd(_ ad: SampleFullScreenAd)
  /// The network has no ad, and the code says why.
  func fullScreenAd(_ ad: SampleFullScreenAd, didFailToReceiveAdWith errorCode: SampleErrorCode)
  /// The ad is not presented, and the error says why.
  func fullScreenAd(_ ad: SampleFullScreenAd, didFailToPresentWith error: SamplePresentationError)
  /// The ad is about to cover the app.
  func fullScreenAdWillPresent(_ ad: SampleFullScreenAd)
  /// The ad is on the screen, and the network counted an impression.
  func fullScreenAdDidRecordImpression(_ ad: SampleFullScreenAd)
  /// The ad was tapped, and the network counted a click. The advertiser's page covers the ad.
  func fullScreenAdDidRecordClick(_ ad: SampleFullScreenAd)
  /// A click is about to open another app.
  func fullScreenAdWillLeaveApplication(_ ad: SampleFullScreenAd)
  /// The ad's video started.
  func fullScreenAdDidStartVideo(_ ad: SampleFullScreenAd)
  /// The ad's video played to its end.
  func fullScreenAdDidEndVideo(_ ad: SampleFullScreenAd)
  /// The viewer of a rewarded ad has watched it for long enough. Once an ad.
  func fullScreenAd(_ ad: SampleFullScreenAd, didEarn reward: SampleReward)
  /// The ad is about to go away.
  func fullScreenAdWillDismiss(_ ad: SampleFullScreenAd)
  /// The ad is gone.
  func fullScreenAdDidDismiss(_ ad: SampleFullScreenAd)
}

extension SampleFullScreenAdDelegate {
  /// Does nothing.
  public func fullScreenAd(_ ad: SampleFullScreenAd, didFailToPresentWith error: SamplePresentationError) {}
  /// Does nothing.
  public func fullScreenAdWillPresent(_ ad: SampleFullScreenAd) {}
  /// Does nothing.
  public func fullScreenAdDidRecordImpression(_ ad: SampleFullScreenAd) {}
  /// Does nothing.
  public func fullScreenAdDidRecordClick(_ ad: SampleFullScreenAd) {}
  /// Does nothing.
  public func fullScreenAdWillLeaveApplication(_ ad: SampleFullScreenAd) {}
  /// Does nothing.
  public func fullScreenAdDidStartVideo(_ ad: SampleFullScreenAd) {}
  /// Does nothing.
  public func fullScreenAdDidEndVideo(_ ad: SampleFullScreenAd) {}
  /// Does nothing.
  public func fullScreenAd(_ ad: SampleFullScreenAd, didEarn reward: SampleReward) {}
  /// Does nothing.
  public func fullScreenAdWillDismiss(_ ad: SampleFullScreenAd) {}
  /// Does nothing.
  public func fullScreenAdDidDismiss(_ ad: SampleFullScreenAd) {}
}
