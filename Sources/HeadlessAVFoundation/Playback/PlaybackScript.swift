/// How the media behind a URL behaves: how long it is, and what goes wrong. Only here.
public struct PlaybackScript: Hashable, Sendable {
  /// A halt for want of data.
  public struct Stall: Hashable, Sendable {
    /// Where in the media.
    public var position: Duration
    /// For how long.
    public var duration: Duration

    /// A halt at a position.
    public init(at position: Duration, for duration: Duration) {
      self.position = position
      self.duration = duration
    }
  }

  /// Where the media cannot be played any more.
  public enum Failure: Hashable, Sendable {
    /// It never loads.
    case whileLoading
    /// Playing forward stops at this position.
    case at(Duration)
  }

  /// The length; nil for a live stream. Negative counts as zero.
  public var duration: Duration?
  /// From becoming a player's current item until it can be played, or fails to load.
  public var loadLatency: Duration
  /// From the call of `seek` until the player goes on.
  public var seekLatency: Duration
  /// Halts while playing forward, each of which happens once an item.
  public var stalls: [Stall]
  /// Nil when nothing fails.
  public var failure: Failure?

  /// Media of ten minutes, with nothing to wait for, unless told otherwise.
  public init(
    duration: Duration? = .seconds(600),
    loadLatency: Duration = .zero,
    seekLatency: Duration = .zero,
    stalls: [Stall] = [],
    failure: Failure? = nil
  ) {
    self.duration = duration
    self.loadLatency = loadLatency
    self.seekLatency = seekLatency
    self.stalls = stalls
    self.failure = failure
  }
}
