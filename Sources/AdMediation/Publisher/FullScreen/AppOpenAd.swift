public import HeadlessUIKit

/// A full-screen ad for the time in which the app opens.
///
/// Mirrors `GADAppOpenAd`.
public final class AppOpenAd: FullScreenAd {
  override class var format: AdFormat { .appOpen }
  override class var lifetime: Duration { MediationLimits.appOpenAdLifetime }

  /// Presents the ad, once; from the view controller in front if none is given.
  public func present(from viewController: UIViewController?) { startPresenting(from: viewController) }
}
