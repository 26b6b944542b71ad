import Foundation

/// Puts events in order, and drops those that cannot play.
struct ScheduleBuilder {
  /// An event that can play, with what it comes to on this timeline.
  struct Candidate {
    let event: InterstitialEvent
    /// Its place among the events given.
    let index: Int
    let start: Duration
    let duration: Duration
    /// How far the content moves on, or back.
    let offset: Duration
  }

  let primary: PrimaryTimeline
  let playedOnce: Set<String>
  /// How far the content really moved on after events where that is not what they say.
  let resumed: [String: Duration]

  private(set) var dropped: [Int: InterstitialSchedule.DropReason] = [:]
  private(set) var remarks: [InterstitialSchedule.Remark] = []
  private(set) var slots: [InterstitialSchedule.Slot] = []
  private(set) var groups: [SlotGroup] = []
  private(set) var due: [DueGroup] = []
  private(set) var joining: [Candidate] = []
  private(set) var leaving: [Candidate] = []
  /// The others, by start.
  private(set) var timed: [Candidate] = []

  init(primary: PrimaryTimeline, playedOnce: Set<String>, resumed: [String: Duration]) {
    self.primary = primary
    self.playedOnce = playedOnce
    self.resumed = resumed
  }

  // MARK: Which events can play

  mutating func sort(_ events: [InterstitialEvent]) {
    var last: [String: Int] = [:]
    for (index, event) in events.enumerated() { last[event.id] = index }
    var count = 0
    for (index, event) in events.enumerated() {
      guard last[event.id] == index else {
        dropped[index] = .replaced
        continue
      }
      guard count < InterstitialSchedule.eventLimit else {
        dropped[index] = .tooManyEvents
        continue
      }
      count += 1
      sort(event, at: index)
    }
    timed = timed.sortedIfNeeded { $0.start < $1.start }
  }

  private mutating func sort(_ event: InterstitialEvent, at index: Int) {
    if event.playsOnce, playedOnce.contains(event.id) {
      dropped[index] = .alreadyPlayed
      return
    }
    remark(on: event)
    switch event.cue {
    case .join: joining.append(candidate(event, index, at: primary.start))
    case .leave: leaving.append(candidate(event, index, at: primary.end ?? primary.start))
    case nil:
      switch start(of: event) {
      case .success(let start): timed.append(candidate(event, index, at: start))
      case .failure(let reason): dropped[index] = reason.reason
      }
    }
  }

  private struct NotScheduled: Error { let reason: InterstitialSchedule.DropReason }

  private func start(of event: InterstitialEvent) -> Result<Duration, NotScheduled> {
    var start: Duration
    switch event.start {
    case .time(let time): start = time.bounded
    case .date(let date):
      guard date.timeIntervalSinceReferenceDate.isFinite else {
        return .failure(.init(reason: .unusableDate))
      }
      guard let time = primary.time(of: date) else { return .failure(.init(reason: .contentHasNoDates)) }
      start = time
    }
    if event.snapsStart { start = primary.nearestSegmentBoundary(to: start) }
    if start < primary.start { return .failure(.init(reason: .beforeWindow)) }
    if let end = primary.end, start > end {
      return .failure(.init(reason: primary.isLive ? .notInWindowYet : .afterEnd))
    }
    return .success(start)
  }

  private func candidate(_ event: InterstitialEvent, _ index: Int, at start: Duration) -> Candidate {
    let duration = event.expectedDuration
    let offset =
      switch event.resumption {
      case .offset(let offset): offset.bounded
      case .timeTaken, .duration: duration
      }
    return Candidate(
      event: event,
      index: index,
      start: start,
      duration: duration,
      offset: resumed[event.id] ?? offset
    )
  }

  private mutating func remark(on event: InterstitialEvent) {
    let durations =
      event.assetDurations.compactMap(\.self)
      + [event.plannedDuration, event.playoutLimit].compactMap(\.self)
    if durations.contains(where: { $0 < .zero }) { remarks.append(.negativeDuration(id: event.id)) }
    var times = durations
    if case .time(let time) = event.start { times.append(time) }
    if case .offset(let offset) = event.resumption { times.append(offset) }
    if times.contains(where: { $0 != $0.bounded }) { remarks.append(.durationOutOfBounds(id: event.id)) }
  }

