import Foundation
import HLS

/// What looking something up in an interstitial schedule costs, and that it costs about the same however many events
/// there are.
struct ScheduleBenchmark: Benchmark {
  let name = "schedule"
  let title = "A query of an interstitial schedule, at any time"

  private let rounds = 21
  private let looks = 20_000
  private let length = Duration.seconds(100_000)

  func run(with meter: Meter) throws -> [Measurement] {
    var measurements: [Measurement] = []
    for (name, look) in Self.kinds {
      let ways = try [10, 10_000].map { count in
        SideBySide.Way(name: "\(name), \(count) events", work: try looking(count, look))
      }
      measurements += try SideBySide(rounds: rounds, ways).measurements(of: ways, each: looks)
    }
    measurements.append(try building())
    return measurements
  }

  /// A look at a time gives a time.
  private typealias Look = (InterstitialSchedule, InterstitialPlayback, Duration) -> Duration

  private static let kinds: [(String, Look)] = [
    ("from playout to content", { schedule, _, time in schedule.primary(ofPlayout: time) }),
    ("from content to playout", { schedule, _, time in schedule.playout(ofPrimary: time) }),
    ("the next event", { _, playback, time in playback.nextStart(from: time) ?? .zero }),
  ]

  /// Looks into a schedule of so many events.
  private func looking(_ eventCount: Int, _ look: @escaping Look) throws -> () throws -> Void {
    let timeline = PrimaryTimeline(end: length)
    let schedule = InterstitialSchedule(events: events(eventCount), primary: timeline)
    var playback = InterstitialPlayback(events: events(eventCount), timeline: timeline)
    _ = playback.handle(.began(at: .zero), at: .zero)
    guard schedule.slots.count == eventCount else {
      throw WrongResult(description: "\(eventCount) events: \(schedule.slots.count) slots")
    }
    // Times all over the content, in an order that helps no cache.
    let times = (0..<looks).map { length * (Double($0 * 7_919 % looks) / Double(looks)) }
    return { [playback] in
      var sum = Duration.zero
      for time in times { sum += look(schedule, playback, time) }
      guard sum > .zero else { throw WrongResult(description: "\(eventCount) events: all looks gave zero") }
    }
  }

  private func building() throws -> Measurement {
    let events = events(10_000)
    let contest = try SideBySide(
      rounds: 5,
      [
        .init(name: "build") {
          let count = InterstitialSchedule(events: events, primary: PrimaryTimeline(end: length)).slots.count
          guard count == events.count else { throw WrongResult(description: "\(count) slots") }
        }
      ]
    )
    return Measurement(name: "building one of 10000 events", unit: .nanoseconds, spread: contest.time(of: 0))
  }

  /// As far apart as they can be. Each replaces half of what lies between it and the next.
  private func events(_ count: Int) -> [InterstitialEvent] {
    let distance = length / (count + 1)
    return (1...count).map { index in
      InterstitialEvent(
        id: "break-\(index)",
        start: .time(distance * index),
        assetDurations: [distance / 2],
        resumption: .duration
      )
    }
  }
}
