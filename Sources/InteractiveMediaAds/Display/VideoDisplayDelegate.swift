public import Foundation

/// Is told by a ``VideoDisplay`` what becomes of the ad in it. Called on the main actor; the last three methods may be
/// left out.
///
/// Mirrors `IMAVideoDisplayDelegate`. Source: SDK reference, `IMAVideoDisplay.h`.
@preconcurrency
@MainActor
public protocol VideoDisplayDelegate: NSObjectProtocol {
  /// The ad can be played.
  func videoDisplayDidLoad(_ videoDisplay: any VideoDisplay)
  /// The ad has begun to play; once for each call of ``VideoDisplay/loadStream(_:withSubtitles:)``.
  func videoDisplayDidStart(_ videoDisplay: any VideoDisplay)
  /// The ad was halted.
  func videoDisplayDidPause(_ videoDisplay: any VideoDisplay)
  /// The ad goes on.
  func videoDisplayDidResume(_ videoDisplay: any VideoDisplay)
  /// The ad has played to its end.
  func videoDisplayDidComplete(_ videoDisplay: any VideoDisplay)
  /// The viewer clicked the ad.
  func videoDisplayDidClick(_ videoDisplay: any VideoDisplay)
  /// The ad cannot be played, or not any more.
  func videoDisplay(_ videoDisplay: any VideoDisplay, didReceive error: any Error)
  /// The viewer skipped the ad.
  func videoDisplayDidSkip(_ videoDisplay: any VideoDisplay)
  /// The viewer can skip the ad now.
  func videoDisplayDidShowSkip(_ videoDisplay: any VideoDisplay)
  /// The ad is louder or less loud now: a number from 0 to 1.
  func videoDisplay(_ videoDisplay: any VideoDisplay, volumeChangedTo volume: NSNumber)
  /// The ad plays: several times a second. Times are in seconds.
  func videoDisplay(
    _ videoDisplay: any VideoDisplay,
    didProgressWithMediaTime mediaTime: TimeInterval,
    totalTime duration: TimeInterval
  )
  /// The stream said something about itself.
  func videoDisplay(_ videoDisplay: any VideoDisplay, didReceiveTimedMetadata metadata: [String: String])
  /// The ad's media is there up to a position, in seconds.
  func videoDisplay(_ videoDisplay: any VideoDisplay, didBufferToMediaTime mediaTime: TimeInterval)
  /// Enough of the ad's media is there to play on.
  func videoDisplayIsPlaybackReady(_ videoDisplay: any VideoDisplay)
  /// The ad halts for want of data.
  func videoDisplayDidStartBuffering(_ videoDisplay: any VideoDisplay)
}

extension VideoDisplayDelegate {
  /// Does nothing.
  public func videoDisplay(_ videoDisplay: any VideoDisplay, didBufferToMediaTime mediaTime: TimeInterval) {}
  /// Does nothing.
  public func videoDisplayIsPlaybackReady(_ videoDisplay: any VideoDisplay) {}
  /// Does nothing.
  public func videoDisplayDidStartBuffering(_ videoDisplay: any VideoDisplay) {}
}
