public import Foundation

/// What holds for everything that an ads loader does.
///
/// Mirrors `IMASettings`. Source: SDK reference, `IMASettings.h`.
public final class Settings: NSObject, NSCopying {
  /// The publisher's name for the viewer; nil by default. Without effect here: nothing is added to ad tags.
  public var ppid: String?
  /// The language of the controls over ads, as a BCP 47 tag; `en` by default. The controls here are in English in any
  /// language.
  public var language = "en"
  /// How many wrappers may stand before an ad: 4 by default. One more, and the request ends with
  /// ``AdErrorCode/VAST_TOO_MANY_REDIRECTS``.
  public var maxRedirects: UInt = 4
  /// Experimental features and their states; empty by default. There are none here, so that flags change nothing.
  public var featureFlags: [String: String] = [:]
  /// Whether ads play on while the app is in the background; off by default. Picture-in-picture needs it.
  ///
  /// The app needs the background mode `audio` and an audio session category for it, too: see
  /// `AVAudioSession.allowsBackgroundPlayback`.
  ///
  /// Source: Picture in picture, "Changing the settings".
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
  /// Identifies a session of the viewer, a UUID, for frequency capping; nil by default. Kept only: nothing is added to
  /// ad tags.
  public var sessionID: String?
  /// Whether the same app key, which ties requests of an app to each other, is used; on by default. Kept only: nothing
  /// is added to ad tags.
  public var sameAppKeyEnabled = true
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
    copy.featureFlags = featureFlags
    copy.enableBackgroundPlayback = enableBackgroundPlayback
    copy.autoPlayAdBreaks = autoPlayAdBreaks
    copy.disableNowPlayingInfo = disableNowPlayingInfo
    copy.playerType = playerType
    copy.playerVersion = playerVersion
    copy.sessionID = sessionID
    copy.sameAppKeyEnabled = sameAppKeyEnabled
    copy.enableDebugMode = enableDebugMode
    return copy
  }
}
