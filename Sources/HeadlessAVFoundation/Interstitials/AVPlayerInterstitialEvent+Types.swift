extension AVPlayerInterstitialEvent {
  /// What the viewer may not do.
  public struct Restrictions: OptionSet, Hashable, Sendable {
    /// The bits, as in AVFoundation.
    public let rawValue: UInt
    /// Restrictions of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A seek forward over the event is refused: the event plays.
    public static let constrainsSeekingForwardInPrimaryContent = Restrictions(rawValue: 1 << 0)
    /// Inside the event a seek forward is refused, and a rate above 1.
    public static let requiresPlaybackAtPreferredRateForAdvancement = Restrictions(rawValue: 1 << 2)
    /// None.
    public static let defaultPolicy: Restrictions = []
  }

  /// A place for an event that counts instead of its time or date.
  public struct Cue: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A cue of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The event's time or date counts.
    public static let noCue = Cue(rawValue: "AVPlayerInterstitialEventNoCue")
    /// Before the item plays, wherever it begins.
    public static let joinCue = Cue(rawValue: "AVPlayerInterstitialEventJoinCue")
    /// After the item has played to its end.
    public static let leaveCue = Cue(rawValue: "AVPlayerInterstitialEventLeaveCue")
  }

  /// How much of the integrated timeline an event takes.
  public enum TimelineOccupancy: Int, Sendable {
    /// A point.
    case singlePoint = 0
    /// Its duration.
    case fill = 1
  }

  /// What became of an asset list.
  public enum AssetListResponseStatus: Int, Sendable {
    /// It has been loaded.
    case available = 0
    /// Never here.
    case cleared = 1
    /// It could not be loaded, or is none.
    case unavailable = 2
  }
}

/// The name that AVFoundation keeps.
public typealias AVPlayerInterstitialEventAssetListResponseStatus =
  AVPlayerInterstitialEvent.AssetListResponseStatus
