import Foundation
import HLS

extension FaultDraw<ScheduleFault> {
  /// What there is before playback begins.
  mutating func interstitials() -> [ScheduleEvent] {
    var events: [ScheduleEvent] = []
    if number(3) == 0 { events.append(.timeline(timeline())) }
    for _ in 0..<number(7) { events.append(.set(interstitial())) }
    return events
  }

  mutating func timeline() -> SimulatedTimeline {
    switch number(4) {
    case 0, 1:
      let edge = 40 + number(80)
      return .live(edge - 40, edge)
    case 2: return .onDemand(end: faults.contains(.timelineChanges) ? nil : 100)
    default: return .onDemand(end: 60 + number(60))
    }
  }

  mutating func interstitial() -> InterstitialEvent {
    var event = InterstitialEvent(
      id: "e\(number(8))",
      start: .time(time(0, 100))
    )
    if number(6) == 0 {
      event.start = .date(InterstitialEvent.zeroDate.addingTimeInterval(Double(number(100))))
    }
    switch number(12) {
    case 0: event.cue = .join
    case 1: event.cue = .leave
    default: break
    }
    event.playsOnce = number(4) == 0
    event.needsAssetList = number(5) == 0
    for _ in 0..<number(4) {
      let duration = time(0, 12)
      if gives(.unknownDuration, onceIn: 5) {
        event.assetDurations.append(nil)
      } else {
        event.assetDurations.append(duration)
      }
    }
    if number(4) == 0 { event.playoutLimit = time(0, 20) }
    if number(5) == 0 { event.plannedDuration = time(0, 20) }
    switch number(10) {
    case 0...3: event.resumption = .offset(time(-20, 30))
    case 4...5: event.resumption = .duration
    case 6: event.resumption = .timeTaken
    default: break
    }
    if number(4) == 0 {
      event.restrictions = pick([[.jump], [.skip], [.jump, .skip]])
    }
    event.snapsStart = number(7) == 0
    event.snapsResumption = number(7) == 0
    if gives(.impossibleEvents, onceIn: 8) { spoil(&event) }
    return event
  }

  private mutating func spoil(_ event: inout InterstitialEvent) {
    let time = pick([ScheduleTime.earliest, .latest, -1_000]).duration
    switch number(7) {
    case 0: event.start = .time(time)
    case 1: event.start = .date(Date(timeIntervalSinceReferenceDate: .infinity))
    case 2: event.start = .date(Date(timeIntervalSinceReferenceDate: .nan))
    case 3: event.assetDurations = [time, .seconds(1)]
    case 4: event.playoutLimit = time
    case 5: event.resumption = .offset(time)
    default: event.plannedDuration = time
    }
  }

  private mutating func time(_ least: Int, _ most: Int) -> Duration {
    .milliseconds(halfSeconds(least, most))
  }

  /// Milliseconds between times in seconds, on a grid of half seconds, so that many are equal.
  mutating func halfSeconds(_ least: Int, _ most: Int) -> Int {
    500 * (2 * least + number(2 * (most - least) + 1))
  }
}
