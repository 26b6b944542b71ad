/// The order in which content and interstitials play, and where each of them stands on three timelines.
///
/// - *primary*: the content's own time.
/// - *playout*: what a viewer sees who begins at the start of the window: content and interstitials one after another.
///   Content that a negative resume offset shows again is there twice.
/// - *integrated*: what a scrubber shows: the same, but a ``InterstitialEvent/Occupancy/point`` takes no time.
///
/// All three begin with the time ``PrimaryTimeline/start``; without interstitials they are equal.
///
/// Events at the same time play in the order in which they stand, and their resume offsets add up. An event whose time
/// lies inside a range that others skip is dropped; at the end of that range it plays. The resume offset of a join event
/// moves the viewer on from wherever playback begins, so that the timelines leave it out; that of a leave event, too.
///
/// While content is shown again, events between play again, unless they play once. The ones that went back do not, nor
/// do others that would go back.
///
/// Building takes *n* log *n*; a lookup halves.
///
/// Source: *HTTP Live Streaming 2nd Edition*, appendix D.
public struct InterstitialSchedule: Sendable {
  /// A scheduled event.
  public struct Slot: Hashable, Sendable {
    /// The event.
    public let event: InterstitialEvent
    /// The time of the content at which it begins, after snapping.
    public let start: Duration
    /// How long it plays, as far as that is known: its assets together, else what was planned, else its limit; never
    /// more than its limit.
    public let duration: Duration
    /// The time at which the content goes on, after all events of the same start. Of a join event, for a viewer who
    /// begins at the start of the window.
    public let resumesAt: Duration
    /// How far this event alone moves the content on, or back.
    let resumeOffset: Duration
    /// Where it begins on the playout timeline. It ends ``duration`` later.
    public internal(set) var playoutStart: Duration = .zero
    /// Where it begins on the integrated timeline.
    public internal(set) var integratedStart: Duration = .zero
    /// What it takes of the integrated timeline.
    public var integratedDuration: Duration { event.occupancy == .fill ? duration : .zero }
  }

  /// Why an event is not in the schedule.
  public enum DropReason: Hashable, Sendable {
    /// Its time lies in a range that this event's resume offset skips.
    case insideSkippedRange(of: String)
    /// It plays once, and has begun before.
    case alreadyPlayed
    /// A later event has the same name.
    case replaced
    /// It is due before the window's start.
    case beforeWindow
    /// It is due after the live edge; it is scheduled once the window reaches it.
    case notInWindowYet
    /// It is due after the end of the content.
    case afterEnd
    /// It has a date, and the content has none.
    case contentHasNoDates
    /// Its date is not finite.
    case unusableDate
    /// It plays after the end, and that is not known, or never comes.
    case endUnknown
    /// There are more events than a schedule holds.
    case tooManyEvents
  }

  /// An event that is not in the schedule.
  public struct Dropped: Hashable, Sendable {
    /// The event.
    public let event: InterstitialEvent
    /// Why it does not play.
    public let reason: DropReason
  }

  /// A value that had to be corrected.
  public enum Remark: Hashable, Sendable {
    /// A duration below zero counts as zero.
    case negativeDuration(id: String)
    /// A time too far from zero counts as a hundred years.
    case durationOutOfBounds(id: String)
  }

  /// How many events a schedule holds. A playlist of a day with a break a minute has 1,440.
  public static let eventLimit = 100_000

  /// The content's timeline.
  public let primary: PrimaryTimeline
  /// The events that play, in their order: join events, the others by their start, leave events.
  public let slots: [Slot]
  /// The events that do not play, with the reason, in the order in which they were given.
  public let dropped: [Dropped]
  /// What had to be corrected.
  public let remarks: [Remark]
  /// The end of the playout timeline, if the content's is known.
  public var playoutEnd: Duration? { playout.end }
  /// The end of the integrated timeline, if the content's is known.
  public var integratedEnd: Duration? { integrated.end }

  let groups: [SlotGroup]
  /// The groups that are neither join nor leave events.
  let timedGroups: Range<Int>
  /// The start of each group, and of each that is due: halving in a flat array touches little memory.
  let groupStarts: [Duration]
  let dueStarts: [Duration]
  /// Those of them that may not be sought over.
  let jumpGroups: [Int]
  let slotIndices: [String: Int]
  /// All that is due at a time, also what the schedule drops because it skips that time.
  let due: [DueGroup]
  let playout: TimelineLayout
  let integrated: TimelineLayout
  /// What plays while content is shown again: one schedule, or none if nothing shows content again.
  let replay: [InterstitialSchedule]
  let joining: [InterstitialEvent]
  let leaving: [InterstitialEvent]

  /// - Parameters:
  ///   - events: in the order in which they play at the same time.
  ///   - primary: the content's timeline.
  ///   - playedOnce: the names of the events that have begun; those that play once are dropped.
  public init(events: [InterstitialEvent], primary: PrimaryTimeline, playedOnce: Set<String> = []) {
    self.init(events: events, primary: primary, playedOnce: playedOnce, resumed: [:])
  }

  /// - Parameter resumed: how far the content really moved on after events where that is not what they say.
  init(
    events: [InterstitialEvent],
    primary: PrimaryTimeline,
    playedOnce: Set<String>,
    resumed: [String: Duration]
  ) {
    var builder = ScheduleBuilder(primary: primary, playedOnce: playedOnce, resumed: resumed)
    builder.sort(events)
    var replay: InterstitialSchedule?
    if builder.mayReplay {
      var again = ScheduleBuilder(primary: primary, playedOnce: playedOnce, resumed: resumed)
      again.placeReplay(of: builder.timed)
      replay = InterstitialSchedule(builder: again, events: [], replay: nil)
    }
    builder.place(replay: replay)
    self.init(builder: builder, events: events, replay: replay)
  }

  private init(builder: ScheduleBuilder, events: [InterstitialEvent], replay: InterstitialSchedule?) {
    primary = builder.primary
    groups = builder.groups
    due = builder.due
    groupStarts = groups.map(\.start)
    dueStarts = due.map(\.start)
    remarks = builder.remarks
    dropped = events.indices.compactMap { index in
      builder.dropped[index].map { Dropped(event: events[index], reason: $0) }
    }
    joining = builder.joining.map(\.event)
    leaving = builder.leaving.map(\.event)
    let first = groups.first?.cue == .join ? 1 : 0
    let timed = first..<max(first, groups.last?.cue == .leave ? groups.count - 1 : groups.count)
    timedGroups = timed
    var slots = builder.slots
    jumpGroups = timed.filter { index in
      builder.groups[index].slots.contains { builder.slots[$0].event.restrictions.contains(.jump) }
    }
    slotIndices = Dictionary(slots.indices.map { (slots[$0].event.id, $0) }) { first, _ in first }
    self.replay = replay.map { [$0] } ?? []
    var playout = TimelineLayout(.playout)
    playout.lay(groups, slots: slots, on: primary, replay: replay)
    var integrated = TimelineLayout(.integrated)
    integrated.lay(groups, slots: slots, on: primary, replay: replay)
    for index in slots.indices {
      slots[index].playoutStart = playout.slotStarts[index]
      slots[index].integratedStart = integrated.slotStarts[index]
    }
    self.slots = slots
    self.playout = playout
    self.integrated = integrated
  }
}
