/// Asks for a session of pod serving: the app plays its own content, and takes ad pods from the ad server.
///
/// Mirrors `IMAPodStreamRequest`. Source: SDK reference, `IMAPodStreamRequest.h`; Client-side HLS interstitials for
/// live streams, "Make a stream request".
@preconcurrency
@MainActor
public final class PodStreamRequest: StreamRequest {
  /// The publisher's network at the ad server.
  public let networkCode: String
  /// The live stream event at the ad server.
  public let customAssetKey: String

  /// Asks for a session.
  ///
  /// - Parameters:
  ///   - networkCode: the publisher's network at the ad server.
  ///   - customAssetKey: the live stream event at the ad server.
  ///   - adDisplayContainer: where what belongs around ads is shown.
  ///   - videoDisplay: an ``AVPlayerVideoDisplay`` of the content's player.
  ///   - pictureInPictureProxy: without effect here: interstitials play in the window by themselves.
  ///   - userContext: comes back with the answer.
  public init(
    networkCode: String,
    customAssetKey: String,
    adDisplayContainer: AdDisplayContainer,
    videoDisplay: any VideoDisplay,
    pictureInPictureProxy: PictureInPictureProxy?,
    userContext: Any?
  ) {
    self.networkCode = networkCode
    self.customAssetKey = customAssetKey
    super.init(
      adDisplayContainer: adDisplayContainer,
      videoDisplay: videoDisplay,
      pictureInPictureProxy: pictureInPictureProxy,
      userContext: userContext
    )
  }

  /// Asks for a session, without picture-in-picture.
  public convenience init(
    networkCode: String,
    customAssetKey: String,
    adDisplayContainer: AdDisplayContainer,
    videoDisplay: any VideoDisplay,
    userContext: Any?
  ) {
    self.init(
      networkCode: networkCode,
      customAssetKey: customAssetKey,
      adDisplayContainer: adDisplayContainer,
      videoDisplay: videoDisplay,
      pictureInPictureProxy: nil,
      userContext: userContext
    )
  }

  /// Asks for a session, as older versions of the SDK did.
  public convenience init(
    networkCode: String,
    customAssetKey: String,
    adDisplayContainer: AdDisplayContainer,
    videoDisplay: any VideoDisplay,
    pictureInPictureProxy: PictureInPictureProxy?
  ) {
    self.init(
      networkCode: networkCode,
      customAssetKey: customAssetKey,
      adDisplayContainer: adDisplayContainer,
      videoDisplay: videoDisplay,
      pictureInPictureProxy: pictureInPictureProxy,
      userContext: nil
    )
  }

  /// Asks for a session without picture-in-picture, as older versions of the SDK did.
  public convenience init(
    networkCode: String,
    customAssetKey: String,
    adDisplayContainer: AdDisplayContainer,
    videoDisplay: any VideoDisplay
  ) {
    self.init(
      networkCode: networkCode,
      customAssetKey: customAssetKey,
      adDisplayContainer: adDisplayContainer,
      videoDisplay: videoDisplay,
      pictureInPictureProxy: nil,
      userContext: nil
    )
  }
}
