import Foundation

extension SamplePod {
  /// How long a segment of a pod plays at most, in milliseconds.
  static let segmentMilliseconds = 5000

  /// The pod as a playlist that plays exactly as long as the pod.
  ///
  /// There is no media behind the segments; their URLs say what they hold.
  func playlist(streamID: String, host: String) -> String {
    var lines = [
      "#EXTM3U", "#EXT-X-VERSION:3", "#EXT-X-TARGETDURATION:\(Self.segmentMilliseconds / 1000)",
      "#EXT-X-MEDIA-SEQUENCE:0", "#EXT-X-PLAYLIST-TYPE:VOD",
    ]
    var isFirst = true
    func add(_ length: Int, path: (Range<Int>) -> String) {
      if !isFirst { lines.append("#EXT-X-DISCONTINUITY") }
      isFirst = false
      for start in stride(from: 0, to: length, by: Self.segmentMilliseconds) {
        let part = start..<min(start + Self.segmentMilliseconds, length)
        lines += ["#EXTINF:\(Self.seconds(part.count)),", "https://\(host)\(path(part))"]
      }
    }
    for placement in placements {
      add(placement.ad.milliseconds) { part in
        AdSegment(
          streamID: streamID,
          breakID: breakID,
          position: placement.position,
          adMilliseconds: placement.ad.milliseconds,
          part: part
        ).path
      }
    }
    if slateMilliseconds > 0 {
      let base =
        "/linear/pods/v1/seg/stream/\(streamID.pathComponent)/ad_break/\(breakID.pathComponent)/slate"
      add(slateMilliseconds) { "\(base)/\($0.lowerBound)-\($0.upperBound).ts" }
    }
    return (lines + ["#EXT-X-ENDLIST", ""]).joined(separator: "\n")
  }

  /// Seconds with three decimals.
  private static func seconds(_ milliseconds: Int) -> String {
    let rest = "\(milliseconds % 1000)"
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
