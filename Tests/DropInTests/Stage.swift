import Foundation
import GoogleMobileAds
import UIKit

/// A visible window, and what an adapter's load answered.
@MainActor
final class Stage {
  let window = UIWindow()
  let root = UIViewController()
  let events = EventRecorder()
  private(set) var ad: (any MediationAd)?
  private(set) var error: (any Error)?

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  func parts(_ format: AdFormat, bid: String? = "bid") -> MediationAdConfiguration.Parts {
    .init(
      bidResponse: bid,
      credentials: MediationCredentials(settings: ["parameter": "unit"], format: format),
      rootViewController: root
    )
  }

  /// Calls a load and waits for its answer, from whatever thread.
  func load<Ad, Delegate>(
    _ call: @MainActor (@escaping @Sendable (Ad?, (any Error)?) -> Delegate?) -> Void
  ) async {
    let answer: Answer = await withCheckedContinuation { continuation in
      let events = events
      call { ad, error in
        continuation.resume(returning: Answer(ad: ad, error: error))
        return events as? Delegate
      }
    }
    ad = answer.ad as? any MediationAd
    error = answer.error
    await settle()
  }

  /// Lets the hops to the main actor that are under way arrive.
  func settle() async {
    for _ in 0..<10 {
      await Task.yield()
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
  }
}

/// Unchecked because it is made once on one thread and read once on another.
private struct Answer: @unchecked Sendable {
  var ad: Any?
  var error: (any Error)?
}

/// Takes down what an ad reports. Unchecked because of the lock.
final class EventRecorder: NSObject, @unchecked Sendable, MediationBannerAdEventDelegate,
  MediationInterstitialAdEventDelegate, MediationRewardedAdEventDelegate, MediationNativeAdEventDelegate,
  MediationAppOpenAdEventDelegate
{
  private let lock = NSLock()
  private var lockedEvents: [String] = []

  var all: [String] { lock.withLock { lockedEvents } }

  private func take(_ event: String) { lock.withLock { lockedEvents.append(event) } }

  func reportImpression() { take("impression") }
  func reportClick() { take("click") }
  func willPresentFullScreenView() { take("willPresent") }
  func didFailToPresentWithError(_ error: any Error) { take("didFailToPresent") }
  func willDismissFullScreenView() { take("willDismiss") }
  func didDismissFullScreenView() { take("didDismiss") }
  func willBackgroundApplication() { take("willBackground") }
  func didRewardUser() { take("reward") }
  func didRewardUser(with reward: AdReward) { take("reward") }
  func didStartVideo() { take("startVideo") }
  func didEndVideo() { take("endVideo") }
  func didPlayVideo() { take("playVideo") }
  func didPauseVideo() { take("pauseVideo") }
  func didMuteVideo() { take("mute") }
  func didUnmuteVideo() { take("unmute") }
}
