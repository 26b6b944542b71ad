/// A request for a video on demand of Google Cloud's Video Stitcher. It fails here, with
/// ``AdErrorCode/STREAM_INITIALIZATION_FAILED``: nothing stands in for the service, which needs a project of your own.
///
/// Mirrors `IMAVideoStitcherVODStreamRequest`. Source: SDK reference, `IMAVideoStitcherVODStreamRequest`.
@preconcurrency
@MainActor
public final class VideoStitcherVODStreamRequest: StreamRequest {
  /// The publisher's network at the ad server.
  public override var networkCode: String { givenNetworkCode ?? "" }
  /// The configuration of the video in the project; nil for a request with ``contentSourceURL``.
  public let vodConfigID: String?
  /// The ad tag; nil for a request with ``vodConfigID``.
  public let adTagURL: String?
  /// The content without ads; nil for a request with ``vodConfigID``.
  public let contentSourceURL: String?
  /// The location of the project's service.
  public let region: String
  /// The number of the project.
  public let projectNumber: String
  /// The token of an account that may call the service.
  public let oAuthToken: String
  /// Parameters for the service's session.
  public var videoStitcherSessionOptions: [String: Any]?

  /// Makes a request for a video that is configured in the project.
  public init(
    vodConfigID: String,
    region: String,
    projectNumber: String,
    oAuthToken: String,
    networkCode: String,
    adDisplayContainer: AdDisplayContainer,
    videoDisplay: any VideoDisplay,
    pictureInPictureProxy: PictureInPictureProxy? = nil,
    userContext: Any? = nil,
    videoStitcherSessionOptions: [String: Any]? = nil
  ) {
    (self.vodConfigID, adTagURL, contentSourceURL) = (vodConfigID, nil, nil)
    (self.region, self.projectNumber, self.oAuthToken) = (region, projectNumber, oAuthToken)
    self.videoStitcherSessionOptions = videoStitcherSessionOptions
    super.init(
      networkCode: networkCode,
      adDisplayContainer: adDisplayContainer,
      videoDisplay: videoDisplay,
      pictureInPictureProxy: pictureInPictureProxy,
      userContext: userContext
    )
  }

  /// Makes a request for a video and its ads by their URLs.
  public init(
    adTagURL: String,
    region: String,
    projectNumber: String,
    oAuthToken: String,
    networkCode: String,
    contentSourceURL: String,
    adDisplayContainer: AdDisplayContainer,
    videoDisplay: any VideoDisplay,
    pictureInPictureProxy: PictureInPictureProxy? = nil,
    userContext: Any? = nil,
    videoStitcherSessionOptions: [String: Any]? = nil
  ) {
    (vodConfigID, self.adTagURL, self.contentSourceURL) = (nil, adTagURL, contentSourceURL)
    (self.region, self.projectNumber, self.oAuthToken) = (region, projectNumber, oAuthToken)
    self.videoStitcherSessionOptions = videoStitcherSessionOptions
    super.init(
      networkCode: networkCode,
      adDisplayContainer: adDisplayContainer,
      videoDisplay: videoDisplay,
      pictureInPictureProxy: pictureInPictureProxy,
      userContext: userContext
    )
  }

  override func endpoint() throws(StreamError) -> StreamEndpoint { throw .videoStitcher }
}
