public import Foundation

/// A player for ads. ``AVPlayerVideoDisplay`` is one; an app may bring its own.
///
/// Mirrors `IMAVideoDisplay`. Source: SDK reference, `IMAVideoDisplay.h`.
@preconcurrency
@MainActor
public protocol VideoDisplay: AdPlaybackInfo {
  /// Who is told what becomes of the ad. Held weakly.
  var delegate: (any VideoDisplayDelegate)? { get set }
  /// How loud the ad is, from 0 to 1; 1 by default.
  var volume: Float { get set }
  /// Gets the media behind a URL ready, and does not play it yet. Only streams have subtitles: one dictionary for each
  /// language.
  func loadStream(_ streamURL: URL, withSubtitles subtitles: [Any])
  /// Plays, from the beginning or from where it was paused.
  func play()
  /// Halts.
  func pause()
  /// Takes the media out of the player.
  func reset()
  /// Goes to a position, in seconds.
  func seekStream(toTime time: TimeInterval)
}
