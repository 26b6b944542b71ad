import Foundation

/// A video on demand of two minutes with three breaks stitched in: a pre-roll, a mid-roll in the middle, a post-roll.
struct StitchedVideo: Sendable, Hashable {
  struct Break: Sendable, Hashable {
    var pod: SamplePod
    /// Where it is in the stream, in milliseconds.
    var start: Int
  }

  let breaks: [Break]

  /// How long the content plays without ads, in milliseconds.
  static let contentMilliseconds = 120_000
  /// Where the breaks are in the content, and what was asked for them, in milliseconds.
  private static let plan = [
    ("pre-roll-1", 0, 10_000), ("mid-roll-1", 60_000, 25_000), ("post-roll-1", 120_000, 15_000),
  ]
  private static let segmentMilliseconds = 6000

  init(_ stream: SampleStream) {
    var adMilliseconds = 0
    breaks = Self.plan.map { id, position, requested in
      let pod = SamplePod(breakID: id, requested: requested, stream: stream)
      defer { adMilliseconds += pod.milliseconds }
      return Break(pod: pod, start: position + adMilliseconds)
    }
  }

  /// With the breaks, in milliseconds.
  var milliseconds: Int { breaks.reduce(Self.contentMilliseconds) { $0 + $1.pod.milliseconds } }

  func playlist(streamID: String, host: String) -> String {
    var runs: [SegmentRun] = []
    var position = 0
    var content = 0
    for adBreak in breaks {
      runs += part(of: content, length: adBreak.start - position, host)
      content += adBreak.start - position
      runs += adBreak.pod.runs(streamID: streamID, host: host)
      position = adBreak.start + adBreak.pod.milliseconds
    }
    runs += part(of: content, length: Self.contentMilliseconds - content, host)
    return runs.recording(targetDuration: Self.segmentMilliseconds / 1000)
  }

  private func part(of content: Int, length: Int, _ host: String) -> [SegmentRun] {
    guard length > 0 else { return [] }
    return [
      SegmentRun(length, longest: Self.segmentMilliseconds, host: host) { part in
        "/video/content/\(content + part.lowerBound).ts"
      }
    ]
  }
}
