import Foundation
import HLS

/// Events and timelines that no author would write, the same for the same seed.
struct RandomEvents {
  var random: Seeded

  init(seed: Int) { random = Seeded(seed: UInt64(seed)) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  /// Times on a grid of half seconds, so that many are equal.
  mutating func time(_ range: ClosedRange<Int>) -> Duration { .milliseconds(500 * number(range)) }

  /// - Parameter isPlain: only what plays the same in any schedule: lengths are known, and join and leave events do
  ///   not move the content.
  mutating func event(_ id: String, isPlain: Bool) -> InterstitialEvent {
    var event = InterstitialEvent(id: id, start: .time(time(0...200)))
    if !isPlain, chance(20) {
      event.start = .date(noon.addingTimeInterval(Double(number(-20...200)) / 2))
    }
    if chance(10) { event.cue = chance(50) ? .join : .leave }
    event.playsOnce = chance(25)
    event.assetDurations = (0..<number(0...3)).map { _ in isPlain || chance(80) ? time(0...12) : nil }
    event.needsAssetList = !isPlain && chance(15)
    if chance(30) { event.playoutLimit = time(isPlain ? 0...20 : -2...20) }
    switch number(0...9) {
    case 0...3: event.resumption = .offset(event.cue == nil || !isPlain ? time(-20...30) : .zero)
    case 4...5: event.resumption = .offset(.zero)
    case 6...7: event.resumption = isPlain && event.cue != nil ? .offset(.zero) : .timeTaken
    default: event.resumption = isPlain && event.cue != nil ? .offset(.zero) : .duration
    }
    if chance(25) { event.restrictions = .init(rawValue: [1, 4, 5][number(0...2)]) }
    event.snapsStart = chance(15)
    event.snapsResumption = chance(15)
    event.occupancy = chance(50) ? .fill : .point
    return event
  }

  mutating func events(_ count: Int, isPlain: Bool = true) -> [InterstitialEvent] {
    (0..<count).map { event(isPlain ? "e\($0)" : "e\(number(0...count))", isPlain: isPlain) }
  }

  mutating func timeline() -> PrimaryTimeline {
    let boundaries: [Duration] = chance(50) ? (0...16).map { .seconds(6 * $0) } : []
    switch number(0...3) {
    case 0:
      let edge = number(40...110)
      return PrimaryTimeline(
        start: .seconds(edge - 40),
        end: .seconds(edge),
        isLive: true,
        dateOfZero: chance(80) ? noon : nil,
        segmentBoundaries: boundaries
      )
    case 1: return PrimaryTimeline(dateOfZero: noon, segmentBoundaries: boundaries)
    default: return PrimaryTimeline(end: .seconds(100), dateOfZero: noon, segmentBoundaries: boundaries)
    }
  }
}
