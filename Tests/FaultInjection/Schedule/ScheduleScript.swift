import HLS

/// Draws what happens to content with interstitials.
package struct ScheduleScript: FaultScript {
  package static var faultsOfAHundred: Int { 50 }

  package var draw: FaultDraw<ScheduleFault>
  package let beginning: [ScheduleEvent]
  package let length: Int

  package init(_ draw: FaultDraw<ScheduleFault>) {
    var draw = draw
    length = 4 + draw.number(60)
    beginning = draw.interstitials()
    self.draw = draw
  }

  // MARK: What goes right

  package mutating func ordinary(_ trial: ScheduleTrial) -> ScheduleEvent {
    if trial.watch.isIdle { return .begin(ScheduleTime(milliseconds: 500 * draw.number(120))) }
    if trial.watch.open?.loading != nil, draw.number(4) > 0 {
      return .list(
        (0..<draw.number(3) + 1).map { _ in ScheduleTime(milliseconds: 500 * (1 + draw.number(20))) },
        from: 0
      )
    }
    return .time(draw.pick([500, 1_000, 3_000, 10_000, 30_000]))
  }

  // MARK: What goes wrong

  package mutating func event(of fault: ScheduleFault, _ trial: ScheduleTrial) -> ScheduleEvent? {
    let open = trial.watch.open
    if trial.watch.isIdle {
      guard fault == .calledTooEarly else { return nil }
      return draw.pick([
        .time(1_000), .seek(10_000), .playhead(5_000), .contentEnds, .assetEnds, .cancel(nil), .rate(1),
      ])
    }
    switch fault {
    case .listFails: return open?.loading == nil ? nil : .listFails
    case .emptyList: return open?.loading == nil ? nil : .list([], from: 0)
    case .otherList: return open?.loading == nil ? nil : .list(durations(), from: time(0, 4))
    case .strayList:
      return .strayList(draw.pick(trial.names + [open?.id ?? "e0"]), durations(), from: time(0, 4))
    case .assetFails: return open?.asset == nil ? nil : .assetFails
    case .assetEndsEarly: return open?.asset == nil ? nil : .assetEnds
    case .durationChanges: return .duration(open?.id ?? draw.pick(trial.names), draw.number(3), time(-1, 20))
    case .strayNews:
      return .strayEnd(
        open?.id ?? draw.pick(trial.names),
        draw.number(3),
        time(-1, 20),
        failed: draw.number(2) == 0
      )
    case .eventsChange:
      if draw.number(5) == 0 { return .remove(draw.pick(trial.names)) }
      return .set(draw.interstitial())
    case .timelineChanges: return .timeline(draw.timeline())
    case .seeks: return .seek(time(-5, 110))
    case .seeksInside: return open == nil ? nil : .seekInside(time(-1, 20))
    case .rates: return .rate(draw.pick([-1, 0, 0.5, 1, 2, .nan, .infinity]))
    case .cancels: return open == nil && draw.number(8) > 0 ? nil : .cancel(resumption())
    case .impossibleTimes: return impossible(open?.id ?? draw.pick(trial.names))
    case .playheadJumps: return .playhead(time(-5, 120))
    case .endsEarly: return draw.number(3) == 0 ? .contentEnds : nil
    case .beginsTwice: return .begin(time(0, 100))
    case .calledTooEarly, .unknownDuration, .impossibleEvents: return nil
    }
  }

  private mutating func impossible(_ id: String) -> ScheduleEvent {
    let time: ScheduleTime = draw.pick([.earliest, .latest, -1_000_000])
    return draw.pick([
      .seek(time), .seekInside(time), .playhead(time), .duration(id, 0, time),
      .list([time, nil], from: time), .strayEnd(id, 0, time, failed: false),
      .strayEnd(id, 0, time, failed: true), .cancel(.offset(time.duration)),
    ])
  }

  private mutating func resumption() -> InterstitialEvent.Resumption? {
    switch draw.number(4) {
    case 0: nil
    case 1: .timeTaken
    case 2: .duration
    default: .offset(time(-20, 30).duration)
    }
  }

  private mutating func durations() -> [ScheduleTime?] {
    (0..<draw.number(4)).map { _ in draw.number(4) == 0 ? nil : time(-1, 9) }
  }

  private mutating func time(_ least: Int, _ most: Int) -> ScheduleTime {
    ScheduleTime(milliseconds: draw.halfSeconds(least, most))
  }
}

extension ScheduleTrial {
  /// The names of the events, and one that none has.
  var names: [String] { events.map(\.id) + ["e9"] }
}
