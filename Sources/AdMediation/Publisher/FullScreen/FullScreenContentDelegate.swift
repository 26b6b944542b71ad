/// An ad that presents itself over the app.
///
/// Mirrors `GADFullScreenPresentingAd`.
@preconcurrency
@MainActor
public protocol FullScreenPresentingAd: AnyObject {
  /// Told what happens to the ad. Held weakly.
  var fullScreenContentDelegate: (any FullScreenContentDelegate)? { get set }
}

/// Hears what happens to an ad that presents itself. Called on the main actor; nothing has to be implemented.
///
/// Mirrors `GADFullScreenContentDelegate`.
@preconcurrency
@MainActor
public protocol FullScreenContentDelegate: AnyObject {
  /// The impression was counted.
  func adDidRecordImpression(_ ad: any FullScreenPresentingAd)
  /// A click was counted.
  func adDidRecordClick(_ ad: any FullScreenPresentingAd)
  /// The ad could not be presented; the error is a ``PresentationError``. It cannot be used again.
  func ad(_ ad: any FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error)
  /// The ad is about to be presented.
  func adWillPresentFullScreenContent(_ ad: any FullScreenPresentingAd)
  /// The ad is about to close.
  func adWillDismissFullScreenContent(_ ad: any FullScreenPresentingAd)
  /// The ad has closed.
  func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd)
}

extension FullScreenContentDelegate {
  /// Does nothing.
  public func adDidRecordImpression(_ ad: any FullScreenPresentingAd) {}
  /// Does nothing.
  public func adDidRecordClick(_ ad: any FullScreenPresentingAd) {}
  /// Does nothing.
  public func ad(
    _ ad: any FullScreenPresentingAd,
    didFailToPresentFullScreenContentWithError error: any Error
  ) {}
  /// Does nothing.
  public func adWillPresentFullScreenContent(_ ad: any FullScreenPresentingAd) {}
  /// Does nothing.
  public func adWillDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {}
  /// Does nothing.
  public func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {}
}
