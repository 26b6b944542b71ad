import AdPlatform
import Foundation
import HeadlessUIKit
import Synchronization

/// What one mediation adapter answers to. Any thread may call its completion handler; the answer reaches the load on
/// the main actor, after the handler has returned.
final class MediationAdapterAttempt: Sendable {
  /// Unchecked because of the ad: the adapter gives it away here, and only the main actor uses it from now on.
  private struct Answer: @unchecked Sendable {
    let ad: LoadedAd.Ad?
    let error: (any Error)?
    var eventDelegate: MediationEventDelegate?
    let isFromBackground: Bool
    let isSynchronous: Bool
  }

  private struct Answers {
    var hasFirst = false
    /// Those that the main actor has not come to.
    var waiting: [Answer] = []
  }

  private let source: Int
  private let load: AdLoad
  private let scheduler: any Scheduler
  private let answers = Mutex(Answers())

  init(source: Int, load: AdLoad, scheduler: any Scheduler) {
    self.source = source
    self.load = load
    self.scheduler = scheduler
  }

  /// Asks an adapter for an ad in the format of the question. Its handlers are marked `@Sendable` lest they are bound to
  /// the main actor: adapters may call them on any thread.
  @MainActor
  func ask(
    _ adapter: any MediationAdapter,
    _ question: AdLoad.Question,
    _ parts: MediationAdConfiguration.Parts
  ) {
    switch question.format {
    case .banner:
      adapter.loadBanner(for: MediationBannerAdConfiguration(parts, adSize: question.adSize)) { @Sendable in
        self.answer($0.map { .banner($0) }, $1)
      }
    case .interstitial:
      adapter.loadInterstitial(for: MediationInterstitialAdConfiguration(parts)) { @Sendable in
        self.answer($0.map { .fullScreen($0, present: $0.present) }, $1)
      }
    case .rewarded:
      adapter.loadRewardedAd(for: MediationRewardedAdConfiguration(parts)) { @Sendable in
        self.answer($0.map { .fullScreen($0, present: $0.present) }, $1)
      }
    case .rewardedInterstitial:
      adapter.loadRewardedInterstitialAd(for: MediationRewardedAdConfiguration(parts)) { @Sendable in
        self.answer($0.map { .fullScreen($0, present: $0.present) }, $1)
      }
    case .native:
      adapter.loadNativeAd(for: MediationNativeAdConfiguration(parts, options: question.options)) {
        @Sendable in
        self.answer($0.map { .native($0) }, $1)
      }
    case .appOpen:
      adapter.loadAppOpenAd(for: MediationAppOpenAdConfiguration(parts)) { @Sendable in
        self.answer($0.map { .fullScreen($0, present: $0.present) }, $1)
      }
    }
  }

  /// - Returns: the event delegate of the ad. Nil for a failure and for a second answer.
  private func answer(_ ad: LoadedAd.Ad?, _ error: (any Error)?) -> MediationEventDelegate? {
    let isOnMainActor = MainActor.isCurrent
    var answer = Answer(
      ad: ad,
      error: error,
      isFromBackground: !isOnMainActor,
      isSynchronous: isOnMainActor && MainActor.assumeIsolated { load.isRequesting(source) }
    )
    // The first one is the one that got an event delegate, whichever thread posts first.
    let eventDelegate = answers.withLock { answers in
      if !answers.hasFirst, ad != nil, error == nil { answer.eventDelegate = MediationEventDelegate() }
      answers.hasFirst = true
      answers.waiting.append(answer)
      return answer.eventDelegate
    }
    scheduler.post { self.passOn() }
    return eventDelegate
  }

  /// Passes on the answer that has waited longest.
  @MainActor
  private func passOn() {
    let answer = answers.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
    guard let answer else { return }
    if answer.isFromBackground { load.wasCalledFromBackground(by: source) }
    switch (answer.ad, answer.error) {
    case (let ad?, nil):
      if answer.isSynchronous { load.answeredSynchronously(source) }
      load.received(ad, reportingTo: answer.eventDelegate, from: source)
    case (let ad, let error):
      // Some networks hand over the ad that failed.
      if ad != nil { load.gaveAdBesideError(source) }
      load.failed(error ?? RequestError.neitherAdNorError, from: source)
    }
  }
}
