import AdPlatform
public import Foundation

/// Media that can be played.
@preconcurrency
@MainActor
open class AVAsset: NSObject {
  /// How the media plays. Only here; set it before the item that plays it is made.
  public var script: PlaybackScript {
    didSet { playlist = nil }
  }

  /// The groups of options that a viewer can choose from. Only here: set them, for no media is read.
  public var mediaSelectionGroups: [AVMediaCharacteristic: AVMediaSelectionGroup] = [:]

  /// The playlist that says how long the media is, instead of the script.
  var playlist: (url: URL, platform: Platform)?

  init(script: PlaybackScript) { self.script = script }

  /// How long it is; ``CMTime/indefinite`` for a live stream, and for a playlist, whose item knows it. Otherwise known
  /// at once, unlike an item's.
  open var duration: CMTime {
    guard playlist == nil, script.duration != nil else { return .indefinite }
    return CMTime(PlaybackMedia(script: script).end)
  }
}

/// Media behind a URL.
@preconcurrency
@MainActor
open class AVURLAsset: AVAsset {
  /// Where the media is.
  public let url: URL

  /// Media that plays as the script for the URL says: `Platform.current.media.scripts`.
  ///
  /// Without one, an `http` or `https` URL whose path ends in `.m3u8` leads to an HLS playlist: an item of the asset
  /// loads it over its player's network when it becomes that player's current one. Nothing else is fetched. The options
  /// are ignored.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    let platform = Platform.current
    super.init(script: platform.media.script(for: url))
    if platform.media.isPlaylist(url) { playlist = (url, platform) }
  }

  /// A playlist, whatever its path ends in: what a playlist or an asset list names, and the content of a tool. A URL
  /// that is neither http nor https is not played, because nothing fetches it.
  package convenience init(playlist url: URL) {
    self.init(url: url)
    let platform = Platform.current
    if !platform.media.isScripted(url) { playlist = (url, platform) }
  }
}
