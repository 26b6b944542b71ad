extension InterstitialPlayback {
  enum State: Sendable {
    case idle
    case content(Content)
    case interstitial(Interruption)
    case ended(Duration)
  }

  /// Where the content is, and which events are behind it.
  struct Content: Sendable {
    var position: Duration
    /// Events before this time do not play, nor those at it if ``passedFloor``.
    var floor: Duration
    var passedFloor = false
    /// While content is shown again: the start of the events that went back. They do not play when it is reached.
    var replayUntil: Duration?
    /// Whether the leave events have played.
    var hasLeft = false
  }

  /// Events of one start that play, or wait for it.
  struct Interruption: Sendable {
    enum Kind: Sendable { case join, timed, leave }

    /// Where an event begins.
    enum Entry: Sendable {
      /// At its start.
      case atStart
      /// At an offset: playback of the content begins in the range that the event replaces.
      case joining(offset: Duration)
      /// At an offset: content is shown again from inside that range.
      case replaying(offset: Duration)

      /// How far behind the event's start that is.
      var offset: Duration {
        switch self {
        case .atStart: .zero
        case .joining(let offset), .replaying(let offset): offset
        }
      }

      /// The same if playback begins there.
      var joinOffset: Duration { if case .joining(let offset) = self { offset } else { .zero } }
    }

    let kind: Kind
    /// The content as it was suspended.
    var content: Content
    /// From where resume offsets count.
    let start: Duration
    /// When the content was suspended.
    let suspendedAt: Duration
    /// The resume offsets of those that have ended.
    var offset: Duration = .zero
    /// The names of those that wait, the next one first.
    var waiting: ArraySlice<String>
    /// Where the first of them begins.
    var entry = Entry.atStart
    /// Those that have begun.
    var begun: Set<String> = []
    var snapsResumption = false
    var lastID = ""
    var current: Current?
  }

  /// The event that plays.
  struct Current: Sendable {
    var event: InterstitialEvent
    /// The event as it was set when it began.
    let given: InterstitialEvent?
    let startOffset: Duration
    let begunAt: Duration
    /// `nil` while the list loads.
    var asset: Asset?
    /// How far it has come.
    var reached: Duration
    var hasPlayed = false

    var limit: Duration? { event.playoutLimit.map { max($0.bounded, .zero) } }
  }

  struct Asset: Sendable {
    let index: Int
    /// The offset of the interstitial at which it begins.
    let base: Duration
    /// Where it has to stop for the playout limit.
    let until: Duration?
  }

  // MARK: Records

  mutating func move(_ content: inout Content, to time: Duration, _ reason: ContentJump.Reason) {
    guard time != content.position else { return }
    let jump = ContentJump(from: content.position, to: time, reason: reason)
    content.position = time
    record(jump)
    effects.append(.moveContent(jump))
  }

  mutating func record(_ jump: ContentJump) {
    if jumps.count >= 2 * Self.recordLimit { jumps.removeFirst(Self.recordLimit) }
    jumps.append(jump)
  }

  mutating func refuse(_ refusal: Refusal) {
    if refusals.count >= 2 * Self.recordLimit { refusals.removeFirst(Self.recordLimit) }
    refusals.append(refusal)
    effects.append(.refuse(refusal))
  }

  // MARK: The plan

  /// Takes new events; ``plan()`` follows. What became known about assets of an event that is set again unchanged stays
  /// known.
  mutating func take(_ events: [InterstitialEvent]) {
    var taken = events
    for (index, event) in events.enumerated() {
      guard let old = indices[event.id], given[old] == event else { continue }
      taken[index] = self.events[old]
    }
    let places = Dictionary(taken.indices.map { (taken[$0].id, $0) }) { _, last in last }
    // How far the content moved on after another event of that name says nothing of this one.
    resumed = resumed.filter { id, _ in
      guard let old = indices[id], let new = places[id] else { return false }
      return given[old] == events[new]
    }
    given = events
    self.events = taken
    indices = places
    if playedOnce.count > Self.playedOnceLimit { playedOnce = playedOnce.filter { indices[$0] != nil } }
  }

  mutating func plan() {
    var played = playedOnce
    if let current { played.remove(current.id) }
    schedule = InterstitialSchedule(events: events, primary: timeline, playedOnce: played, resumed: resumed)
    // What began and plays once leaves the plan when it has ended.
    isStale = current != nil
  }

  mutating func planIfStale() {
    if isStale { plan() }
  }

  /// Where in ``events`` the playing event is, if it has not been replaced meanwhile.
  func index(of current: Current) -> Int? {
    indices[current.event.id].flatMap { given[$0] == current.given ? $0 : nil }
  }

  func event(_ id: String) -> InterstitialEvent? { indices[id].map { events[$0] } }

  /// The next group that the content reaches from a position by playing.
  ///
  /// What lies in a range that was skipped is behind the floor. What the schedule drops because of a range that was not
  /// skipped, because what should skip it was sought over or ended early, is due.
  func due(in content: Content, from position: Duration) -> DueGroup? {
    guard let until = content.replayUntil else {
      return schedule.due(from: content.floor, passed: content.passedFloor, position: position)
    }
    let replay = schedule.replay.first ?? schedule
    if let group = replay.due(from: content.floor, passed: content.passedFloor, position: position),
      group.start < until
    {
      return group
    }
    // The events at the end of what is shown again are those that went back.
    let isBehind = content.floor < until || (content.floor == until && !content.passedFloor)
    return schedule.due(
      from: isBehind ? until : content.floor,
      passed: isBehind || content.passedFloor,
      position: position
    )
  }
}

extension InterstitialSchedule {
  /// The first group at or after a floor and a position.
  fileprivate func due(from floor: Duration, passed: Bool, position: Duration) -> DueGroup? {
    let index = dueStarts.partitionPoint(in: dueStarts.indices) {
      $0 >= position && (passed ? $0 > floor : $0 >= floor)
    }
    return index < due.endIndex ? due[index] : nil
  }

  /// The names of the events that are due at a time.
  func ids(dueAt start: Duration) -> [String] {
    let index = dueStarts.partitionPoint(in: dueStarts.indices) { $0 >= start }
    return index < due.endIndex && due[index].start == start ? due[index].ids : []
  }

  /// The first event before a time that may not be sought over.
  func jumpEvent(from position: Duration, floorPassed: Bool, before time: Duration) -> (
    start: Duration, id: String
  )? {
    let index = jumpGroups.partitionPoint {
      floorPassed ? groups[$0].start > position : groups[$0].start >= position
    }
    guard index < jumpGroups.endIndex else { return nil }
    let group = groups[jumpGroups[index]]
    guard group.start < time else { return nil }
    let id = group.slots.first { slots[$0].event.restrictions.contains(.jump) }.map { slots[$0].event.id }
    return (group.start, id ?? "")
  }

  /// The group between whose start and point of resumption a time of the content lies. Not the group that starts there.
  func group(replacing time: Duration) -> SlotGroup? {
    let index = lastTimedGroup(notAfter: time)
    guard timedGroups.contains(index) else { return nil }
    let group = groups[index]
    return time > group.start && time < group.resumesAt ? group : nil
  }

  /// The event that replaces a time of the content, and where in it that time falls.
  func landing(at time: Duration) -> (group: SlotGroup, slot: Int, offset: Duration)? {
    guard let group = group(replacing: time), let inside = slot(of: group, replacing: time) else {
      return nil
    }
    return (group, inside.index, inside.offset)
  }
}
