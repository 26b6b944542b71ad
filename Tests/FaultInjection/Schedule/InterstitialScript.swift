import Foundation
import HLS
import WaterfallStudy

/// Draws events and timelines.
struct InterstitialScript {
  let faults: Set<ScheduleFault>
  private var given: [ScheduleFault] = []

  init(faults: Set<ScheduleFault>) { self.faults = faults }

  /// The faults of what was drawn since this was last asked.
  mutating func takeGiven() -> [ScheduleFault] {
    defer { given = [] }
    return given
  }

  /// What there is before playback begins.
  mutating func beginning(_ generator: inout SeededGenerator) -> [ScheduleEvent] {
    var events: [ScheduleEvent] = []
    if generator.draw(below: 3) == 0 { events.append(.timeline(timeline(&generator))) }
    for _ in 0..<generator.draw(below: 7) { events.append(.set(event(&generator))) }
    return events
  }

  func timeline(_ generator: inout SeededGenerator) -> SimulatedTimeline {
    switch generator.draw(below: 4) {
    case 0, 1:
      let edge = 40 + Int(generator.draw(below: 80))
      return .live(edge - 40, edge)
    case 2: return .onDemand(end: faults.contains(.timelineChanges) ? nil : 100)
    default: return .onDemand(end: 60 + Int(generator.draw(below: 60)))
    }
  }

  mutating func event(_ generator: inout SeededGenerator) -> InterstitialEvent {
    var event = InterstitialEvent(
      id: "e\(generator.draw(below: 8))",
      start: .time(time(&generator, 0, 100))
    )
    if generator.draw(below: 6) == 0 {
      event.start = .date(InterstitialEvent.zeroDate.addingTimeInterval(Double(generator.draw(below: 100))))
    }
    switch generator.draw(below: 12) {
    case 0: event.cue = .join
    case 1: event.cue = .leave
    default: break
    }
    event.playsOnce = generator.draw(below: 4) == 0
    event.needsAssetList = generator.draw(below: 5) == 0
    for _ in 0..<generator.draw(below: 4) {
      let duration = time(&generator, 0, 12)
      if faults.contains(.unknownDuration), generator.draw(below: 5) == 0 {
        given.append(.unknownDuration)
        event.assetDurations.append(nil)
      } else {
        event.assetDurations.append(duration)
      }
    }
    if generator.draw(below: 4) == 0 { event.playoutLimit = time(&generator, 0, 20) }
    if generator.draw(below: 5) == 0 { event.plannedDuration = time(&generator, 0, 20) }
    switch generator.draw(below: 10) {
    case 0...3: event.resumption = .offset(time(&generator, -20, 30))
    case 4...5: event.resumption = .duration
    case 6: event.resumption = .timeTaken
    default: break
    }
    if generator.draw(below: 4) == 0 {
      event.restrictions = [[.jump], [.skip], [.jump, .skip]][Int(generator.draw(below: 3))]
    }
    event.snapsStart = generator.draw(below: 7) == 0
    event.snapsResumption = generator.draw(below: 7) == 0
    if faults.contains(.impossibleEvents), generator.draw(below: 8) == 0 { spoil(&event, &generator) }
    return event
  }

  private mutating func spoil(_ event: inout InterstitialEvent, _ generator: inout SeededGenerator) {
    given.append(.impossibleEvents)
    let time = [ScheduleTime.earliest, .latest, -1_000][Int(generator.draw(below: 3))].duration
    switch generator.draw(below: 7) {
    case 0: event.start = .time(time)
    case 1: event.start = .date(Date(timeIntervalSinceReferenceDate: .infinity))
    case 2: event.start = .date(Date(timeIntervalSinceReferenceDate: .nan))
    case 3: event.assetDurations = [time, .seconds(1)]
    case 4: event.playoutLimit = time
    case 5: event.resumption = .offset(time)
    default: event.plannedDuration = time
    }
  }

  private func time(_ generator: inout SeededGenerator, _ least: Int, _ most: Int) -> Duration {
    .milliseconds(500 * (2 * least + Int(generator.draw(below: UInt64(2 * (most - least) + 1)))))
  }
}
