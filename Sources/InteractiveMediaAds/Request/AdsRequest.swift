public import Foundation

/// What ads to ask for, and where to show them.
///
/// With an ``AVPlayerVideoDisplay`` ads play in the content's own player, whose time then is the content playhead.
/// Otherwise the request takes the ``ContentPlayhead``, which can also be given to
/// ``AdsManager/initialize(with:adsRenderingSettings:)``. The text of the document on ad rules has the playhead passed
/// when the ad display container is created; its code passes it here, as all versions of the SDK do. An initializer of
/// ``AdDisplayContainer`` with a playhead would compile here only, so there is none.
///
/// Source: Ad rules, "Ad rules".
///
/// Mirrors `IMAAdsRequest`. Source: SDK reference, `IMAAdsRequest.h`.
@preconcurrency
@MainActor
public final class AdsRequest: NSObject {
  /// Where the ad server answers; nil when ``adsResponse`` is given instead.
  public let adTagUrl: String?
  /// A VAST or VMAP document to use instead of asking an ad server; nil when ``adTagUrl`` is given.
  public let adsResponse: String?
  /// Where ads are shown.
  public let adDisplayContainer: AdDisplayContainer
  /// What comes back with the answer.
  public let userContext: Any?
  let contentPlayhead: (any NSObjectProtocol & ContentPlayhead)?
  let avPlayerVideoDisplay: AVPlayerVideoDisplay?
  let pictureInPictureProxy: PictureInPictureProxy?

  /// Whether content and ads start without the viewer's doing. Without effect here.
  public var adWillAutoPlay = false
  /// Whether content and ads start without sound. Without effect here.
  public var adWillPlayMuted = false
  /// Whether one content follows another by itself. Without effect here.
  public var continuousPlayback = false
  /// How long the content is, in seconds; 0 if that is not known.
  public var contentDuration: Float = 0
  /// What the content is about. Without effect here.
  public var contentKeywords: [String]?
  /// The content's title. Without effect here.
  public var contentTitle: String?
  /// Signals that publisher and bidder have agreed on; nil by default. Kept only: nothing is added to ad tags.
  public var secureSignals: SecureSignals?
  /// The page that the content is on. Without effect here.
  public var contentURL: URL?
  /// How long to wait for each response, the first and those that wrappers point at, in **milliseconds**. 0 or less
  /// stands for the default: 8 seconds for the first, 4 for the others.
  public var vastLoadTimeout: Float = 0
  /// How long to wait at most before the ad server is asked, in seconds, so that not all viewers of a live stream ask
  /// at once; 0 by default. Without effect here: the ad server is asked at once.
  public var liveStreamPrefetchSeconds: Float = 0

  private init(
    adTagUrl: String?,
    adsResponse: String?,
    adDisplayContainer: AdDisplayContainer,
    contentPlayhead: (any NSObjectProtocol & ContentPlayhead)?,
    avPlayerVideoDisplay: AVPlayerVideoDisplay?,
    pictureInPictureProxy: PictureInPictureProxy?,
    userContext: Any?
  ) {
    self.adTagUrl = adTagUrl
    self.adsResponse = adsResponse
    self.adDisplayContainer = adDisplayContainer
    self.contentPlayhead = contentPlayhead
    self.avPlayerVideoDisplay = avPlayerVideoDisplay
    self.pictureInPictureProxy = pictureInPictureProxy
    self.userContext = userContext
    super.init()
  }

  /// Asks an ad server; ads play in a player of their own. A playlist of breaks needs the content's
  /// playhead.
  public convenience init(
    adTagUrl: String,
    adDisplayContainer: AdDisplayContainer,
    contentPlayhead: (any NSObjectProtocol & ContentPlayhead)?,
    userContext: Any?
  ) {
    self.init(
      adTagUrl: adTagUrl,
      adsResponse: nil,
      adDisplayContainer: adDisplayContainer,
      contentPlayhead: contentPlayhead,
      avPlayerVideoDisplay: nil,
      pictureInPictureProxy: nil,
      userContext: userContext
    )
  }

  /// Asks an ad server; ads play in the content's player, also in picture-in-picture.
  public convenience init(
    adTagUrl: String,
    adDisplayContainer: AdDisplayContainer,
    avPlayerVideoDisplay: AVPlayerVideoDisplay,
    pictureInPictureProxy: PictureInPictureProxy?,
    userContext: Any?
  ) {
    self.init(
      adTagUrl: adTagUrl,
      adsResponse: nil,
      adDisplayContainer: adDisplayContainer,
      contentPlayhead: nil,
      avPlayerVideoDisplay: avPlayerVideoDisplay,
      pictureInPictureProxy: pictureInPictureProxy,
      userContext: userContext
    )
  }

  /// Uses a response that is there already; ads play in a player of their own. A playlist of breaks
  /// needs the content's playhead.
  public convenience init(
    adsResponse: String,
    adDisplayContainer: AdDisplayContainer,
    contentPlayhead: (any NSObjectProtocol & ContentPlayhead)?,
    userContext: Any?
  ) {
    self.init(
      adTagUrl: nil,
      adsResponse: adsResponse,
      adDisplayContainer: adDisplayContainer,
      contentPlayhead: contentPlayhead,
      avPlayerVideoDisplay: nil,
      pictureInPictureProxy: nil,
      userContext: userContext
    )
  }

  /// Uses a response that is there already; ads play in the content's player, also in picture-in-picture.
  public convenience init(
    adsResponse: String,
    adDisplayContainer: AdDisplayContainer,
    avPlayerVideoDisplay: AVPlayerVideoDisplay,
    pictureInPictureProxy: PictureInPictureProxy?,
    userContext: Any?
  ) {
    self.init(
      adTagUrl: nil,
      adsResponse: adsResponse,
      adDisplayContainer: adDisplayContainer,
      contentPlayhead: nil,
      avPlayerVideoDisplay: avPlayerVideoDisplay,
      pictureInPictureProxy: pictureInPictureProxy,
      userContext: userContext
    )
  }

  /// Asks an ad server without a content playhead, as older versions of the SDK did: the playhead is given to
  /// `AdsManager.initialize(with:adsRenderingSettings:)` instead.
  public convenience init(adTagUrl: String, adDisplayContainer: AdDisplayContainer, userContext: Any?) {
    self.init(
      adTagUrl: adTagUrl,
      adDisplayContainer: adDisplayContainer,
      contentPlayhead: nil,
      userContext: userContext
    )
  }
}
