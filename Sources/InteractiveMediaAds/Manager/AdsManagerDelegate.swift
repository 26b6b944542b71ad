public import Foundation

/// Is told what an ads manager does. Called on the main actor, never before the call that led to it has returned.
///
/// Source: Ad rules, "Ad rules".
@preconcurrency
@MainActor
public protocol AdsManagerDelegate: AnyObject {
  /// Something happened to an ad, or to all of them.
  func adsManager(_ adsManager: AdsManager, didReceive event: AdEvent)

  /// No ad of a response could be played. Apps log it, and play the content.
  func adsManager(_ adsManager: AdsManager, didReceive error: AdError)

  /// Ads are about to take the screen: the app pauses its content. Once a break.
  func adsManagerDidRequestContentPause(_ adsManager: AdsManager)

  /// The ads are over, be it well or not: the app plays its content. Once a break, and at once where a playlist begins
  /// with the content.
  func adsManagerDidRequestContentResume(_ adsManager: AdsManager)

  /// Where the ad is, in seconds; five times a second while it plays. Optional.
  func adsManager(
    _ adsManager: AdsManager,
    adDidProgressToTime mediaTime: TimeInterval,
    totalTime: TimeInterval
  )

  /// Enough of the ad is here to play on. Optional.
  func adsManagerAdPlaybackReady(_ adsManager: AdsManager)

  /// The ad halts for want of data. Optional.
  func adsManagerAdDidStartBuffering(_ adsManager: AdsManager)

  /// So much of the ad is here, in seconds. Optional.
  func adsManager(_ adsManager: AdsManager, adDidBufferToMediaTime mediaTime: TimeInterval)
}

extension AdsManagerDelegate {
  /// Does nothing.
  public func adsManager(
    _ adsManager: AdsManager,
    adDidProgressToTime mediaTime: TimeInterval,
    totalTime: TimeInterval
  ) {}

  /// Does nothing.
  public func adsManagerAdPlaybackReady(_ adsManager: AdsManager) {}

  /// Does nothing.
  public func adsManagerAdDidStartBuffering(_ adsManager: AdsManager) {}

  /// Does nothing.
  public func adsManager(_ adsManager: AdsManager, adDidBufferToMediaTime mediaTime: TimeInterval) {}
}
