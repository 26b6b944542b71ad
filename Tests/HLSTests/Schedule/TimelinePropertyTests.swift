import Testing

@testable import HLS

@Suite("What holds for every interstitial schedule")
struct TimelinePropertyTests {
  @Test("timelines convert back and forth", arguments: 0..<200)
  func conversions(_ seed: Int) {
    var random = RandomEvents(seed: seed)
    let schedule = InterstitialSchedule(
      events: random.events(random.number(0...30)),
      primary: random.timeline()
    )
    let start = schedule.primary.start
    let last = (schedule.playoutEnd ?? .seconds(400)) - start
    for _ in 0..<60 {
      let time = start + .milliseconds(random.number(0...Int(last / .milliseconds(1))))
      let position = schedule.position(atPlayout: time)
      #expect(schedule.playout(of: position) == time, "playout \(time), seed \(seed)")
      let integrated = min(time, schedule.integratedEnd ?? time)
      let shown = schedule.position(atIntegrated: integrated)
      #expect(schedule.integrated(of: shown) == integrated, "integrated \(integrated), seed \(seed)")
    }
    for _ in 0..<60 {
      let time = start + random.time(0...200)
      guard schedule.primary.end.map({ time <= $0 }) ?? true, schedule.isShown(time) else { continue }
      #expect(
        schedule.primary(ofPlayout: schedule.playout(ofPrimary: time)) == time,
        "primary \(time), seed \(seed)"
      )
    }
  }

  @Test("slots stand in order, and every event is either in a slot or dropped", arguments: 0..<200)
  func order(_ seed: Int) {
    var random = RandomEvents(seed: seed)
    let events = random.events(random.number(0...60), isPlain: false)
    let schedule = InterstitialSchedule(events: events, primary: random.timeline(), playedOnce: ["e1", "e2"])
    #expect(schedule.slots.count + schedule.dropped.count == events.count)
    #expect(Set(schedule.slots.map(\.event.id)).count == schedule.slots.count)
    for (slot, next) in zip(schedule.slots, schedule.slots.dropFirst()) {
      #expect(slot.start <= next.start || slot.event.cue == .join)
      #expect(slot.playoutStart + slot.duration <= next.playoutStart)
      #expect(slot.integratedStart + slot.integratedDuration <= next.integratedStart)
    }
  }

  @Test("a viewer sees what the playout timeline says", arguments: 0..<150)
  func viewer(_ seed: Int) {
    var random = RandomEvents(seed: seed)
    let timeline = PrimaryTimeline(
      end: .seconds(100),
      segmentBoundaries: random.chance(50) ? (0...16).map { .seconds(6 * $0) } : []
    )
    let events = random.events(random.number(0...25))
    let schedule = InterstitialSchedule(events: events, primary: timeline)
    var shell = Shell(events, on: timeline)
    let began = shell.now
    shell.begin(at: 0)
    var steps = 0
    while shell.machine.phase != .ended, steps < 2_000 {
      steps += 1
      let position = schedule.position(atPlayout: shell.now - began)
      if shell.machine.isAtInstant {
        shell.play(0.125)
        continue
      }
      // Who goes back into a range that an event replaces comes into its middle.
      if position.replayedUntil == nil || position.place == .content {
        #expect(position.primary == shell.machine.position, "seed \(seed): \(shell.transcript)")
      }
      if case .interstitial(let id, _) = position.place {
        #expect(shell.machine.current?.id == id, "seed \(seed): \(shell.transcript)")
      } else {
        #expect(shell.machine.phase == .content, "seed \(seed): \(shell.transcript)")
      }
      shell.play(Double(random.number(1...40)) / 8)
    }
    #expect(shell.machine.phase == .ended)
    #expect(shell.now - began >= schedule.playoutEnd ?? .zero, "seed \(seed): \(shell.transcript)")
    #expect(
      shell.now - began < (schedule.playoutEnd ?? .zero) + .seconds(5),
      "seed \(seed): \(shell.transcript)"
    )
  }
}

extension InterstitialSchedule {
  /// Whether content of a time is shown, at least once: no group skips it, nor one that plays again after a group.
  fileprivate func isShown(_ time: Duration) -> Bool {
    !groups[timedGroups].contains { $0.start <= time && time < $0.continuesAt }
  }
}

extension InterstitialPlayback {
  /// Whether this moment is several: an asset plays that takes no time, or the player has not yet said that the
  /// content ended.
  fileprivate var isAtInstant: Bool {
    if phase == .content { return position == schedule.primary.end }
    guard case .interstitial(_, let index?) = phase else { return false }
    return current?.assetDurations[index] == .zero
  }
}
