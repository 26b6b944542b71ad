/// Hears what happens to an ad, on the main actor. Each method does nothing unless implemented.
@preconcurrency
@MainActor
public protocol SampleNativeAdDelegate: AnyObject {
  /// A click is about to cover the app with the advertiser's page.
  func nativeAdWillPresentScreen(_ nativeAd: SampleNativeAd)

  /// The advertiser's page is about to go away.
  func nativeAdWillDismissScreen(_ nativeAd: SampleNativeAd)

  /// The advertiser's page is gone.
  func nativeAdDidDismissScreen(_ nativeAd: SampleNativeAd)

  /// A click is about to open another app.
  func nativeAdWillLeaveApplication(_ nativeAd: SampleNativeAd)

  /// The network saw the ad itself, in the view of ``SampleNativeAd/setNativeAdView(_:)``, and counted an
  /// impression. Not called for ``SampleNativeAd/recordImpression()``, whose caller knows.
  func nativeAdDidRecordImpression(_ nativeAd: SampleNativeAd)

  /// The network saw a tap itself, in a view of ``SampleNativeAd/setNativeAdView(_:clickableViews:)``, and
  /// counted a click. Not called for ``SampleNativeAd/handleClick(on:)``, whose caller knows.
  func nativeAdDidRecordClick(_ nativeAd: SampleNativeAd)

  /// The ad's video started or went on.
  func nativeAdDidPlayVideo(_ nativeAd: SampleNativeAd)

  /// The ad's video was paused.
  func nativeAdDidPauseVideo(_ nativeAd: SampleNativeAd)

  /// The ad's video played to its end.
  func nativeAdDidEndVideoPlayback(_ nativeAd: SampleNativeAd)
}

extension SampleNativeAdDelegate {
  /// Does nothing.
  public func nativeAdWillPresentScreen(_ nativeAd: SampleNativeAd) {}
  /// Does nothing.
  public func nativeAdWillDismissScreen(_ nativeAd: SampleNativeAd) {}
  /// Does nothing.
  public func nativeAdDidDismissScreen(_ nativeAd: SampleNativeAd) {}
  /// Does nothing.
  public func nativeAdWillLeaveApplication(_ nativeAd: SampleNativeAd) {}
  /// Does nothing.
  public func nativeAdDidRecordImpression(_ nativeAd: SampleNativeAd) {}
  /// Does nothing.
  public func nativeAdDidRecordClick(_ nativeAd: SampleNativeAd) {}
  /// Does nothing.
  public func nativeAdDidPlayVideo(_ nativeAd: SampleNativeAd) {}
  /// Does nothing.
  public func nativeAdDidPauseVideo(_ nativeAd: SampleNativeAd) {}
  /// Does nothing.
  public func nativeAdDidEndVideoPlayback(_ nativeAd: SampleNativeAd) {}
}
