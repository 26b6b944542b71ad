/// Gets the answer of a ``SampleNativeAdLoader``, on the main actor.
@preconcurrency
@MainActor
public protocol SampleNativeAdLoaderDelegate: AnyObject {
  /// The network has an ad. The receiver keeps it for as long as it is shown.
  func adLoader(_ adLoader: SampleNativeAdLoader, didReceive nativeAd: SampleNativeAd)

  /// The network has no ad, and the code says why.
  func adLoader(_ adLoader: SampleNativeAdLoader, didFailToLoadAdWith errorCode: SampleErrorCode)
}
