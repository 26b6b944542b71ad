/// Where groups and slots stand on a timeline on which interstitials take time.
struct TimelineLayout: Sendable {
  /// When each slot begins.
  private(set) var slotStarts: [Duration] = []
  /// When each group's first slot begins.
  private(set) var groupStarts: [Duration] = []
  /// When each group's last slot has ended: content is shown again, or goes on.
  private(set) var groupEnds: [Duration] = []
  /// When new content goes on after each group.
  private(set) var contentStarts: [Duration] = []
  /// Of each group that shows content again: the time on this timeline of ``InterstitialSchedule/replay`` at which
  /// that begins.
  private(set) var replayStarts: [Duration] = []
  /// The end, if the content's is known.
  private(set) var end: Duration?

  let timeline: Timeline

  /// Which of the two.
  enum Timeline: Sendable { case playout, integrated }

  init(_ timeline: Timeline) { self.timeline = timeline }

  /// What a slot takes of this timeline.
  func length(of slot: InterstitialSchedule.Slot) -> Duration {
    switch timeline {
    case .playout: slot.duration
    case .integrated: slot.integratedDuration
    }
  }

  mutating func lay(
    _ groups: [SlotGroup],
    slots: [InterstitialSchedule.Slot],
    on primary: PrimaryTimeline,
    replay: InterstitialSchedule?
  ) {
    var time = primary.start
    var content = primary.start
    for group in groups {
      time += max(group.start - content, .zero)
      groupStarts.append(time)
      for index in group.slots {
        slotStarts.append(time)
        time += length(of: slots[index])
      }
      groupEnds.append(time)
      var replayStart = Duration.zero
      if group.replaysContent, group.cue == nil, let replay {
        let layout = replay.layout(timeline)
        replayStart = replay.time(of: replay.position(atPrimary: group.resumesAt), on: layout)
        time += max(replay.arrival(at: group.start, on: layout) - replayStart, .zero)
      }
      replayStarts.append(replayStart)
      contentStarts.append(time)
      content = group.continuesAt
    }
    end = primary.end.map { time + max($0 - content, .zero) }
  }
}

extension InterstitialSchedule {
  func layout(_ timeline: TimelineLayout.Timeline) -> TimelineLayout {
    switch timeline {
    case .playout: playout
    case .integrated: integrated
    }
  }

  /// Where new content goes on if content is shown again up to a time: there, or behind it if an event skips it.
  func contentAfterReplay(until time: Duration) -> Duration {
    let index = groupStarts.partitionPoint(in: groupStarts.indices) { $0 >= time } - 1
    return index >= 0 ? max(groups[index].continuesAt, time) : time
  }

  /// When the content reaches a time, before the events there.
  func arrival(at time: Duration, on layout: TimelineLayout) -> Duration {
    let index = groupStarts.partitionPoint(in: groupStarts.indices) { $0 >= time } - 1
    guard index >= 0 else { return max(time, primary.start) }
    return layout.contentStarts[index] + max(time - groups[index].continuesAt, .zero)
  }
}
