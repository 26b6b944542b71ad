/// Names that the adapter and those who use it agree on.
public enum SampleMediationConstants {
  /// The version of the adapter: that of the network's SDK, and a number of its own.
  public static let adapterVersion = "3.2.1.0"

  /// The domain of the adapter's errors. The codes are those of `SampleErrorCode`, `SamplePresentationError` and
  /// `SampleSetUpError`.
  public static let errorDomain = "com.sample.network.adapter"

  /// The setting of a source that carries the ad unit ID at the sample network.
  public static let adUnitIDKey = "parameter"
}
