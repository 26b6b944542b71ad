import Foundation

/// The live content, as it is at a time of the scheduler.
enum LiveContent {
  /// The multivariant playlist; always the same.
  static let multivariant = """
    #EXTM3U
    #EXT-X-VERSION:3
    #EXT-X-STREAM-INF:BANDWIDTH=2000000,AVERAGE-BANDWIDTH=1800000,CODECS="avc1.4d401f,mp4a.40.2",RESOLUTION=960x540
    \(SampleAdServer.liveStreamURL.absoluteString)

    """

  /// The media playlist. At time zero the window is full: its last segment ends at the epoch.
  static func playlist(at now: Duration) -> String {
    let step = SampleAdServer.segmentDuration.components.seconds
    let count = SampleAdServer.windowSegments
    let sequence = max(now, .zero).components.seconds / step
    var lines = [
      "#EXTM3U", "#EXT-X-VERSION:3", "#EXT-X-TARGETDURATION:\(step)", "#EXT-X-MEDIA-SEQUENCE:\(sequence)",
    ]
    for number in sequence..<sequence + Int64(count) {
      let date = SampleAdServer.dateText((number - Int64(count)) * step)
      lines += [
        "#EXT-X-PROGRAM-DATE-TIME:\(date)", "#EXTINF:\(step).000,",
        "https://\(SampleAdServer.host)/live/content/\(number).ts",
      ]
    }
    return (lines + [""]).joined(separator: "\n")
  }
}

extension SampleAdServer {
  /// A second from the epoch as a date, as `2026-01-01T00:00:00.000Z`.
  static nonisolated func dateText(_ seconds: Int64) -> String {
    let date = epoch.addingTimeInterval(TimeInterval(seconds)).formatted(.iso8601)
    return "\(date.dropLast()).000Z"
  }
}
