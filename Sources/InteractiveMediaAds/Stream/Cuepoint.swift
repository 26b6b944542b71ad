internal import AdPlatform
public import Foundation

/// A break of a video on demand, as it is when the stream manager is asked.
///
/// Mirrors `IMACuepoint`. Source: SDK reference, `IMACuepoint.h`.
public final class Cuepoint: NSObject, Sendable {
  /// Where the break starts, in seconds of the stream.
  public let startTime: TimeInterval
  /// Where the break ends, in seconds of the stream.
  public let endTime: TimeInterval
  /// Whether the playhead has passed the end of the break by playing.
  public let isPlayed: Bool

  init(_ adBreak: StreamTimeline.Break) {
    startTime = adBreak.start.timeInterval
    endTime = adBreak.end.timeInterval
    isPlayed = adBreak.isPlayed
    super.init()
  }
}
