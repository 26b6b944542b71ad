#if !(os(iOS) || os(tvOS) || os(visionOS))
  import AdPlatform
  public import Foundation

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

    weak var player: AVPlayer?
    private var keptMedia: PlaybackMedia

    /// An item for an asset.
    public init(asset: AVAsset) {
      self.asset = asset
      keptMedia = PlaybackMedia(script: asset.script)
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
      let failedToLoad = media.script.failure == .whileLoading
      return AVError(failedToLoad ? .contentIsUnavailable : .failedToLoadMediaData)
    }

    /// How long it is: ``CMTime/indefinite`` until it has loaded, and for a live stream.
    open var duration: CMTime {
      guard media.loading != .unknown, media.script.duration != nil else { return .indefinite }
      return CMTime(media.end)
    }

    /// Where its playhead is.
    open func currentTime() -> CMTime { player?.currentTime() ?? CMTime(keptMedia.position) }

    /// Moves its playhead, as ``AVPlayer/seek(to:completionHandler:)`` if it is a player's current item; otherwise the
    /// handler is called with false.
    open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
      if let player {
        player.seek(to: time, completionHandler: completionHandler ?? { _ in })
      } else {
        completionHandler?(false)
      }
    }

    /// What playback knows of it.
    var media: PlaybackMedia { player?.playback.media ?? keptMedia }

    func wasPut(in player: AVPlayer) -> PlaybackMedia {
      self.player?.replaceCurrentItem(with: nil)
      self.player = player
      return keptMedia
    }

    func wasRemoved(as media: PlaybackMedia) {
      player = nil
      keptMedia = media
    }
  }
#endif
