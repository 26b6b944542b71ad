public import Foundation

/// What stream to ask for, and where its ads are shown. What can be asked for is a ``PodStreamRequest``.
///
/// Mirrors `IMAStreamRequest`. Source: SDK reference, `IMAStreamRequest.h`.
@preconcurrency
@MainActor
public class StreamRequest: NSObject {
  /// Where what belongs around ads is shown.
  public let adDisplayContainer: AdDisplayContainer
  /// What the stream plays in. Ads are followed in an ``AVPlayerVideoDisplay`` only.
  public let videoDisplay: any VideoDisplay
  /// What comes back with the answer.
  public let userContext: Any?
  let pictureInPictureProxy: PictureInPictureProxy?

  /// Proves to the ad server which app asks; nil by default. Sent in the header, and not at all with an
  /// ``authToken``.
  public var apiKey: String?
  /// Proves the same more strictly, and takes the place of ``apiKey``; nil by default.
  public var authToken: String?
  /// Finds the session again in the ad server's monitor of streams; nil by default.
  public var streamActivityMonitorID: String?
  /// What ads are wanted; nil by default. See ``StreamManager/replaceAdTagParameters(_:)``.
  public var adTagParameters: [String: String]?
  /// What is added to the URL of a manifest that the ad server makes; nil by default. Without effect here: the app
  /// builds the URLs of its manifests.
  public var manifestURLSuffix: String?
  /// A link to the content's screen; nil by default. Without effect here.
  public var contentURL: URL?

  init(
    adDisplayContainer: AdDisplayContainer,
    videoDisplay: any VideoDisplay,
    pictureInPictureProxy: PictureInPictureProxy?,
    userContext: Any?
  ) {
    self.adDisplayContainer = adDisplayContainer
    self.videoDisplay = videoDisplay
    self.pictureInPictureProxy = pictureInPictureProxy
    self.userContext = userContext
    super.init()
  }
}
