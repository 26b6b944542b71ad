public import Foundation

/// Is told what happens to the ads of a stream. Called on the main actor, never before the call that led to it has
/// returned.
///
/// Mirrors `IMAStreamManagerDelegate`. Source: SDK reference, `IMAStreamManager.h`; Client-side HLS interstitials for
/// live streams, "Handle ad events".
@preconcurrency
@MainActor
public protocol StreamManagerDelegate: AnyObject {
  /// Something happened to an ad, a break or the session.
  func streamManager(_ streamManager: StreamManager, didReceive event: AdEvent)

  /// The session is lost, and could not be registered again at once. Apps log it; the content plays on.
  func streamManager(_ streamManager: StreamManager, didReceive error: AdError)

  /// Where the ad is; five times a second while it plays. All times in seconds. Optional.
  ///
  /// - Parameters:
  ///   - streamManager: the manager of the stream.
  ///   - time: the position in the ad.
  ///   - adDuration: how long the ad is.
  ///   - adPosition: the ad's place in its break, from 1.
  ///   - totalAds: how many ads the break has.
  ///   - adBreakDuration: how long the break is; -1 if that is not known.
  ///   - adPeriodDuration: how long the content is interrupted: ads and slate; that of the break if the media does not
  ///     say.
  func streamManager(
    _ streamManager: StreamManager,
    adDidProgressToTime time: TimeInterval,
    adDuration: TimeInterval,
    adPosition: Int,
    totalAds: Int,
    adBreakDuration: TimeInterval,
    adPeriodDuration: TimeInterval
  )
}

extension StreamManagerDelegate {
  /// Does nothing.
  public func streamManager(
    _ streamManager: StreamManager,
    adDidProgressToTime time: TimeInterval,
    adDuration: TimeInterval,
    adPosition: Int,
    totalAds: Int,
    adBreakDuration: TimeInterval,
    adPeriodDuration: TimeInterval
  ) {}
}
