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
  public convenience init(
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
    self.init(
      Source(vodConfigID: vodConfigID),
      Account(region: region, projectNumber: projectNumber, oAuthToken: oAuthToken, networkCode: networkCode),
      adDisplayContainer,
      videoDisplay,
      pictureInPictureProxy,
      userContext,
      videoStitcherSessionOptions
    )
  }

  /// Makes a request for a video and its ads by their URLs.
  public convenience init(
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
    self.init(
      Source(adTagURL: adTagURL, contentSourceURL: contentSourceURL),
      Account(region: region, projectNumber: projectNumber, oAuthToken: oAuthToken, networkCode: networkCode),
      adDisplayContainer,
      videoDisplay,
      pictureInPictureProxy,
      userContext,
      videoStitcherSessionOptions
    )
  }

  private struct Source {
    var vodConfigID, adTagURL, contentSourceURL: String?
  }

  private struct Account {
    var region, projectNumber, oAuthToken, networkCode: String
  }

  private init(
    _ source: Source,
    _ account: Account,
    _ adDisplayContainer: AdDisplayContainer,
    _ videoDisplay: any VideoDisplay,
    _ pictureInPictureProxy: PictureInPictureProxy?,
    _ userContext: Any?,
    _ videoStitcherSessionOptions: [String: Any]?
  ) {
    vodConfigID = source.vodConfigID
    adTagURL = source.adTagURL
    contentSourceURL = source.contentSourceURL
    region = account.region
    projectNumber = account.projectNumber
    oAuthToken = account.oAuthToken
    self.videoStitcherSessionOptions = videoStitcherSessionOptions
    super.init(
      networkCode: account.networkCode,
      adDisplayContainer: adDisplayContainer,
      videoDisplay: videoDisplay,
      pictureInPictureProxy: pictureInPictureProxy,
      userContext: userContext
    )
  }

  override func endpoint() throws(StreamError) -> StreamEndpoint { throw .videoStitcher }
}
