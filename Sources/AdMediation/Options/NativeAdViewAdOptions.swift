/// Where the publisher wants the AdChoices icon.
///
/// Mirrors `GADNativeAdViewAdOptions`.
open class NativeAdViewAdOptions: AdLoaderOptions {
  /// The corner; top right by default.
  open var preferredAdChoicesPosition = AdChoicesPosition.topRightCorner
}

/// A corner of the ad view.
///
/// Mirrors `GADAdChoicesPosition`.
public enum AdChoicesPosition: Int, Sendable, CaseIterable {
  /// Top right.
  case topRightCorner
  /// Top left.
  case topLeftCorner
  /// Bottom right.
  case bottomRightCorner
  /// Bottom left.
  case bottomLeftCorner
}
