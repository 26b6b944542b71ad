/// Hears what becomes of a banner, on the main actor. Each method but the first two does nothing unless implemented.
@preconcurrency
@MainActor
public protocol SampleBannerDelegate: AnyObject {
  /// The banner shows an ad.
  func bannerDidReceiveAd(_ banner: SampleBanner)
  /// The network has no ad, and the code says why.
  func banner(_ banner: SampleBanner, didFailToReceiveAdWith errorCode: SampleErrorCode)
  /// The banner came on the screen, and the network counted an impression.
  func bannerDidRecordImpression(_ banner: SampleBanner)
  /// The banner was tapped, and the network counted a click.
  func bannerDidRecordClick(_ banner: SampleBanner)
  /// A click is about to cover the app with the advertiser's page.
  func bannerWillPresentScreen(_ banner: SampleBanner)
  /// The advertiser's page is about to go away.
  func bannerWillDismissScreen(_ banner: SampleBanner)
  /// The advertiser's page is gone.
  func bannerDidDismissScreen(_ banner: SampleBanner)
  /// A click is about to open another app.
  func bannerWillLeaveApplication(_ banner: SampleBanner)
}

extension SampleBannerDelegate {
  /// Does nothing.
  public func bannerDidRecordImpression(_ banner: SampleBanner) {}
  /// Does nothing.
  public func bannerDidRecordClick(_ banner: SampleBanner) {}
  /// Does nothing.
  public func bannerWillPresentScreen(_ banner: SampleBanner) {}
  /// Does nothing.
  public func bannerWillDismissScreen(_ banner: SampleBanner) {}
  /// Does nothing.
  public func bannerDidDismissScreen(_ banner: SampleBanner) {}
  /// Does nothing.
  public func bannerWillLeaveApplication(_ banner: SampleBanner) {}
}
