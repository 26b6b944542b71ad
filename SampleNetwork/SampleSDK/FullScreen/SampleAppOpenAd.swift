/// An ad over the whole screen, while the app opens.
@preconcurrency
@MainActor
public final class SampleAppOpenAd: SampleFullScreenAd {
  /// An object without an ad unit yet.
  public init() { super.init(format: .appOpen) }
}
