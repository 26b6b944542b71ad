/// A request for a live stream into which the ad server stitches ads. The stream manager loads it into the video
/// display and plays it.
///
/// Mirrors `IMALiveStreamRequest`. Source: SDK reference, `IMALiveStreamRequest.h`.
@preconcurrency
@MainActor
public final class LiveStreamRequest: StreamRequest {
  /// The live stream event at the ad server.
  public let assetKey: String
  /// Asks for ads as HLS interstitials instead of stitched ones; false by default.
  ///
  /// How the ad server is asked for them is not published. The request is sent without it, a `LOG` event says so, and
  /// interstitials that the manifest has are followed all the same.
  public var useHLSInterstitials = false

  /// Makes a request for a stream.
  ///
  /// - Parameters:
  ///   - assetKey: the live stream event at the ad server.
  ///   - networkCode: the publisher's network at the ad server; optional.
  ///   - adDisplayContainer: the view for the ad's user interface.
  ///   - videoDisplay: an ``AVPlayerVideoDisplay``. Its player plays the stream.
  ///   - pictureInPictureProxy: not used here: the player decides what plays in the window.
  ///   - userContext: comes back with the answer.
  public init(
    assetKey: String,
    networkCode: String? = nil,
    adDisplayContainer: AdDisplayContainer,
    videoDisplay: any VideoDisplay,
    pictureInPictureProxy: PictureInPictureProxy? = nil,
    userContext: Any? = nil
  ) {
    self.assetKey = assetKey
    super.init(
      networkCode: networkCode,
      adDisplayContainer: adDisplayContainer,
      videoDisplay: videoDisplay,
      pictureInPictureProxy: pictureInPictureProxy,
      userContext: userContext
    )
  }

  override func endpoint() throws(StreamError) -> StreamEndpoint {
    try .live(assetKey: assetKey, wantsInterstitials: useHLSInterstitials)
  }
}
