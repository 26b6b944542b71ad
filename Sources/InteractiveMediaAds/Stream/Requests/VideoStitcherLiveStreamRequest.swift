/// A request for a live stream of Google Cloud's Video Stitcher. It fails here, with
/// ``AdErrorCode/STREAM_INITIALIZATION_FAILED``: nothing stands in for the service, which needs a project of your own.
///
/// Mirrors `IMAVideoStitcherLiveStreamRequest`. Source: SDK reference, `IMAVideoStitcherLiveStreamRequest.h`.
@preconcurrency
@MainActor
public final class VideoStitcherLiveStreamRequest: PodStreamRequest {
  /// The live stream event in the project.
  public let liveStreamEventID: String
  /// The location of the project's service.
  public let region: String
  /// The number of the project.
  public let projectNumber: String
  /// The token of an account that may call the service.
  public let oAuthToken: String
  /// Parameters for the service's session.
  public var videoStitcherSessionOptions: [String: Any]?

  /// Makes a request for a stream.
  public init(
    liveStreamEventID: String,
    region: String,
    projectNumber: String,
    oAuthToken: String,
    networkCode: String,
    customAssetKey: String,
    adDisplayContainer: AdDisplayContainer,
    videoDisplay: any VideoDisplay,
    pictureInPictureProxy: PictureInPictureProxy? = nil,
    userContext: Any? = nil,
    videoStitcherSessionOptions: [String: Any]? = nil
  ) {
    self.liveStreamEventID = liveStreamEventID
    self.region = region
    self.projectNumber = projectNumber
    self.oAuthToken = oAuthToken
    self.videoStitcherSessionOptions = videoStitcherSessionOptions
    super.init(
      networkCode: networkCode,
      customAssetKey: customAssetKey,
      adDisplayContainer: adDisplayContainer,
      videoDisplay: videoDisplay,
      pictureInPictureProxy: pictureInPictureProxy,
      userContext: userContext
    )
  }

  override func endpoint() throws(StreamError) -> StreamEndpoint { throw .videoStitcher }
}
