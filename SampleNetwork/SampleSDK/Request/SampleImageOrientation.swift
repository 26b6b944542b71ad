/// Which way up the images of an ad should be.
public enum SampleImageOrientation: Int, Sendable, Hashable {
  /// No preference: landscape images come first.
  case any
  /// Higher than wide, where the ad has such an image.
  case portrait
  /// Wider than high, where the ad has such an image.
  case landscape
}
