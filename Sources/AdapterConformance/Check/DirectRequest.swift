import AdMediation
import AdPlatform
import Foundation
import Synchronization

/// An adapter that was asked without a host.
@MainActor
final class DirectRequest {
  private(set) var adapter: (any NSObjectProtocol)?
  private var recorder: AnswerRecorder?
  private weak var weakAdapter: (any NSObjectProtocol)?
  private weak var weakDelegate: AnyObject?
  let log: AdEventLog

  init(adapter: any NSObjectProtocol, recorder: AnswerRecorder) {
    self.adapter = adapter
    self.recorder = recorder
    weakAdapter = adapter
    log = recorder.log
  }

  /// Whether it answered with an ad.
  var hasDelivered: Bool { log.entries.contains { $0.name == "didReceive" } }

  /// Whether it answered with a failure.
  var hasFailed: Bool { log.entries.contains { $0.name == "didFailToLoadWithError" } }

  /// The ad of a mediation adapter, until ``releaseAd()``.
  var ad: (any MediationAd)? { recorder?.ad }

  /// Whether the adapter is still in memory.
  var adapterIsAlive: Bool { weakAdapter != nil }

  /// Whether the delegate is still in memory: of a custom event, or of a mediation adapter's ad.
  var delegateIsAlive: Bool { weakDelegate != nil }

  func releaseAdapter() { adapter = nil }

  func releaseAd() { recorder?.ad = nil }

  func releaseDelegate() {
    if let eventDelegate = recorder?.eventDelegate {
      weakDelegate = eventDelegate
      recorder?.eventDelegate = nil
    } else {
      weakDelegate = recorder
      recorder = nil
    }
  }

  /// Releases all of it.
  func release() {
    releaseAdapter()
    recorder = nil
  }
}

/// Who is told the answers of an adapter without a host. Of a custom event's ad it keeps nothing.
final class AnswerRecorder: CustomEventNativeAdDelegate, Sendable {
  let log = AdEventLog()
  private let scheduler: any Scheduler
  private let state = Mutex(State())

  private struct State {
    var eventDelegate: SilentEventDelegate?
    var ad: UncheckedAd?
  }

  /// Unchecked because an adapter gives its ad away, and only the main actor uses it from then on.
  private struct UncheckedAd: @unchecked Sendable {
    var ad: any MediationAd
  }

  init(scheduler: any Scheduler) { self.scheduler = scheduler }

  /// What the ad of a mediation adapter reports to.
  var eventDelegate: SilentEventDelegate? {
    get { state.withLock { $0.eventDelegate } }
    set { state.withLock { $0.eventDelegate = newValue } }
  }

  /// The ad of a mediation adapter.
  @MainActor var ad: (any MediationAd)? {
    get { state.withLock { $0.ad }?.ad }
    set {
      let old = state.withLock { state in
        defer { state.ad = newValue.map { UncheckedAd(ad: $0) } }
        return state.ad
      }
      withExtendedLifetime(old) {}
    }
  }

  func customEventNativeAd(
    _ customEvent: any CustomEventNativeAd,
    didReceive mediatedNativeAd: any MediatedUnifiedNativeAd
  ) { write("didReceive") }

  func customEventNativeAd(_ customEvent: any CustomEventNativeAd, didFailToLoadWithError error: any Error) {
    write("didFailToLoadWithError", details: ["message": AdapterFailure(error).message])
  }

  /// The answer of a mediation adapter.
  ///
  /// - Returns: the event delegate, for the first ad.
  func answer(_ ad: (any MediationAd)?, _ error: (any Error)?) -> SilentEventDelegate? {
    guard let ad else {
      write("didFailToLoadWithError", details: error.map { ["message": AdapterFailure($0).message] } ?? [:])
      return nil
    }
    write("didReceive")
    let unchecked = UncheckedAd(ad: ad)
    return state.withLock { state in
      guard state.eventDelegate == nil else { return nil }
      state.ad = unchecked
      state.eventDelegate = SilentEventDelegate()
      return state.eventDelegate
    }
  }

  func write(_ name: String, details: [String: String] = [:]) {
    scheduler.deliver { [log, scheduler] in
      log.record(AdLogEntry(time: scheduler.now, name: name, details: details))
    }
  }
}

/// An event delegate that ignores all notifications.
final class SilentEventDelegate: NSObject, Sendable, MediationBannerAdEventDelegate,
  MediationInterstitialAdEventDelegate, MediationRewardedAdEventDelegate, MediationNativeAdEventDelegate,
  MediationAppOpenAdEventDelegate
{
  func reportImpression() {}
  func reportClick() {}
  func willPresentFullScreenView() {}
  func didFailToPresentWithError(_ error: any Error) {}
  func willDismissFullScreenView() {}
  func didDismissFullScreenView() {}
  func willBackgroundApplication() {}
  func didPlayVideo() {}
  func didPauseVideo() {}
  func didStartVideo() {}
  func didEndVideo() {}
  func didMuteVideo() {}
  func didUnmuteVideo() {}
  func didRewardUser() {}
  func didRewardUser(with reward: AdReward) {}
}
