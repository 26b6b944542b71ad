import Foundation
import HLS

/// What looking something up in an interstitial schedule costs, and that it costs about the same however many events
/// there are.
struct ScheduleBenchmark: Benchmark {
  private let rounds = 21
  private let looks = 20_000
  private let length = Duration.seconds(100_000)

  var title: String {
    "A look into an interstitial schedule, at any time (medians of \(rounds) rounds of \(looks) looks)"
  }

  func run() throws -> [String] {
    var lines: [String] = []
    for (name, look) in Self.kinds {
      let costs = try [10, 10_000].map { (count: $0, cost: try cost(eventCount: $0, of: look)) }
      let cheapest = costs.map(\.cost).min() ?? .zero
      lines += costs.map { count, cost in
        let kind = name.padding(toLength: 30, withPad: " ", startingAt: 0)
        let number = "\(count)".padding(toLength: 6, withPad: " ", startingAt: 0)
        let nanoseconds = String(format: "%6.1f ns", cost / .nanoseconds(1))
        return "\(kind)\(number) events  \(nanoseconds)  "
          + String(format: "%.1f × the cheapest", cost / cheapest)
      }
    }
    lines.append(try building())
    return lines
  }

  /// A look at a time gives a time.
  private typealias Look = (InterstitialSchedule, InterstitialPlayback, Duration) -> Duration

  private static let kinds: [(String, Look)] = [
    ("from playout to content", { schedule, _, time in schedule.primary(ofPlayout: time) }),
    ("from content to playout", { schedule, _, time in schedule.playout(ofPrimary: time) }),
    ("the next event", { _, playback, time in playback.nextStart(from: time) ?? .zero }),
  ]

  private func cost(eventCount: Int, of look: Look) throws -> Duration {
    let timeline = PrimaryTimeline(end: length)
    let schedule = InterstitialSchedule(events: events(eventCount), primary: timeline)
    var playback = InterstitialPlayback(events: events(eventCount), timeline: timeline)
    _ = playback.handle(.began(at: .zero), at: .zero)
    guard schedule.slots.count == eventCount else {
      throw WrongResult(description: "\(eventCount) events: \(schedule.slots.count) slots")
    }
    // Times all over the content, in an order that helps no cache.
    let times = (0..<looks).map { length * (Double($0 * 7_919 % looks) / Double(looks)) }
    let clock = ContinuousClock()
    var measured: [Duration] = []
    for round in 0...rounds {
      var sum = Duration.zero
      let time = clock.measure {
        for time in times { sum += look(schedule, playback, time) }
      }
      guard sum > .zero else { throw WrongResult(description: "\(eventCount) events: all looks gave zero") }
      if round > 0 { measured.append(time) }
    }
    return measured.median / looks
  }

  private func building() throws -> String {
    let events = events(10_000)
    var measured: [Duration] = []
    for _ in 0..<5 {
      var count = 0
      measured.append(
        ContinuousClock().measure {
          count = InterstitialSchedule(events: events, primary: PrimaryTimeline(end: length)).slots.count
        }
      )
      guard count == events.count else { throw WrongResult(description: "\(count) slots") }
    }
    return "building a schedule of 10000 events  "
      + String(format: "%.1f ms", measured.median / .milliseconds(1))
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
