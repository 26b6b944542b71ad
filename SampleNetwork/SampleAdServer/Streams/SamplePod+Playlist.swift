import Foundation

/// Segments of a playlist that play one after another without a change of encoding.
struct SegmentRun: Sendable, Hashable {
  struct Segment: Sendable, Hashable {
    var milliseconds: Int
    var url: String
  }

  var segments: [Segment]

  /// - Parameters:
  ///   - length: how long they play together, in milliseconds.
  ///   - longest: how long each plays, but for the last.
  ///   - path: the path of a part of the whole.
  init(_ length: Int, longest: Int, host: String, path: (Range<Int>) -> String) {
    segments = stride(from: 0, to: length, by: longest).map { start in
      let part = start..<min(start + longest, length)
      return Segment(milliseconds: part.count, url: "https://\(host)\(path(part))")
    }
  }
}

extension SegmentRun.Segment {
  var lines: [String] { ["#EXTINF:\(seconds),", url] }

  /// With three decimals.
  private var seconds: String {
    let rest = "\(milliseconds % 1000)"
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}

extension SamplePod {
  /// How long a segment of a pod plays at most, in milliseconds.
  static let segmentMilliseconds = 5000

  /// The ads of the pod, and the slate. There is no media behind the segments; their URLs say what they hold.
  func runs(streamID: String, host: String) -> [SegmentRun] {
    let ads = placements.map { placement in
      SegmentRun(placement.ad.milliseconds, longest: Self.segmentMilliseconds, host: host) { part in
        AdSegment(
          streamID: streamID,
          breakID: breakID,
          position: placement.position,
          adMilliseconds: placement.ad.milliseconds,
          part: part
        ).path
      }
    }
    guard slateMilliseconds > 0 else { return ads }
    let base =
      "/linear/pods/v1/seg/stream/\(streamID.pathComponent)/ad_break/\(breakID.pathComponent)/slate"
    return ads + [
      SegmentRun(slateMilliseconds, longest: Self.segmentMilliseconds, host: host) { part in
        "\(base)/\(part.lowerBound)-\(part.upperBound).ts"
      }
    ]
  }

  /// The pod as a playlist that plays exactly as long as the pod.
  func playlist(streamID: String, host: String) -> String {
    runs(streamID: streamID, host: host).recording(targetDuration: Self.segmentMilliseconds / 1000)
  }
}

extension [SegmentRun] {
  /// A playlist of all runs, with its end.
  ///
  /// - Parameter targetDuration: in seconds.
  func recording(targetDuration: Int) -> String {
    let header = [
      "#EXTM3U", "#EXT-X-VERSION:3", "#EXT-X-TARGETDURATION:\(targetDuration)", "#EXT-X-MEDIA-SEQUENCE:0",
      "#EXT-X-PLAYLIST-TYPE:VOD",
    ]
    let runs = map { run in run.segments.flatMap(\.lines) }.joined(separator: ["#EXT-X-DISCONTINUITY"])
    return (header + runs + ["#EXT-X-ENDLIST", ""]).joined(separator: "\n")
  }
}
