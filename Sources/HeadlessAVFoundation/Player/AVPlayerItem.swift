import AdPlatform
public import Foundation
import HLS

/// One thing to play, with its own playhead, which it keeps when it is taken out of a player and put back.
@preconcurrency
@MainActor
open class AVPlayerItem: NSObject {
  /// Whether the item can be played.
  public enum Status: Int, Sendable {
    /// It has not loaded yet.
    case unknown = 0
    /// It can be played.
    case readyToPlay = 1
    /// It cannot be played any more: see ``AVPlayerItem/error``.
    case failed = 2
  }

  /// What is played.
  public let asset: AVAsset

  /// Whether the interstitial events of its playlist are played. Those of a controller are, in any case.
  open var automaticallyHandlesInterstitialEvents = true

  /// The item that this one was made after, to be played in an interstitial event.
  public internal(set) var templatePlayerItem: AVPlayerItem?

  /// Those that were added, in order.
  public private(set) var outputs: [AVPlayerItemOutput] = []

  /// What was decided for its interstitial events, while another item is played.
  var interstitialPlayback: InterstitialPlayback?

  /// What is chosen of each group.
  var selectedOptions: [AVMediaSelectionGroup: AVMediaSelectionOption] = [:]

  weak var player: AVPlayer?
  /// Loads its playlist; nil for media that play by a script.
  let loader: PlaylistLoader?
  private var keptMedia: PlaybackMedia

  /// An item for an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    loader = asset.playlist.map { PlaylistLoader(url: $0.url, platform: $0.platform) }
    keptMedia = PlaybackMedia(script: asset.script, hasPlaylist: loader != nil)
    super.init()
    loader?.item = self
  }

  /// An item for the media behind a URL. It loads when it becomes a player's current item.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  /// An item that plays as a script says. Only here.
  public convenience init(script: PlaybackScript) { self.init(asset: AVAsset(script: script)) }

  /// Whether it can be played.
  open var status: Status {
    switch media.loading {
    case .unknown: .unknown
    case .ready: .readyToPlay
    case .failed: .failed
    }
  }

  /// Why ``status`` is `failed`; an ``AVError``.
  open var error: (any Error)? {
    guard media.loading == .failed else { return nil }
    return media.failure ?? AVError(.failedToLoadMediaData)
  }

  /// How long it is: ``CMTime/indefinite`` until it has loaded, and for a live stream.
  open var duration: CMTime {
    guard media.loading != .unknown, media.hasDuration else { return .indefinite }
    return CMTime(media.end)
  }

  /// Where its playhead is.
  open func currentTime() -> CMTime { player?.currentTime() ?? CMTime(keptMedia.position) }

  /// Moves its playhead, as ``AVPlayer/seek(to:completionHandler:)-(CMTime,_)`` if it is a player's current item; otherwise the
  /// handler is called with false.
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    if let player {
      player.seek(to: time, completionHandler: completionHandler ?? { _ in })
    } else {
      completionHandler?(false)
    }
  }

  /// Another item for the same asset, not loaded yet. To be called on the main actor.
  open override nonisolated func copy() -> Any { MainActor.assumeIsolated { AVPlayerItem(asset: asset) } }

  /// Adds what it tells of itself to.
  open func add(_ output: AVPlayerItemOutput) {
    if !outputs.contains(output) { outputs.append(output) }
  }

  /// Takes an output out.
  open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }

  func push(_ marks: [MediaWindow.Mark]) {
    for case let output as AVPlayerItemMetadataOutput in outputs { output.push(marks) }
  }

  /// What playback knows of it.
  var media: PlaybackMedia { player?.playback.media ?? keptMedia }

  func wasPut(in player: AVPlayer) -> PlaybackMedia {
    self.player?.release(self)
    self.player = player
    return keptMedia
  }

  func startLoading() {
    guard media.loading != .failed, let player else { return }
    loader?.start(on: player.platform)
  }

  func wasRemoved(as media: PlaybackMedia) {
    loader?.stop()
    player = nil
    keptMedia = media
  }
}
