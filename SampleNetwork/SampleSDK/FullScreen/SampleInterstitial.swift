/// An ad over the whole screen, at a pause in the app.
@preconcurrency
@MainActor
public final class SampleInterstitial: SampleFullScreenAd {
  /// An object without an ad unit yet.
  public init() { super.init(format: .interstitial) }
}
