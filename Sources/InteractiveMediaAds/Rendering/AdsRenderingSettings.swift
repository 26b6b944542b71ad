public import Foundation
public import HeadlessUIKit

/// The value of ``AdsRenderingSettings/bitrate`` that leaves the choice to the SDK.
public let AutodetectBitrate = -1

/// How ads are shown.
///
/// Mirrors `IMAAdsRenderingSettings`. Source: SDK reference, `IMAAdsRenderingSettings.h`.
@preconcurrency
@MainActor
public final class AdsRenderingSettings: NSObject {
  /// The MIME types of media files that may play; nil or empty, the default, for all that the player can play.
  public var mimeTypes: [String]? = []
  /// The highest bit rate wanted, in kilobits a second; ``AutodetectBitrate`` by default.
  public var bitrate = AutodetectBitrate
  /// How long an ad's media may take to load, in seconds; then the next ad of the pod plays. -1, the default, stands
  /// for 8 seconds.
  public var loadVideoTimeout: TimeInterval = -1
  /// Leaves out all breaks of a playlist up to and at this time, in seconds of content; -1, the default, leaves out
  /// none. With 15, a break at 15 does not play.
  public var playAdsAfterTime: TimeInterval = -1
  /// What ads bring along on the player's surface: raw values of ``UiElementType``; nil, the default, for all.
  public var uiElements: [NSNumber]?
  /// Whether ads bring nothing along on the player's surface; off by default.
  public var disableUi = false
  /// Whether an ad's media is loaded before its turn; on by default. Without effect here: each loads in its turn.
  public var enablePreloading = true
  /// Where pages of advertisers are shown inside the app; nil, the default, opens them outside.
  public weak var linkOpenerPresentingController: UIViewController?
  /// Who hears of pages of advertisers.
  public weak var linkOpenerDelegate: (any LinkOpenerDelegate)?
  /// Whether web pages open outside all the same; off by default.
  public var openWebLinksExternally = false

  /// The default settings.
  public override init() { super.init() }
}
