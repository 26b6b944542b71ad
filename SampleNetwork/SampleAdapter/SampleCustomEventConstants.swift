/// Names that the custom event and those who use it agree on.
public enum SampleCustomEventConstants {
  /// The domain of the custom event's errors. The codes are those of `SampleErrorCode`.
  public static let errorDomain = "com.sample.network.customevent"

  /// The key of the degree of awesomeness in the extra assets.
  public static let awesomenessKey = "awesomeness"
}
