public import Foundation

/// An interstitial that is to play at a moment of the content: set in code, or read from a date range of a playlist.
///
/// Any values are allowed. A schedule that cannot use an event says so (``InterstitialSchedule/dropped``), and one that
/// has to correct a value says that too (``InterstitialSchedule/remarks``).
///
/// Source: *HTTP Live Streaming 2nd Edition* (draft-pantos-hls-rfc8216bis), appendix D; *AVPlayerInterstitialEvent*.
public struct InterstitialEvent: Hashable, Sendable, Identifiable {
  /// When the event is due.
  public enum Start: Hashable, Sendable {
    /// At a time of the primary timeline.
    case time(Duration)
    /// At a program date. It is scheduled once the primary timeline has dates and reaches it.
    case date(Date)
  }

  /// A predefined position that overrides the start.
  public enum Cue: Hashable, Sendable {
    /// Before primary playback begins, wherever it begins (`PRE`).
    case join
    /// After primary playback has ended (`POST`).
    case leave
  }

  /// Where the content goes on after the interstitial.
  public enum Resumption: Hashable, Sendable {
    /// At this offset from the event's start. A negative one shows content again.
    case offset(Duration)
    /// As much later as the interruption took by the clock (`CMTime.indefinite`).
    case timeTaken
    /// As much later as the interstitial lasted, or its limit if that is shorter (`X-RESUME-OFFSET` is absent).
    case duration
  }

  /// What the viewer may not do.
  public struct Restrictions: OptionSet, Hashable, Sendable {
    /// The restrictions as bits, as AVFoundation has them.
    public let rawValue: Int
    /// Restrictions of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No seek of the content over the event, even if it was played before (`JUMP`).
    public static let jump = Restrictions(rawValue: 1 << 0)
    /// No seek forward and no rate above 1 inside the interstitial (`SKIP`).
    public static let skip = Restrictions(rawValue: 1 << 2)
  }

  /// How much of the integrated timeline the event takes.
  public enum Occupancy: Hashable, Sendable {
    /// None: a point.
    case point
    /// Its duration.
    case fill
  }

  /// The name of the event. A later event with the same name replaces an earlier one.
  public var id: String
  /// When it is due. Ignored if there is a ``cue``.
  public var start: Start
  /// The predefined position, if there is one.
  public var cue: Cue?
  /// Whether it never plays again after it has begun, even if it was cancelled (`ONCE`).
  public var playsOnce: Bool
  /// How long each asset lasts; `nil` while that is not known. Empty if there is nothing to play, or not yet.
  public var assetDurations: [Duration?]
  /// Whether the assets are named by a list that is not loaded yet. When such an event begins, the machine asks for the
  /// list (``InterstitialPlayback/Effect/loadAssets(id:startOffset:)``).
  public var needsAssetList: Bool
  /// How long the interstitial is expected to last, for as long as its assets' durations are not known.
  public var plannedDuration: Duration?
  /// Where the content goes on.
  public var resumption: Resumption
  /// How long the interstitial may last. Assets that begin later do not play; with zero none does. `nil`: no limit.
  ///
  /// Source: RFC 8216bis, appendix D.2 (`X-PLAYOUT-LIMIT`).
  public var playoutLimit: Duration?
  /// What the viewer may not do.
  public var restrictions: Restrictions
  /// Whether the start moves to the nearest segment boundary of the content (`X-SNAP`: `OUT`).
  public var snapsStart: Bool
  /// Whether the point of resumption moves to the nearest segment boundary of the content (`X-SNAP`: `IN`).
  public var snapsResumption: Bool
  /// How much of the integrated timeline it takes.
  public var occupancy: Occupancy

  /// An event of these parts.
  public init(
    id: String,
    start: Start,
    cue: Cue? = nil,
    playsOnce: Bool = false,
    assetDurations: [Duration?] = [],
    needsAssetList: Bool = false,
    plannedDuration: Duration? = nil,
    resumption: Resumption = .offset(.zero),
    playoutLimit: Duration? = nil,
    restrictions: Restrictions = [],
    snapsStart: Bool = false,
    snapsResumption: Bool = false,
    occupancy: Occupancy = .point
  ) {
    self.id = id
    self.start = start
    self.cue = cue
    self.playsOnce = playsOnce
    self.assetDurations = assetDurations
    self.needsAssetList = needsAssetList
    self.plannedDuration = plannedDuration
    self.resumption = resumption
    self.playoutLimit = playoutLimit
    self.restrictions = restrictions
    self.snapsStart = snapsStart
    self.snapsResumption = snapsResumption
    self.occupancy = occupancy
  }
}

extension InterstitialEvent {
  /// The event that a date range of a playlist schedules.
  ///
  /// Its start is a date. An asset list has still to be loaded. How long an asset lasts is not known; `DURATION`, else
  /// what lies between the dates, else `PLANNED-DURATION` says what is planned. `PRE` counts before `POST`.
  ///
  /// Source: *HTTP Live Streaming 2nd Edition*, appendix D.2.
  public init(_ interstitial: Interstitial) {
    let cue: Cue? =
      if interstitial.cues.contains(.pre) { .join } else if interstitial.cues.contains(.post) { .leave } else
      { nil }
    var restrictions: Restrictions = []
    if interstitial.restrictions.contains(.jump) { restrictions.insert(.jump) }
    if interstitial.restrictions.contains(.skip) { restrictions.insert(.skip) }
    let isList = if case .list = interstitial.asset { true } else { false }
    self.init(
      id: interstitial.id,
      start: .date(interstitial.startDate),
      cue: cue,
      playsOnce: interstitial.cues.contains(.once),
      assetDurations: isList ? [] : [nil],
      needsAssetList: isList,
      plannedDuration: interstitial.duration ?? interstitial.datedDuration ?? interstitial.plannedDuration,
      resumption: interstitial.resumeOffset.map { .offset($0) } ?? .duration,
      playoutLimit: interstitial.playoutLimit,
      restrictions: restrictions,
      snapsStart: interstitial.snaps.contains(.out),
      snapsResumption: interstitial.snaps.contains(.in),
      occupancy: interstitial.timelineOccupies == .range ? .fill : .point
    )
  }
}

extension Interstitial {
  /// What lies between its dates.
  fileprivate var datedDuration: Duration? {
    endDate.flatMap { end in
      PrimaryTimeline(dateOfZero: startDate).time(of: end).flatMap { $0 >= .zero ? $0 : nil }
    }
  }
}
