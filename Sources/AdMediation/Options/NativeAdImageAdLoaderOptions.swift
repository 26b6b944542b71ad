/// How the publisher wants images.
///
/// Mirrors `GADNativeAdImageAdLoaderOptions`. Source: Native custom events, "GADAdLoaderOptions".
open class NativeAdImageAdLoaderOptions: AdLoaderOptions {
  /// Whether the publisher loads images: then the adapter gives URLs and scales only. Off by default: the adapter
  /// gives pictures.
  open var disableImageLoading = false

  /// ``disableImageLoading`` by today's name.
  public var isImageLoadingDisabled: Bool {
    get { disableImageLoading }
    set { disableImageLoading = newValue }
  }

  /// The opposite of ``disableImageLoading``, by the name in the text of the custom-event document. The mirrored SDK has
  /// no such member.
  public var shouldDownloadImages: Bool {
    get { !disableImageLoading }
    set { disableImageLoading = !newValue }
  }

  /// Whether the publisher shows more than one image. Off by default: the adapter gives one.
  open var shouldRequestMultipleImages = false

  /// Which image is preferred where the network has several.
  open var preferredImageOrientation = NativeAdImageAdLoaderOptionsOrientation.any
}

/// The orientation of an image.
///
/// Mirrors `GADNativeAdImageAdLoaderOptionsOrientation`.
public enum NativeAdImageAdLoaderOptionsOrientation: Int, Sendable, CaseIterable {
  /// No preference.
  case any = 1
  /// Higher than wide.
  case portrait
  /// Wider than high.
  case landscape
}
