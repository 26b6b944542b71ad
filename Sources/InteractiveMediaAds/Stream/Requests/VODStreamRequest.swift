/// A request for a video on demand into which the ad server stitches ads. The stream manager loads it into the video
/// display and plays it.
///
/// Mirrors `IMAVODStreamRequest`. Source: SDK reference, `IMAVODStreamRequest.h`.
@preconcurrency
@MainActor
public final class VODStreamRequest: StreamRequest {
  /// The content source at the ad server.
  public let contentSourceID: String
  /// The video in the content source.
  public let videoID: String
  /// Asks for ads as HLS interstitials instead of stitched ones; false by default. See
  /// ``LiveStreamRequest/useHLSInterstitials``.
  public var useHLSInterstitials = false

  /// Makes a request for a stream.
  ///
  /// - Parameters:
  ///   - contentSourceID: the content source at the ad server.
  ///   - videoID: the video in the content source.
  ///   - networkCode: the publisher's network at the ad server; optional.
  ///   - adDisplayContainer: the view for the ad's user interface.
  ///   - videoDisplay: an ``AVPlayerVideoDisplay``. Its player plays the stream.
  ///   - pictureInPictureProxy: not used here: the player decides what plays in the window.
  ///   - userContext: comes back with the answer.
  public init(
    contentSourceID: String,
    videoID: String,
    networkCode: String? = nil,
    adDisplayContainer: AdDisplayContainer,
    videoDisplay: any VideoDisplay,
    pictureInPictureProxy: PictureInPictureProxy? = nil,
    userContext: Any? = nil
  ) {
    self.contentSourceID = contentSourceID
    self.videoID = videoID
    super.init(
      networkCode: networkCode,
      adDisplayContainer: adDisplayContainer,
      videoDisplay: videoDisplay,
      pictureInPictureProxy: pictureInPictureProxy,
      userContext: userContext
    )
  }

  override func endpoint() throws(StreamError) -> StreamEndpoint {
    try .vod(contentSourceID: contentSourceID, videoID: videoID, wantsInterstitials: useHLSInterstitials)
  }
}