  // MARK: In which order

  /// Whether an event may show content again.
  var mayReplay: Bool { timed.contains { $0.offset < .zero || $0.event.snapsResumption } }

  /// Places join events, the others, and leave events.
  ///
  /// - Parameter replay: what plays while content is shown again.
  mutating func place(replay: InterstitialSchedule?) {
    append(
      joining,
      at: primary.start,
      resumesAt: resumption(of: joining, from: primary.start),
      continuesAt: primary.start,
      cue: .join
    )
    placeTimed(replay: replay)
    guard let end = primary.end, !primary.isLive else {
      for candidate in leaving { dropped[candidate.index] = .endUnknown }
      return
    }
    let resumesAt = min(resumption(of: leaving, from: end), end)
    append(leaving, at: end, resumesAt: resumesAt, continuesAt: end, cue: .leave)
  }

  /// Places what plays while content is shown again: nothing that plays once or would go back.
  mutating func placeReplay(of candidates: [Candidate]) {
    timed = candidates.filter { !$0.event.playsOnce }
    placeTimed(replay: nil, allowsReplay: false)
  }

  private mutating func placeTimed(replay: InterstitialSchedule?, allowsReplay: Bool = true) {
    var content = primary.start
    var skipper = ""
    var first = timed.startIndex
    while first < timed.endIndex {
      let start = timed[first].start
      let end = timed[first...].firstIndex { $0.start != start } ?? timed.endIndex
      let members = timed[first..<end]
      first = end
      let resumesAt = resumption(of: members, from: start)
      guard resumesAt >= start || allowsReplay else { continue }
      due.append(DueGroup(start: start, ids: members.map(\.event.id)))
      guard start >= content else {
        for member in members { dropped[member.index] = .insideSkippedRange(of: skipper) }
        continue
      }
      let continuesAt =
        resumesAt < start ? replay?.contentAfterReplay(until: start) ?? start : resumesAt
      append(Array(members), at: start, resumesAt: resumesAt, continuesAt: continuesAt, cue: nil)
      if continuesAt > content {
        content = continuesAt
        skipper = members.last { $0.offset > .zero }?.event.id ?? members.last?.event.id ?? ""
      }
    }
  }

  /// Where the content goes on after events of one start, whose resume offsets add up.
  ///
  /// Source: RFC 8216bis, appendix D.2.
  private func resumption(of members: some Collection<Candidate>, from start: Duration) -> Duration {
    primary.resumption(
      from: start,
      by: members.reduce(.zero) { $0 + $1.offset },
      snapping: members.contains(where: \.event.snapsResumption)
    )
  }

  private mutating func append(
    _ members: [Candidate],
    at start: Duration,
    resumesAt: Duration,
    continuesAt: Duration,
    cue: InterstitialEvent.Cue?
  ) {
    guard !members.isEmpty else { return }
    let first = slots.count
    for member in members {
      slots.append(
        InterstitialSchedule.Slot(
          event: member.event,
          start: start,
          duration: member.duration,
          resumesAt: resumesAt,
          resumeOffset: member.offset
        )
      )
    }
    groups.append(
      SlotGroup(
        slots: first..<slots.count,
        start: start,
        resumesAt: resumesAt,
        continuesAt: continuesAt,
        cue: cue
      )
    )
  }
}

extension PrimaryTimeline {
  /// Where the content goes on: no earlier than the window's start, no later than an end that stays.
  func resumption(from start: Duration, by offset: Duration, snapping: Bool) -> Duration {
    let time = (start + offset.bounded).bounded
    let snapped = max(snapping ? nearestSegmentBoundary(to: time) : time, self.start)
    guard let end, !isLive else { return snapped }
    return min(snapped, end)
  }
}

extension InterstitialEvent {
  /// How long it plays, as far as that is known.
  var expectedDuration: Duration {
    let known = assetDurations.compactMap(\.self).reduce(Duration.zero) {
      ($0 + max($1.bounded, .zero)).bounded
    }
    let isKnown = !needsAssetList && !assetDurations.contains(nil)
    let limit = playoutLimit.map { max($0.bounded, .zero) }
    let planned = plannedDuration.map { max($0.bounded, .zero) }
    let duration = isKnown ? known : planned ?? limit ?? known
    return limit.map { min($0, duration) } ?? duration
  }
}
