public import Foundation

/// What holds for everything that an ads loader does.
///
/// Mirrors `IMASettings`. Source: SDK reference, `IMASettings.h`.
public final class Settings: NSObject, NSCopying {
  /// The publisher's name for the viewer; nil by default. Without effect here: nothing is added to ad tags.
  public var ppid: String?
  /// The language of what ads bring along on the player's surface, as BCP 47 writes it; nil for the system's.
  /// Without effect here.
  public var language: String?
  /// How many wrappers may stand before an ad: 4 by default. One more, and the request ends with
  /// ``AdErrorCode/VAST_TOO_MANY_REDIRECTS``.
  public var maxRedirects: UInt = 4
  /// Whether ads play on while the app is in the background; off by default. Picture-in-picture needs it.
  public var enableBackgroundPlayback = false
  /// Whether breaks of a playlist start by themselves; on by default. If not, ``AdEventType/AD_BREAK_READY`` comes
  /// and the break waits for `start()`.
  public var autoPlayAdBreaks = true
  /// Whether the system's display of what is playing is left alone; off by default. It always is, here.
  public var disableNowPlayingInfo = false
  /// The kind of player that shows the content; nil by default.
  public var playerType: String?
  /// The version of that player; nil by default.
  public var playerVersion: String?
  /// Whether more is logged; off by default. Without effect here: `AdsManager.remarks` has everything.
  public var enableDebugMode = false

  /// The default settings.
  public override init() { super.init() }

  /// Settings of their own with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = Settings()
    copy.ppid = ppid
    copy.language = language
    copy.maxRedirects = maxRedirects
    copy.enableBackgroundPlayback = enableBackgroundPlayback
    copy.autoPlayAdBreaks = autoPlayAdBreaks
    copy.disableNowPlayingInfo = disableNowPlayingInfo
    copy.playerType = playerType
    copy.playerVersion = playerVersion
    copy.enableDebugMode = enableDebugMode
    return copy
  }
}
