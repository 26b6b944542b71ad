/// Receives the result of each request for ads or a stream. Called on the main actor, once per request, never before
/// ``AdsLoader/requestAds(with:)`` or ``AdsLoader/requestStream(with:)`` has returned.
@preconcurrency
@MainActor
public protocol AdsLoaderDelegate: AnyObject {
  /// There are ads: keep their ``AdsLoadedData/adsManager`` or ``AdsLoadedData/streamManager``, because the loader does not.
  func adsLoader(_ loader: AdsLoader, adsLoadedWith adsLoadedData: AdsLoadedData)

  /// There are no ads: apps log it, and play the content.
  func adsLoader(_ loader: AdsLoader, failedWith adErrorData: AdLoadingErrorData)
}
