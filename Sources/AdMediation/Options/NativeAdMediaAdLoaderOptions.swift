/// What shape of media the publisher has room for.
///
/// Mirrors `GADNativeAdMediaAdLoaderOptions`.
open class NativeAdMediaAdLoaderOptions: AdLoaderOptions {
  /// The preferred shape; unknown by default, which is no preference.
  open var mediaAspectRatio = MediaAspectRatio.unknown
}

/// The shape of media.
///
/// Mirrors `GADMediaAspectRatio`.
public enum MediaAspectRatio: Int, Sendable, CaseIterable {
  /// Not said.
  case unknown
  /// Every shape.
  case any
  /// Wider than high.
  case landscape
  /// Higher than wide.
  case portrait
  /// As wide as high, about.
  case square
}
