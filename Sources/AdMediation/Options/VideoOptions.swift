/// How the publisher wants videos to play.
///
/// Mirrors `GADVideoOptions`, with both generations of its names.
open class VideoOptions: AdLoaderOptions {
  /// Whether videos start without sound. On by default.
  open var startMuted = true
  /// Whether the publisher draws the controls. Off by default.
  open var customControlsRequested = false
  /// Whether a tap is to enlarge the video. Off by default.
  open var clickToExpandRequested = false

  /// ``startMuted`` by today's name.
  public var shouldStartMuted: Bool {
    get { startMuted }
    set { startMuted = newValue }
  }

  /// ``customControlsRequested`` by today's name.
  public var areCustomControlsRequested: Bool {
    get { customControlsRequested }
    set { customControlsRequested = newValue }
  }

  /// ``clickToExpandRequested`` by today's name.
  public var isClickToExpandRequested: Bool {
    get { clickToExpandRequested }
    set { clickToExpandRequested = newValue }
  }
}
