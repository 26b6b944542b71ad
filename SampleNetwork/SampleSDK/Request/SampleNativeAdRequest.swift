/// What an app, or an adapter for it, asks of the network: the options of one native ad.
@preconcurrency
@MainActor
public final class SampleNativeAdRequest: SampleAdRequest {
  /// Whether the ad comes with its images loaded (true, the default) or with their URLs and scales only.
  public var shouldDownloadImages = true

  /// Whether the ad may have more than one main image; see ``SampleNativeAd/additionalImages``.
  public var shouldRequestMultipleImages = false

  /// Which way up the main images should be. An ad that has none of that kind comes with those that it has.
  public var preferredImageOrientation: SampleImageOrientation = .any

  /// The older way to say that ``preferredImageOrientation`` is `.portrait`.
  ///
  /// Setting it to false takes back a preference for portrait and leaves one for landscape as it is.
  public var shouldRequestPortraitImages: Bool {
    get { preferredImageOrientation == .portrait }
    set {
      if newValue {
        preferredImageOrientation = .portrait
      } else if preferredImageOrientation == .portrait {
        preferredImageOrientation = .any
      }
    }
  }

  /// The corner of the ad that the app keeps free for a ``SampleAdInfoView``.
  public var adInfoPosition: SampleAdInfoPosition = .topRight

  /// The shape of media that the app has room for. This network takes note and serves the same ad.
  public var preferredMediaShape: SampleMediaShape = .any

  override var options: SampleRequestOptions {
    var options = super.options
    options.downloadsImages = shouldDownloadImages
    options.wantsMultipleImages = shouldRequestMultipleImages
    options.orientation = preferredImageOrientation
    options.adInfoPosition = adInfoPosition
    options.mediaShape = preferredMediaShape
    return options
  }
}
