import Foundation

/// A stream of segments with tags at random places, and its playlist at any moment.
struct LiveStream {
  private var segments: [[String]] = []
  private var discontinuities: [Int] = []

  init(count: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &generator) == 0 }
    var total = 0
    for number in 0..<count {
      var lines: [String] = []
      if chance(9) {
        lines.append("#EXT-X-DISCONTINUITY")
        total += 1
      }
      if chance(11) { lines.append("#EXT-X-KEY:METHOD=AES-128,URI=\"key-\(number)\"") }
      if chance(17) { lines.append("#EXT-X-KEY:METHOD=NONE") }
      if chance(13) { lines.append("#EXT-X-KEY:METHOD=SAMPLE-AES,URI=\"drm-\(number)\",KEYFORMAT=\"drm\"") }
      if chance(12) { lines.append("#EXT-X-MAP:URI=\"init-\(number)\"") }
      if chance(6) { lines.append("#EXT-X-PROGRAM-DATE-TIME:\(Self.date(number * 6))") }
      if chance(15) { lines.append("#EXT-X-BITRATE:\(number)") }
      if chance(8) {
        lines.append("#EXT-X-DATERANGE:ID=\"r\(number)\",START-DATE=\"\(Self.date(number * 6))\",DURATION=x")
      }
      if chance(14) { lines.append("#EXT-X-BYTERANGE:bad") }
      if chance(10) { lines.append("# A comment.") }
      if chance(10) { lines.append("") }
      if chance(20) { lines.append("#EXT-X-GAP") }
      if !chance(30) { lines.append("#EXTINF:\(4 + number % 3).\(number),") }
      if chance(5) {
        lines += ["#EXT-X-BYTERANGE:100\(chance(2) ? "@\(number)" : "")", "same.ts"]
      } else {
        lines.append("segment-\(number).ts")
      }
      segments.append(lines)
      discontinuities.append(total)
    }
  }

  /// The playlist with some of the segments.
  ///
  /// - Parameter tags: What stands before the first segment.
  func playlist(_ range: Range<Int>, tags: [String] = [], tail: [String] = []) -> String {
    let before = range.lowerBound > 0 ? discontinuities[range.lowerBound - 1] : 0
    let head = [
      "#EXTM3U", "#EXT-X-TARGETDURATION:7", "#EXT-X-MEDIA-SEQUENCE:\(range.lowerBound)",
      "#EXT-X-DISCONTINUITY-SEQUENCE:\(before)",
    ]
    return (head + tags + segments[range].flatMap { $0 } + tail).joined(separator: "\n") + "\n"
  }

  /// What was said before a segment and holds for it.
  func tags(before index: Int) -> [String] {
    segments[..<index].flatMap { $0 }.filter { $0.hasPrefix("#EXT-X-KEY") || $0.hasPrefix("#EXT-X-MAP") }
  }

  static func date(_ seconds: Int) -> String {
    let rest = seconds % 3600
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "2026-01-01T\(two(seconds / 3600)):\(two(rest / 60)):\(two(rest % 60)).000Z"
  }
}
