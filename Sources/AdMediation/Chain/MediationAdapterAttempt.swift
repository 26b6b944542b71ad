import AdPlatform
import Foundation
import HeadlessUIKit
import Synchronization

/// What one mediation adapter answers to. Any thread may call its completion handler; the answer reaches the load on
/// the main actor, after the handler has returned.
final class MediationAdapterAttempt: Sendable {
  private let source: Int
  private let load: AdLoad
  private let scheduler: any Scheduler
  private let hasAnswered = Mutex(false)

  init(source: Int, load: AdLoad, scheduler: any Scheduler) {
    self.source = source
    self.load = load
    self.scheduler = scheduler
  }

  /// Asks an adapter for an ad in the format of the question.
  @MainActor
  func ask(
    _ adapter: any MediationAdapter,
    _ question: AdLoad.Question,
    _ parts: MediationAdConfiguration.Parts
  ) {
    switch question.format {
    case .banner:
      adapter.loadBanner(for: MediationBannerAdConfiguration(parts, adSize: question.adSize)) {
        self.answer($0.map { .banner($0) }, $1)
      }
    case .interstitial:
      adapter.loadInterstitial(for: MediationInterstitialAdConfiguration(parts)) {
        self.answer($0.map { .fullScreen($0, present: $0.present) }, $1)
      }
    case .rewarded:
      adapter.loadRewardedAd(for: MediationRewardedAdConfiguration(parts)) {
        self.answer($0.map { .fullScreen($0, present: $0.present) }, $1)
      }
    case .rewardedInterstitial:
      adapter.loadRewardedInterstitialAd(for: MediationRewardedAdConfiguration(parts)) {
        self.answer($0.map { .fullScreen($0, present: $0.present) }, $1)
      }
    case .native:
      adapter.loadNativeAd(for: MediationNativeAdConfiguration(parts, options: question.options)) {
        self.answer($0.map { .native($0) }, $1)
      }
    case .appOpen:
      adapter.loadAppOpenAd(for: MediationAppOpenAdConfiguration(parts)) {
        self.answer($0.map { .fullScreen($0, present: $0.present) }, $1)
      }
    }
  }

  /// - Returns: the event delegate of the ad; nil for a failure, and for a second answer.
  private func answer(_ ad: LoadedAd.Ad?, _ error: (any Error)?) -> MediationEventDelegate? {
    let isFirst = hasAnswered.withLock { hasAnswered in
      defer { hasAnswered = true }
      return !hasAnswered
    }
    let eventDelegate = isFirst && ad != nil ? MediationEventDelegate() : nil
    let isOnMainActor = MainActor.isCurrent
    let isSynchronous = isOnMainActor && MainActor.assumeIsolated { load.isRequesting(source) }
    // The adapter gives the ad away here, and only the main actor uses it from now on.
    nonisolated(unsafe) let ad = ad
    scheduler.post { [load, source] in
      if !isOnMainActor { load.wasCalledFromBackground(by: source) }
      if isSynchronous { load.answeredSynchronously(source) }
      if let ad {
        if let error { load.gaveErrorBesideAd(error, by: source) }
        load.received(ad, reportingTo: eventDelegate, from: source)
      } else {
        load.failed(error ?? RequestError.neitherAdNorError, from: source)
      }
    }
    return eventDelegate
  }
}
