public import HeadlessUIKit

/// A full-screen ad for a pause in the app.
///
/// Mirrors `GADInterstitialAd`.
public final class InterstitialAd: FullScreenAd {
  override class var format: AdFormat { .interstitial }

  /// Presents the ad, once; from the view controller in front if none is given.
  public func present(from viewController: UIViewController?) { startPresenting(from: viewController) }
}
