extension InterstitialSchedule {
  /// What is shown at a time of the playout timeline. A time outside it counts as its start or end. At the moment at
  /// which an interstitial starts, it is the interstitial; an interstitial that takes no time is never shown. At the end
  /// it is the content's, or that of the last leave event.
  public func position(atPlayout time: Duration) -> SchedulePosition { position(at: time, on: playout) }

  /// What is shown at a time of the integrated timeline. A point event is never shown there: at its place is the
  /// content that follows it.
  public func position(atIntegrated time: Duration) -> SchedulePosition { position(at: time, on: integrated) }

  /// What is shown when a viewer goes to a time of the content: at an event's start, the event; inside a range that
  /// events replace, the one that replaces it, at the offset that corresponds, or at its end if it is shorter; else the
  /// content, at its first showing. A time outside the window counts as its start or end.
  public func position(atPrimary time: Duration) -> SchedulePosition {
    let time = primary.held(time.bounded)
    let index = lastTimedGroup(notAfter: time)
    guard timedGroups.contains(index) else { return .content(time) }
    let group = groups[index]
    if time == group.start, group.slots.contains(where: { slots[$0].duration > .zero }) {
      return .interstitial(slots[group.slots.lowerBound], offset: .zero)
    }
    guard time < group.continuesAt else { return .content(time) }
    guard !group.replaysContent, let inside = slot(of: group, replacing: time) else {
      return .content(group.continuesAt)
    }
    let slot = slots[inside.index]
    return .interstitial(slot, offset: min(inside.offset, slot.duration))
  }

  /// Where a position of this schedule stands on the playout timeline.
  public func playout(of position: SchedulePosition) -> Duration { time(of: position, on: playout) }

  /// Where a position of this schedule stands on the integrated timeline. Inside a point event, where that is.
  public func integrated(of position: SchedulePosition) -> Duration { time(of: position, on: integrated) }

  /// The playout time of a time of the content.
  public func playout(ofPrimary time: Duration) -> Duration { playout(of: position(atPrimary: time)) }

  /// The integrated time of a time of the content.
  public func integrated(ofPrimary time: Duration) -> Duration { integrated(of: position(atPrimary: time)) }

  /// The content's time at a time of the playout timeline; while an interstitial plays, the time at which it began.
  public func primary(ofPlayout time: Duration) -> Duration { position(atPlayout: time).primary }

  /// The content's time at a time of the integrated timeline; inside an event that fills time, that at which it begins.
  public func primary(ofIntegrated time: Duration) -> Duration { position(atIntegrated: time).primary }

  /// The integrated time of a playout time.
  public func integrated(ofPlayout time: Duration) -> Duration { integrated(of: position(atPlayout: time)) }

  /// The playout time of an integrated time.
  public func playout(ofIntegrated time: Duration) -> Duration { playout(of: position(atIntegrated: time)) }
}

extension InterstitialSchedule {
  private func position(at time: Duration, on layout: TimelineLayout) -> SchedulePosition {
    var time = max(min(time, .timelineBound), primary.start)
    if let end = layout.end { time = min(time, end) }
    let index = layout.groupStarts.partitionPoint { $0 > time } - 1
    guard index >= 0 else { return .content(time) }
    let group = groups[index]
    if time < layout.groupEnds[index] {
      let slot = layout.slotStarts.partitionPoint(in: group.slots) { $0 > time } - 1
      return .interstitial(slots[slot], offset: time - layout.slotStarts[slot])
    }
    if group.cue == .leave, let last = group.slots.last {
      return .interstitial(slots[last], offset: slots[last].duration)
    }
    if time < layout.contentStarts[index], let replay = replay.first {
      let offset = time - layout.groupEnds[index]
      var shown = replay.position(at: layout.replayStarts[index] + offset, on: replay.layout(layout.timeline))
      shown.replayedUntil = group.start
      return shown
    }
    return .content(group.continuesAt + (time - layout.contentStarts[index]))
  }

  func time(of position: SchedulePosition, on layout: TimelineLayout) -> Duration {
    if let until = position.replayedUntil, let index = groupIndex(at: until), let replay = replay.first {
      var shown = position
      shown.replayedUntil = nil
      let time = replay.time(of: shown, on: replay.layout(layout.timeline))
      return layout.groupEnds[index] + max(time - layout.replayStarts[index], .zero)
    }
    if case .interstitial(let id, let offset) = position.place, let slot = slotIndices[id] {
      return layout.slotStarts[slot] + min(max(offset.bounded, .zero), layout.length(of: slots[slot]))
    }
    let time = primary.held(position.primary.bounded)
    let index = groupStarts.partitionPoint(in: 0..<timedGroups.upperBound) { $0 > time } - 1
    guard index >= 0 else { return time }
    return layout.contentStarts[index] + max(time - groups[index].continuesAt, .zero)
  }

  /// The last group that begins no later. Before the first, an index that is none of them.
  func lastTimedGroup(notAfter time: Duration) -> Int {
    groupStarts.partitionPoint(in: timedGroups) { $0 > time } - 1
  }

  /// The group of events with a start, other than join and leave events.
  func groupIndex(at start: Duration) -> Int? {
    let index = groupStarts.partitionPoint(in: timedGroups) { $0 >= start }
    return timedGroups.contains(index) && groups[index].start == start ? index : nil
  }

  /// Which of a group's events replaces a time of the content, and how far it is into it.
  func slot(of group: SlotGroup, replacing time: Duration) -> (index: Int, offset: Duration)? {
    var offset = time - group.start
    guard offset > .zero else { return nil }
    for index in group.slots where slots[index].resumeOffset > .zero {
      if offset < slots[index].resumeOffset { return (index, offset) }
      offset -= slots[index].resumeOffset
    }
    return nil
  }
}

extension SchedulePosition {
  fileprivate static func content(_ time: Duration) -> SchedulePosition {
    SchedulePosition(primary: time, place: .content, replayedUntil: nil)
  }

  fileprivate static func interstitial(_ slot: InterstitialSchedule.Slot, offset: Duration)
    -> SchedulePosition
  {
    SchedulePosition(
      primary: slot.start,
      place: .interstitial(id: slot.event.id, offset: offset),
      replayedUntil: nil
    )
  }
}
