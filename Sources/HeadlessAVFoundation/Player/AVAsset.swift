#if !(os(iOS) || os(tvOS) || os(visionOS))
  import AdPlatform
  public import Foundation

  /// Media that can be played.
  @preconcurrency
  @MainActor
  open class AVAsset: NSObject {
    /// How the media plays. Only here; set it before the item that plays it is made.
    public var script: PlaybackScript

    init(script: PlaybackScript) { self.script = script }

    /// How long it is; ``CMTime/indefinite`` for a live stream. Known at once, unlike an item's.
    open var duration: CMTime {
      script.duration == nil ? .indefinite : CMTime(PlaybackMedia(script: script).end)
    }
  }

  /// Media behind a URL.
  @preconcurrency
  @MainActor
  open class AVURLAsset: AVAsset {
    /// Where the media is.
    public let url: URL

    /// Media that plays as the script for the URL says: `Platform.current.media.scripts`. Nothing is fetched.
    ///
    /// - Parameter options: without effect.
    public init(url: URL, options: [String: Any]? = nil) {
      self.url = url
      super.init(script: Platform.current.media.script(for: url))
    }
  }
#endif
