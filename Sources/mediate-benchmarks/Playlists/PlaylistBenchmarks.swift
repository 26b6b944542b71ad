import Foundation
import HLS

/// How fast playlists are read, and that it is the same however long they are.
struct PlaylistReadingBenchmark: Benchmark {
  private let rounds = 21
  /// The bytes that are read in a round, in whole playlists.
  private let roundBytes = 5_000_000

  var title: String { "Reading media playlists (medians of \(rounds) rounds)" }

  func run() throws -> [String] {
    try PlaylistSizes.segments.map { count in
      let data = SamplePlaylist.live(first: 1, count: count)
      let repetitions = roundBytes / data.count + 1
      var times: [Duration] = []
      for round in 0...rounds {
        var read = 0
        let time = try ContinuousClock().measure {
          for _ in 0..<repetitions { read += try MediaPlaylist(data: data).segments.count }
        }
        guard read == count * repetitions else {
          throw WrongResult(description: "\(count) segments were written, and \(read / repetitions) read")
        }
        if round > 0 { times.append(time / repetitions) }
      }
      let time = times.median
      let speed = String(format: "%6.1f MB/s", Double(data.count) / (time / .seconds(1)) / 1e6)
      let each = String(format: "%6.1f ns a segment", time / .nanoseconds(1) / Double(count))
      return
        "\(PlaylistSizes.name(count)) \(String(format: "%8.1f KB", Double(data.count) / 1000))  \(speed)  \(each)"
    }
  }
}

/// What it costs to reload a live playlist that has one segment more at its end and one less at its start.
struct PlaylistReloadBenchmark: Benchmark {
  private let rounds = 101

  var title: String { "Reloading a live playlist that moved by one segment (medians of \(rounds) rounds)" }

  func run() throws -> [String] {
    try PlaylistSizes.segments.map { count in
      let old = try MediaPlaylist(data: SamplePlaylist.live(first: 10, count: count))
      let data = SamplePlaylist.live(first: 11, count: count)
      let fresh = try MediaPlaylist(data: data)
      let updated = try old.updated(with: data)
      guard updated.segments.last == fresh.segments.last, updated.segments.count == count else {
        throw WrongResult(description: "\(count) segments: a reload differs from a new reading")
      }
      let comparison = try Comparison(rounds: rounds, repetitions: max(1, 10_000 / count)) {
        _ = try old.updated(with: data)
      } with: {
        _ = try MediaPlaylist(data: data)
      }
      let time = String(format: "%8.1f µs", comparison.time / .microseconds(1))
      let whole = String(format: "%8.1f µs", comparison.baselineTime / .microseconds(1))
      return "\(PlaylistSizes.name(count)) \(time)  read anew \(whole)"
        + String(format: "  %.0f × as fast", comparison.relativeSpeed)
    }
  }
}

/// The lengths of playlists that are measured.
enum PlaylistSizes {
  static let segments = [100, 10_000, 100_000]

  static func name(_ count: Int) -> String {
    "\(count) segments".padding(toLength: 16, withPad: " ", startingAt: 0)
  }
}
