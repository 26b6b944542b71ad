/// What a custom event calls to answer its request. The host implements it; every method is safe from any
/// thread.
///
/// Mirrors `GADCustomEventNativeAdDelegate`. Source: Native custom events, "Forward events to the Mobile Ads
/// SDK".
public protocol CustomEventNativeAdDelegate: AnyObject {
  /// The network has delivered an ad.
  ///
  /// - Parameters:
  ///   - customEvent: the custom event that was asked.
  ///   - mediatedNativeAd: the network's ad in the host's terms. The host keeps it alive while the publisher
  ///     has the ad.
  func customEventNativeAd(
    _ customEvent: any CustomEventNativeAd,
    didReceive mediatedNativeAd: any MediatedUnifiedNativeAd
  )

  /// The network has no ad, or something went wrong.
  ///
  /// - Parameters:
  ///   - customEvent: the custom event that was asked.
  ///   - error: why; the network's own code in a domain of the adapter.
  func customEventNativeAd(_ customEvent: any CustomEventNativeAd, didFailToLoadWithError error: any Error)
}
