import Foundation

/// A live playlist as packagers write it: a date at the start, a map, a discontinuity now and then.
enum SamplePlaylist {
  /// - Parameters:
  ///   - first: The number of the first segment.
  ///   - count: How many segments it has.
  static func live(first: Int, count: Int) -> Data {
    var text = """
      #EXTM3U
      #EXT-X-VERSION:6
      #EXT-X-TARGETDURATION:7
      #EXT-X-MEDIA-SEQUENCE:\(first)
      #EXT-X-DISCONTINUITY-SEQUENCE:\((first + 49) / 50)
      #EXT-X-PROGRAM-DATE-TIME:2026-01-01T00:00:00.000Z
      #EXT-X-MAP:URI="https://media.example.com/live/1080p/init.mp4"

      """
    for number in first..<first + count {
      if number % 50 == 0 { text += "#EXT-X-DISCONTINUITY\n" }
      text += "#EXTINF:6.006,\nhttps://media.example.com/live/1080p/segment_\(number).mp4\n"
    }
    return Data(text.utf8)
  }
}
