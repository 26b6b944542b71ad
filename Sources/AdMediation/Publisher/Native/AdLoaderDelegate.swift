/// Hears how requests end. Called on the main actor.
///
/// Mirrors `GADAdLoaderDelegate`.
@preconcurrency
@MainActor
public protocol AdLoaderDelegate: AnyObject {
  /// The request has ended without an ad; the error is a ``RequestError``.
  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error)

  /// The request has ended, one way or the other. Nothing unless implemented.
  func adLoaderDidFinishLoading(_ adLoader: AdLoader)
}

extension AdLoaderDelegate {
  /// Does nothing.
  public func adLoaderDidFinishLoading(_ adLoader: AdLoader) {}
}

/// Receives native ads. Called on the main actor.
///
/// Mirrors `GADNativeAdLoaderDelegate`.
@preconcurrency
@MainActor
public protocol NativeAdLoaderDelegate: AdLoaderDelegate {
  /// The request has ended with an ad. Keep it for as long as it is shown.
  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd)
}
