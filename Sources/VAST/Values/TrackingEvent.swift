/// The name of an event that a tracking URL waits for. Names that no specification has are kept.
///
/// Source: VAST 4.2, tracking event descriptions, and the older names of VAST 2.0 and 3.0.
public struct TrackingEvent: RawRepresentable, Sendable, Hashable, Encodable {
  /// The name as the specification writes it.
  public let rawValue: String

  /// An event of any name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The events of all versions.
  public static let known: [TrackingEvent] = names.map(TrackingEvent.init)

  private static let names = [
    "creativeView", "loaded", "start", "firstQuartile", "midpoint", "thirdQuartile", "complete", "progress",
    "mute", "unmute", "pause", "resume", "rewind", "skip", "close", "closeLinear", "fullscreen",
    "exitFullscreen", "playerExpand", "playerCollapse", "expand", "collapse", "acceptInvitation",
    "acceptInvitationLinear", "adExpand", "adCollapse", "minimize", "overlayViewDuration", "timeSpentViewing",
    "otherAdInteraction", "interactiveStart", "notUsed", "verificationNotExecuted",
  ]
}

extension TrackingEvent {
  /// The creative is shown.
  public static let creativeView = TrackingEvent(rawValue: "creativeView")
  /// The creative is loaded and could start.
  public static let loaded = TrackingEvent(rawValue: "loaded")
  /// Playback has begun.
  public static let start = TrackingEvent(rawValue: "start")
  /// A quarter has played.
  public static let firstQuartile = TrackingEvent(rawValue: "firstQuartile")
  /// Half has played.
  public static let midpoint = TrackingEvent(rawValue: "midpoint")
  /// Three quarters have played.
  public static let thirdQuartile = TrackingEvent(rawValue: "thirdQuartile")
  /// All has played.
  public static let complete = TrackingEvent(rawValue: "complete")
  /// The offset beside it has been reached.
  public static let progress = TrackingEvent(rawValue: "progress")
  /// Sound was turned off.
  public static let mute = TrackingEvent(rawValue: "mute")
  /// Sound was turned on.
  public static let unmute = TrackingEvent(rawValue: "unmute")
  /// Playback was halted.
  public static let pause = TrackingEvent(rawValue: "pause")
  /// Playback goes on.
  public static let resume = TrackingEvent(rawValue: "resume")
  /// Playback went back.
  public static let rewind = TrackingEvent(rawValue: "rewind")
  /// The viewer skipped the ad.
  public static let skip = TrackingEvent(rawValue: "skip")
  /// A verification script was not run.
  public static let verificationNotExecuted = TrackingEvent(rawValue: "verificationNotExecuted")
}
