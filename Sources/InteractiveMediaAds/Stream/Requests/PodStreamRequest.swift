/// A request for a live stream session of pod serving: the app plays its own content, and takes ad pods from the ad
/// server.
///
/// The pods are interstitial events of the content's player, or are stitched into the content. Both are followed.
///
/// Mirrors `IMAPodStreamRequest`. Source: SDK reference, `IMAPodStreamRequest.h`; Client-side HLS interstitials for
/// live streams, "Make a stream request".
@preconcurrency
@MainActor
public class PodStreamRequest: StreamRequest {
  /// The publisher's network at the ad server.
  public override var networkCode: String { givenNetworkCode ?? "" }
  /// The live stream event at the ad server.
  public let customAssetKey: String

  /// Makes a request for a session.
  ///
  /// - Parameters:
  ///   - networkCode: the publisher's network at the ad server.
  ///   - customAssetKey: the live stream event at the ad server.
  ///   - adDisplayContainer: the view for the ad's user interface.
  ///   - videoDisplay: an ``AVPlayerVideoDisplay`` of the content's player.
  ///   - pictureInPictureProxy: not used here: the player decides what plays in the window.
  ///   - userContext: comes back with the answer.
  public init(
    networkCode: String,
    customAssetKey: String,
    adDisplayContainer: AdDisplayContainer,
    videoDisplay: any VideoDisplay,
    pictureInPictureProxy: PictureInPictureProxy? = nil,
    userContext: Any? = nil
  ) {
    self.customAssetKey = customAssetKey
    super.init(
      networkCode: networkCode,
      adDisplayContainer: adDisplayContainer,
      videoDisplay: videoDisplay,
      pictureInPictureProxy: pictureInPictureProxy,
      userContext: userContext
    )
  }

  override func endpoint() throws(StreamError) -> StreamEndpoint {
    try .podLive(networkCode: networkCode, customAssetKey: customAssetKey)
  }
}
