import AdPlatform
import Foundation
import InteractiveMediaAds
import VAST

/// What a look at the content's playhead costs, and that it costs the same however many breaks a playlist has.
struct PlayheadBenchmark: Benchmark {
  let name = "playhead"
  let title = "Playhead query, with breaks at regular times"

  private let rounds = 21
  /// 2 hours of content, looked at five times a second.
  private let ticks = 36_000
  private let tick = Duration.milliseconds(200)

  func run(with meter: Meter) throws -> [Measurement] {
    let counts = [10, 1_000, 100_000]
    let end = tick * (ticks + 1)
    let ways = try counts.map { count in
      let breaks = try Self.breaks(count: count, end: end)
      var prepared = BreakSchedule([], length: .known(end))
      return SideBySide.Way(
        name: "\(count) cue points",
        prepare: { prepared = BreakSchedule(breaks, length: .known(end)) }
      ) {
        var schedule = BreakSchedule([], length: .known(end))
        swap(&schedule, &prepared)
        var due = 0
        for index in 1...ticks {
          if schedule.advance(to: tick * index) != nil { due += 1 }
          if schedule.upcoming(within: .seconds(8)) != nil { due += 0 }
        }
        // Taking it down is no part of a look either.
        swap(&schedule, &prepared)
        guard due == min(count, ticks) else {
          throw WrongResult(description: "\(count) cue points: \(due) were due")
        }
      }
    }
    return try SideBySide(rounds: rounds, ways).measurements(of: ways, each: ticks)
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
