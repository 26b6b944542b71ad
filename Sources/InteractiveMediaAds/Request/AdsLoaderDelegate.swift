/// Is told what becomes of ad requests. Called on the main actor, once a request, never before
/// ``AdsLoader/requestAds(with:)`` has returned.
@preconcurrency
@MainActor
public protocol AdsLoaderDelegate: AnyObject {
  /// There are ads: keep their ``AdsLoadedData/adsManager``, for nobody else does.
  func adsLoader(_ loader: AdsLoader, adsLoadedWith adsLoadedData: AdsLoadedData)

  /// There are none: apps write it down, and play the content.
  func adsLoader(_ loader: AdsLoader, failedWith adErrorData: AdLoadingErrorData)
}
