import AdPlatform
import Foundation
import InteractiveMediaAds
import VAST

/// What a look at the content's playhead costs, and that it costs the same however many breaks a playlist has.
struct PlayheadBenchmark: Benchmark {
  private let rounds = 21
  /// 2 hours of content, looked at five times a second.
  private let ticks = 36_000
  private let tick = Duration.milliseconds(200)

  var title: String {
    "A look at the content's playhead, with breaks at regular times (medians of \(rounds) rounds of \(ticks) looks)"
  }

  func run() throws -> [String] {
    let costs = try [10, 1_000, 100_000].map { (count: $0, cost: try cost(cueCount: $0)) }
    let cheapest = costs.map(\.cost).min() ?? .zero
    return costs.map { count, cost in
      let number = "\(count)".padding(toLength: 8, withPad: " ", startingAt: 0)
      let nanoseconds = String(format: "%6.1f ns", cost.timeInterval * 1e9)
      return "\(number) cue points  \(nanoseconds)  " + String(format: "%.1f × the cheapest", cost / cheapest)
    }
  }

  private func cost(cueCount: Int) throws -> Duration {
    let end = tick * (ticks + 1)
    let breaks = try Self.breaks(count: cueCount, end: end)
    let clock = ContinuousClock()
    var times: [Duration] = []
    for round in 0...rounds {
      var schedule = BreakSchedule(breaks, contentDuration: end)
      var due = 0
      let time = clock.measure {
        for index in 1...ticks {
          if schedule.advance(to: tick * index) != nil { due += 1 }
          if schedule.upcoming(within: .seconds(8)) != nil { due += 0 }
        }
      }
      guard due == min(cueCount, ticks) else {
        throw WrongResult(description: "\(cueCount) cue points: \(due) were due")
      }
      if round > 0 { times.append(time) }
    }
    return times.median / ticks
  }

  /// Breaks between two looks each, as far apart as they can be.
  private static func breaks(count: Int, end: Duration) throws -> [AdBreak] {
    let text = (1...count).map { index in
      let time = end * (Double(index) / Double(count + 1))
      let milliseconds = Int(time.milliseconds)
      let clock = String(
        format: "%02d:%02d:%02d.%03d",
        milliseconds / 3_600_000,
        milliseconds / 60_000 % 60,
        milliseconds / 1000 % 60,
        milliseconds % 1000
      )
      return "<vmap:AdBreak timeOffset=\"\(clock)\" breakType=\"linear\"/>"
    }
    var limits = DocumentLimits()
    limits.elements = count + 10
    limits.bytes = 100_000_000
    let document = """
      <vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">\(text.joined())</vmap:VMAP>
      """
    return try VMAPDocument(data: Data(document.utf8), limits: limits).adBreaks
  }
}
