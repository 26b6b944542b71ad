extension InterstitialPlayback {
  mutating func set(_ events: [InterstitialEvent]) {
    take(events)
    plan()
    guard case .interstitial(var interruption) = state, interruption.kind == .timed else { return }
    // What waits for the same time follows the new events; what has begun is left alone.
    let members = schedule.ids(dueAt: interruption.start)
    let due = Set(members)
    let hasSlidOut = interruption.start < timeline.start
    let kept = interruption.waiting.filter { due.contains($0) || (hasSlidOut && event($0) != nil) }
    let known = Set(kept).union(interruption.begun)
    interruption.waiting = ArraySlice(kept + members.filter { !known.contains($0) })
    state = .interstitial(interruption)
  }

  mutating func set(_ timeline: PrimaryTimeline) {
    guard timeline != self.timeline else { return }
    self.timeline = timeline
    plan()
    guard case .content(var content) = state else { return }
    holdInWindow(&content)
    state = .content(content)
  }

  /// Moves the content into the window. Behind a live edge it may be: the playlist can be older than what was loaded.
  private mutating func holdInWindow(_ content: inout Content) {
    if content.position < timeline.start {
      move(&content, to: timeline.start, .windowSlid)
      if content.floor < timeline.start {
        content.floor = timeline.start
        content.passedFloor = false
      }
      if let until = content.replayUntil, until <= timeline.start {
        content.floor = max(until, content.floor)
        content.passedFloor = content.floor == until
        content.replayUntil = nil
      }
    } else if let end = timeline.end, !timeline.isLive, content.position > end {
      move(&content, to: end, .heldAtEnd)
    }
  }

  mutating func begin(at time: Duration) {
    guard case .idle = state else { return refuse(.alreadyBegun) }
    let start = timeline.held(time)
    var content = Content(position: time, floor: start)
    record(ContentJump(from: nil, to: time, reason: .joined))
    move(&content, to: start, start > time ? .windowSlid : .heldAtEnd)
    let joining = schedule.joining.map(\.id)
    if joining.isEmpty {
      land(content, Interruption.Entry.joining(offset:))
    } else {
      interrupt(content, .join, from: start, waiting: joining[...])
    }
  }

  /// Content begins, or is shown again, from here: inside a range that events replace, they play from the offset.
  mutating func land(_ content: Content, _ entry: (Duration) -> Interruption.Entry) {
    state = .content(content)
    guard let landing = plan(for: content).landing(at: content.position) else { return }
    let slots = plan(for: content).slots
    let passed = slots[landing.group.slots.lowerBound..<landing.slot]
    interrupt(
      content,
      .timed,
      from: landing.group.start,
      waiting: slots[landing.slot..<landing.group.slots.upperBound].map(\.event.id)[...]
    )
    guard case .interstitial(var interruption) = state else { return }
    interruption.entry = entry(landing.offset)
    interruption.offset = passed.reduce(.zero) { $0 + $1.resumeOffset }
    interruption.begun = Set(passed.map(\.event.id))
    state = .interstitial(interruption)
  }

  private func plan(for content: Content) -> InterstitialSchedule {
    content.replayUntil == nil ? schedule : schedule.replay.first ?? schedule
  }

  mutating func moved(to time: Duration) {
    guard case .content(var content) = state else {
      if case .idle = state { return refuse(.notBegun) }
      return refuse(.contentIsSuspended)
    }
    var time = time
    if let end = timeline.end, !timeline.isLive { time = min(time, max(end, content.position)) }
    let next = time > content.position ? due(in: content, from: content.position) : nil
    content.position = time
    if let next, next.start <= time {
      interrupt(content, at: next)
    } else {
      if let until = content.replayUntil, until <= time { content.endReplay(at: until) }
      holdInWindow(&content)
      state = .content(content)
    }
  }

  mutating func interrupt(_ content: Content, at next: DueGroup) {
    var content = content
    if let until = content.replayUntil, next.start > until { content.endReplay(at: until) }
    interrupt(content, .timed, from: next.start, waiting: next.ids[...])
  }

  private mutating func interrupt(
    _ content: Content,
    _ kind: Interruption.Kind,
    from start: Duration,
    waiting: ArraySlice<String>
  ) {
    state = .interstitial(
      Interruption(kind: kind, content: content, start: start, suspendedAt: now, waiting: waiting)
    )
  }

  mutating func primaryEnded() {
    guard case .content = state else {
      if case .idle = state { return refuse(.notBegun) }
      return refuse(.contentIsSuspended)
    }
    guard !timeline.isLive else { return refuse(.contentHasNoEnd) }
    if let end = timeline.end { moved(to: end) }
    guard case .content(let content) = state else { return }
    if content.hasLeft {
      state = .ended(content.position)
      effects.append(.finish)
    } else {
      interrupt(content, .leave, from: content.position, waiting: schedule.leaving.map(\.id)[...])
    }
  }

  // MARK: Seeking

  mutating func seek(from origin: Duration, to time: Duration) {
    switch state {
    case .idle: refuse(.notBegun)
    case .content:
      moved(to: origin)
      if case .content(let content) = state {
        seek(content, to: time)
      } else {
        proceed()
        seekAway(to: time)
      }
    case .interstitial: seekAway(to: time)
    case .ended(let position):
      seek(Content(position: position, floor: position, passedFloor: true), to: time)
    }
  }

  /// Puts the content where the viewer wants it: between the start and the point of resumption of events, to their
  /// start, from where they play.
  ///
  /// Source: RFC 8216bis, appendix D.5.
  private mutating func seek(_ content: Content, to time: Duration) {
    var content = content
    let target = timeline.held(time)
    let floorPassed = content.passedFloor && content.floor >= content.position
    if let jump = schedule.jumpEvent(from: content.position, floorPassed: floorPassed, before: target) {
      refuse(.seek(from: content.position, to: time, by: jump.id))
      move(&content, to: jump.start, .seekRestricted(by: jump.id))
    } else if let group = schedule.group(replacing: target) {
      let id = schedule.slots[group.slots.lowerBound].event.id
      move(&content, to: group.start, .soughtIntoRange(of: id))
    } else {
      move(&content, to: target, target == time ? .sought : target > time ? .windowSlid : .heldAtEnd)
    }
    state = .content(Content(position: content.position, floor: content.position))
  }

  /// A seek of the content while an interstitial plays: it is cancelled, unless that would get round it.
  private mutating func seekAway(to time: Duration) {
    guard case .interstitial(let interruption) = state, let current = interruption.current else {
      if case .content(let content) = state { seek(content, to: time) }
      return
    }
    let isForward = time > interruption.content.position || interruption.kind == .join
    if isForward, let id = restricting(interruption, current) {
      return refuse(.seek(from: interruption.content.position, to: time, by: id))
    }
    effects.append(.end(id: current.event.id, reason: .sought))
    var content = interruption.content
    content.floor = max(interruption.start, content.floor)
    content.passedFloor = true
    state = .content(content)
    planIfStale()
    seek(content, to: time)
  }

  private func restricting(_ interruption: Interruption, _ current: Current) -> String? {
    if !current.event.restrictions.isEmpty { return current.event.id }
    return interruption.waiting.first { id in
      guard let event = event(id), !(event.playsOnce && playedOnce.contains(id)) else { return false }
      return event.restrictions.contains(.jump)
    }
  }
}

extension InterstitialPlayback.Content {
  /// The content has reached the events that went back.
  mutating func endReplay(at time: Duration) {
    replayUntil = nil
    guard floor <= time else { return }
    floor = time
    passedFloor = true
  }
}
