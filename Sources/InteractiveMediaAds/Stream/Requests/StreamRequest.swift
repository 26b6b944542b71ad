public import Foundation

/// A request for a stream, and where its ads are shown. Make one of its subclasses, and pass it to
/// ``AdsLoader/requestStream(with:)``.
///
/// Mirrors `IMAStreamRequest`. Source: SDK reference, `IMAStreamRequest.h`.
@preconcurrency
@MainActor
public class StreamRequest: NSObject {
  /// The view for the ad's user interface.
  public let adDisplayContainer: AdDisplayContainer
  /// The display that plays the stream. Only an ``AVPlayerVideoDisplay`` can be followed.
  public let videoDisplay: any VideoDisplay
  /// An object of the app's that comes back with the answer.
  public let userContext: Any?
  let pictureInPictureProxy: PictureInPictureProxy?
  let givenNetworkCode: String?

  /// The publisher's network at the ad server; nil if the request was made without it.
  public var networkCode: String? { givenNetworkCode }

  /// Identifies the app to the ad server; nil by default. Sent in the header, and omitted if there is an
  /// ``authToken``.
  public var apiKey: String?
  /// Identifies the app more strictly, in place of ``apiKey``; nil by default.
  public var authToken: String?
  /// Names the session in the ad server's stream activity monitor; nil by default.
  public var streamActivityMonitorID: String?
  /// Parameters for the choice of ads; nil by default. See ``StreamManager/replaceAdTagParameters(_:)``.
  public var adTagParameters: [String: String]?
  /// Signals that publisher and bidder have agreed on; nil by default. Kept only: nothing is added to requests.
  public var secureSignals: SecureSignals?
  /// Parameters to add to the query of the manifest's URL, percent-encoded and without a question mark; nil by default.
  /// They replace parameters of the same name.
  ///
  /// A ``PodStreamRequest`` ignores it: its app builds the URLs of manifests.
  public var manifestURLSuffix: String?
  /// A link to the content's screen; nil by default. Nothing reads it here: it is for Open Measurement.
  public var contentURL: URL?
  /// Whether the request has a nonce with signals for Google's servers; false by default, and not on tvOS. Kept only:
  /// no nonce is made here.
  public var enableNonce = false

  init(
    networkCode: String?,
    adDisplayContainer: AdDisplayContainer,
    videoDisplay: any VideoDisplay,
    pictureInPictureProxy: PictureInPictureProxy?,
    userContext: Any?
  ) {
    givenNetworkCode = networkCode
    self.adDisplayContainer = adDisplayContainer
    self.videoDisplay = videoDisplay
    self.pictureInPictureProxy = pictureInPictureProxy
    self.userContext = userContext
    super.init()
  }

  /// The method of the ad server that the request calls.
  func endpoint() throws(StreamError) -> StreamEndpoint {
    throw .arguments(
      "A StreamRequest alone does not say which stream to play: make a LiveStreamRequest, a VODStreamRequest, a "
        + "PodStreamRequest or a PodVODStreamRequest."
    )
  }
}
