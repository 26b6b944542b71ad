/// A moment of a schedule: what is shown there.
public struct SchedulePosition: Hashable, Sendable {
  /// What plays.
  public enum Place: Hashable, Sendable {
    /// Content.
    case content
    /// The interstitial with this name, at this offset from its beginning.
    case interstitial(id: String, offset: Duration)
  }

  /// The content's time. While an interstitial plays, the time at which it began.
  public let primary: Duration
  /// What is shown.
  public let place: Place
  /// If this is content that is shown again: the time of the events that went back.
  public internal(set) var replayedUntil: Duration?
}
