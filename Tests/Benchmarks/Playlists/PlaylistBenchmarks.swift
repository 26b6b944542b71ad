import Foundation
import HLS

/// How fast playlists are read, and that it is the same however long they are.
struct PlaylistReadingBenchmark: Benchmark {
  let name = "playlists"
  let title = "Media playlists read"

  private let rounds = 21
  /// The bytes that are read in a round, in whole playlists.
  private let roundBytes = 5_000_000

  func run(with meter: Meter) throws -> [Measurement] {
    try PlaylistSizes.segments.map { count in
      let data = SamplePlaylist.live(first: 1, count: count)
      let contest = try SideBySide(
        rounds: rounds,
        [
          .init(name: "read", repetitions: roundBytes / data.count + 1) {
            let read = try MediaPlaylist(data: data).segments.count
            guard read == count else {
              throw WrongResult(description: "\(count) segments were written, and \(read) read")
            }
          }
        ]
      )
      return Measurement(
        name: "\(count) segments, \(data.count / 1000) KB",
        unit: .bytesPerSecond,
        spread: contest.time(of: 0).map { Double(data.count) / $0 * 1e9 }
      )
    }
  }
}

/// What it costs to reload a live playlist that has one segment more at its end and one less at its start.
struct PlaylistReloadBenchmark: Benchmark {
  let name = "playlist-reload"
  let title = "A live playlist reloaded that moved by one segment"

  private let rounds = 51

  func run(with meter: Meter) throws -> [Measurement] {
    try PlaylistSizes.segments.map { count in
      let old = try MediaPlaylist(data: SamplePlaylist.live(first: 10, count: count))
      let data = SamplePlaylist.live(first: 11, count: count)
      let fresh = try MediaPlaylist(data: data)
      let updated = try old.updated(with: data)
      guard updated.segments.last == fresh.segments.last, updated.segments.count == count else {
        throw WrongResult(description: "\(count) segments: a reload differs from a new reading")
      }
      let repetitions = max(1, 10_000 / count)
      let contest = try SideBySide(
        rounds: rounds,
        [
          .init(name: "anew", repetitions: repetitions) { _ = try MediaPlaylist(data: data) },
          .init(name: "reload", repetitions: repetitions) { _ = try old.updated(with: data) },
        ]
      )
      return Measurement(
        name: "\(count) segments",
        unit: .nanoseconds,
        spread: contest.time(of: 1),
        beside: contest.compare(1, with: 0).map { .init(yardstick: "reading it anew", spread: $0) }
      )
    }
  }
}

/// The lengths of playlists that are measured.
enum PlaylistSizes {
  static let segments = [100, 10_000, 100_000]
}
