import HLS
package import WaterfallStudy

/// Draws what happens to content with interstitials.
package struct ScheduleScript<Machine: InterstitialDeciding>: FaultScript {
  package let subject = ScheduleTrial<Machine>()
  package private(set) var given: [ScheduleFault: Int] = [:]

  private var generator: SeededGenerator
  private let faults: [ScheduleFault]
  private var beginning: ArraySlice<ScheduleEvent> = []
  private var left: Int
  private var interstitials: InterstitialScript

  package init(generator: SeededGenerator, faults: Set<ScheduleFault>) {
    self.generator = generator
    self.faults = ScheduleFault.allCases.filter(faults.contains)
    interstitials = InterstitialScript(faults: faults)
    left = 4 + Int(self.generator.draw(below: 60))
    beginning = interstitials.beginning(&self.generator)[...]
    count(interstitials.takeGiven())
  }

  private mutating func count(_ faults: [ScheduleFault]) {
    for fault in faults { given[fault, default: 0] += 1 }
  }

  private mutating func number(_ bound: UInt64) -> Int { Int(generator.draw(below: bound)) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(UInt64(elements.count))]
  }

  package mutating func next(_ trial: ScheduleTrial<Machine>) -> ScheduleEvent? {
    if let event = beginning.popFirst() { return event }
    guard left > 0 else { return nil }
    left -= 1
    return fault(trial) ?? ordinary(trial)
  }

  // MARK: What goes right

  private mutating func ordinary(_ trial: ScheduleTrial<Machine>) -> ScheduleEvent {
    if trial.watch.isIdle { return .begin(ScheduleTime(milliseconds: 500 * number(120))) }
    if trial.watch.open?.loading != nil, number(4) > 0 {
      return .list(
        (0..<number(3) + 1).map { _ in ScheduleTime(milliseconds: 500 * (1 + number(20))) },
        from: 0
      )
    }
    return .time(pick([500, 1_000, 3_000, 10_000, 30_000]))
  }

  // MARK: What goes wrong

  private mutating func fault(_ trial: ScheduleTrial<Machine>) -> ScheduleEvent? {
    guard !faults.isEmpty, number(100) < 50 else { return nil }
    let fault = pick(faults)
    guard let event = event(of: fault, trial) else { return nil }
    given[fault, default: 0] += 1
    return event
  }

  private mutating func event(of fault: ScheduleFault, _ trial: ScheduleTrial<Machine>) -> ScheduleEvent? {
    let open = trial.watch.open
    if trial.watch.isIdle {
      guard fault == .calledTooEarly else { return nil }
      return pick([
        .time(1_000), .seek(10_000), .playhead(5_000), .contentEnds, .assetEnds, .cancel(nil), .rate(1),
      ])
    }
    switch fault {
    case .listFails: return open?.loading == nil ? nil : .listFails
    case .emptyList: return open?.loading == nil ? nil : .list([], from: 0)
    case .otherList: return open?.loading == nil ? nil : .list(durations(), from: time(0, 4))
    case .strayList: return .strayList(pick(trial.names + [open?.id ?? "e0"]), durations(), from: time(0, 4))
    case .assetFails: return open?.asset == nil ? nil : .assetFails
    case .assetEndsEarly: return open?.asset == nil ? nil : .assetEnds
    case .durationChanges: return .duration(open?.id ?? pick(trial.names), number(3), time(-1, 20))
    case .strayNews:
      return .strayEnd(open?.id ?? pick(trial.names), number(3), time(-1, 20), failed: number(2) == 0)
    case .eventsChange:
      if number(5) == 0 { return .remove(pick(trial.names)) }
      let event = interstitials.event(&generator)
      count(interstitials.takeGiven())
      return .set(event)
    case .timelineChanges: return .timeline(interstitials.timeline(&generator))
    case .seeks: return .seek(time(-5, 110))
    case .seeksInside: return open == nil ? nil : .seekInside(time(-1, 20))
    case .rates: return .rate(pick([-1, 0, 0.5, 1, 2, .nan, .infinity]))
    case .cancels: return open == nil && number(8) > 0 ? nil : .cancel(resumption())
    case .impossibleTimes: return impossible(open?.id ?? pick(trial.names))
    case .playheadJumps: return .playhead(time(-5, 120))
    case .endsEarly: return number(3) == 0 ? .contentEnds : nil
    case .beginsTwice: return .begin(time(0, 100))
    case .calledTooEarly, .unknownDuration, .impossibleEvents: return nil
    }
  }

  private mutating func impossible(_ id: String) -> ScheduleEvent {
    let time: ScheduleTime = pick([.earliest, .latest, -1_000_000])
    return pick([
      .seek(time), .seekInside(time), .playhead(time), .duration(id, 0, time),
      .list([time, nil], from: time), .strayEnd(id, 0, time, failed: false),
      .strayEnd(id, 0, time, failed: true), .cancel(.offset(time.duration)),
    ])
  }

  private mutating func resumption() -> InterstitialEvent.Resumption? {
    switch number(4) {
    case 0: nil
    case 1: .timeTaken
    case 2: .duration
    default: .offset(time(-20, 30).duration)
    }
  }

  private mutating func durations() -> [ScheduleTime?] {
    (0..<number(4)).map { _ in number(4) == 0 ? nil : time(-1, 9) }
  }

  /// On a grid of half seconds, so that many are equal.
  private mutating func time(_ least: Int, _ most: Int) -> ScheduleTime {
    ScheduleTime(milliseconds: 500 * (2 * least + number(UInt64(2 * (most - least) + 1))))
  }
}

extension ScheduleTrial {
  /// The names of the events, and one that none has.
  var names: [String] { events.map(\.id) + ["e9"] }
}
