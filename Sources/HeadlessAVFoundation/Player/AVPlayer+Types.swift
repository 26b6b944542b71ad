extension AVPlayer {
  /// Whether a player can play.
  public enum Status: Int, Sendable {
    /// It has not played anything yet.
    case unknown = 0
    /// It has had an item that was ready.
    case readyToPlay = 1
    /// Never here.
    case failed = 2
  }

  /// Whether a player plays, or wants to.
  public enum TimeControlStatus: Int, Sendable {
    /// The rate is 0.
    case paused = 0
    /// It would play, but for ``AVPlayer/reasonForWaitingToPlay``.
    case waitingToPlayAtSpecifiedRate = 1
    /// It plays.
    case playing = 2
  }

  /// What a player does when an item has played to its end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// Plays the next item of an ``AVQueuePlayer``; pauses any other player.
    case advance = 0
    /// Sets the rate to 0.
    case pause = 1
    /// Stays at the end, with its rate: a seek goes on playing.
    case none = 2
  }

  /// What a player waits for.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A reason of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// For data, after a stall.
    public static let toMinimizeStalls = WaitingReason(
      rawValue: "AVPlayerWaitingToMinimizeStallsReason"
    )
    /// For the item to load, or for a seek to end.
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason"
    )
    /// For an item.
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    /// For an interstitial event to end.
    public static let interstitialEvent = WaitingReason(
      rawValue: "AVPlayerWaitingDuringInterstitialEventReason"
    )
  }
}
