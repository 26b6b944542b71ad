public import Foundation

/// How far an ad has played.
///
/// Mirrors `IMAAdPlaybackInfo`. Source: SDK reference, `IMAAdPlaybackInfo.h`.
@preconcurrency
@MainActor
public protocol AdPlaybackInfo: NSObjectProtocol {
  /// Where the ad is, in seconds; 0 without an ad.
  var currentMediaTime: TimeInterval { get }
  /// How long the ad is, in seconds; 0 without an ad.
  var totalMediaTime: TimeInterval { get }
  /// How far the ad's media is there, in seconds; 0 without an ad.
  var bufferedMediaTime: TimeInterval { get }
  /// Whether the ad plays now.
  var isPlaying: Bool { get }
}
