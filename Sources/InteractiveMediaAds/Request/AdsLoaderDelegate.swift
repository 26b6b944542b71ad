/// Receives the result of each request for ads or a stream. Called on the main actor, once per request, never before
/// ``AdsLoader/requestAds(with:)`` or ``AdsLoader/requestStream(with:)`` has returned.
@preconcurrency
@MainActor
public protocol AdsLoaderDelegate: AnyObject {
  /// There are ads: keep their ``AdsLoadedData/adsManager`` or ``AdsLoadedData/streamManager``, for nobody else does.
  func adsLoader(_ loader: AdsLoader, adsLoadedWith adsLoadedData: AdsLoadedData)

  /// There are none: apps write it down, and play the content.
  func adsLoader(_ loader: AdsLoader, failedWith adErrorData: AdLoadingErrorData)
}
