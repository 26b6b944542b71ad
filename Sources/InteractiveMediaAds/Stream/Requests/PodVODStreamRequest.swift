/// A request for a session of pod serving for video on demand: a third party stitches the ads into the content.
///
/// The app builds the manifest's URL with ``StreamManager/streamId``, and passes it to
/// ``StreamManager/loadThirdPartyStream(_:streamSubtitles:)``.
///
/// Mirrors `IMAPodVODStreamRequest`. Source: SDK reference, `IMAPodVODStreamRequest`.
@preconcurrency
@MainActor
public final class PodVODStreamRequest: StreamRequest {
  /// The publisher's network at the ad server.
  public override var networkCode: String { givenNetworkCode ?? "" }

  /// Makes a request for a session.
  ///
  /// - Parameters:
  ///   - networkCode: the publisher's network at the ad server.
  ///   - adDisplayContainer: the view for the ad's user interface.
  ///   - videoDisplay: an ``AVPlayerVideoDisplay`` of the content's player.
  ///   - pictureInPictureProxy: not used here: the player decides what plays in the window.
  ///   - userContext: comes back with the answer.
  public init(
    networkCode: String,
    adDisplayContainer: AdDisplayContainer,
    videoDisplay: any VideoDisplay,
    pictureInPictureProxy: PictureInPictureProxy? = nil,
    userContext: Any? = nil
  ) {
    super.init(
      networkCode: networkCode,
      adDisplayContainer: adDisplayContainer,
      videoDisplay: videoDisplay,
      pictureInPictureProxy: pictureInPictureProxy,
      userContext: userContext
    )
  }

  override func endpoint() throws(StreamError) -> StreamEndpoint { try .podVOD(networkCode: networkCode) }
}
