/// Hears what happens to a banner. Called on the main actor; nothing has to be implemented.
///
/// Mirrors `GADBannerViewDelegate`.
@preconcurrency
@MainActor
public protocol BannerViewDelegate: AnyObject {
  /// The banner was loaded and is in the view.
  func bannerViewDidReceiveAd(_ bannerView: BannerView)
  /// There is no banner; the error is a ``RequestError``. The one before stays.
  func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error)
  /// The impression was counted.
  func bannerViewDidRecordImpression(_ bannerView: BannerView)
  /// A click was counted.
  func bannerViewDidRecordClick(_ bannerView: BannerView)
  /// A modal screen is about to open.
  func bannerViewWillPresentScreen(_ bannerView: BannerView)
  /// The modal screen is about to close.
  func bannerViewWillDismissScreen(_ bannerView: BannerView)
  /// The modal screen has closed.
  func bannerViewDidDismissScreen(_ bannerView: BannerView)
}

extension BannerViewDelegate {
  /// Does nothing.
  public func bannerViewDidReceiveAd(_ bannerView: BannerView) {}
  /// Does nothing.
  public func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error) {}
  /// Does nothing.
  public func bannerViewDidRecordImpression(_ bannerView: BannerView) {}
  /// Does nothing.
  public func bannerViewDidRecordClick(_ bannerView: BannerView) {}
  /// Does nothing.
  public func bannerViewWillPresentScreen(_ bannerView: BannerView) {}
  /// Does nothing.
  public func bannerViewWillDismissScreen(_ bannerView: BannerView) {}
  /// Does nothing.
  public func bannerViewDidDismissScreen(_ bannerView: BannerView) {}
}
