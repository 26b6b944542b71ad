import AdPlatform
import Foundation
import HeadlessUIKit
import Synchronization

/// One source that is asked for an ad, by its adapter or custom event. Any thread may answer; the answer reaches the
/// waterfall on the main actor.
@MainActor
final class AdapterAttempt {
  /// Unchecked because of the ad: the adapter gives it away here, and only the main actor uses it from now on.
  private struct Answer: @unchecked Sendable {
    let ad: LoadedAd.Ad?
    let error: (any Error)?
    var eventDelegate: MediationEventDelegate?
    let isFromBackground: Bool
    var isSynchronous = false
  }

  /// The answers of a mediation adapter, in the order in which it has given them.
  private struct Answers {
    var hasFirst = false
    /// Those that the main actor has not come to.
    var waiting: [Answer] = []
  }

  private let source: SourceRank
  private let waterfall: Waterfall
  private nonisolated let scheduler: any Scheduler
  /// Kept until its ad is delivered, or it has nothing more to report. It may hold the attempt, too.
  var adapter: (any NSObjectProtocol)?
  private var timer: (any Cancellable)?
  private var isRequesting = false
  private nonisolated let answers = Mutex(Answers())

  init(_ source: SourceRank, of waterfall: Waterfall, scheduler: any Scheduler) {
    self.source = source
    self.waterfall = waterfall
    self.scheduler = scheduler
  }

  /// The timer keeps the attempt and its waterfall until it is stopped, as the end of each attempt does.
  func startTimer(_ timeout: Duration) {
    timer = scheduler.schedule(after: timeout, as: .answerDeadline) { self.waterfall.timedOut(self.source) }
  }

  func stopTimer() {
    timer?.cancel()
    timer = nil
  }

  // MARK: Asking

  /// Calls `ask`; an answer that comes before it returns is synchronous.
  func request(_ ask: (AdapterAttempt) -> Void) {
    isRequesting = true
    ask(self)
    isRequesting = false
  }

  func ask(
    _ type: any CustomEventNativeAd.Type,
    _ source: MediationConfiguration.Source,
    _ rootViewController: UIViewController?
  ) {
    let customEvent = type.init()
    customEvent.delegate = self
    adapter = customEvent
    customEvent.request(
      withParameter: source.parameter,
      request: CustomEventRequest(
        waterfall.context.request,
        forLabel: source.label,
        adTypes: waterfall.context.adTypes
      ),
      adTypes: waterfall.context.anyAdTypes,
      options: waterfall.context.options,
      rootViewController: rootViewController ?? UIViewController()
    )
  }

  /// Asks for an ad in the format of the request. The handlers are marked `@Sendable` lest they are bound to the main
  /// actor: adapters may call them on any thread.
  func ask(_ type: any MediationAdapter.Type, _ parts: MediationAdConfiguration.Parts) {
    let context = waterfall.context
    let adapter = type.init()
    self.adapter = adapter
    switch context.format {
    case .banner:
      adapter.loadBanner(for: MediationBannerAdConfiguration(parts, adSize: context.adSize)) { @Sendable in
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
      adapter.loadNativeAd(for: MediationNativeAdConfiguration(parts, options: context.options)) {
        @Sendable in
        self.answer($0.map { .native($0) }, $1)
      }
    case .appOpen:
      adapter.loadAppOpenAd(for: MediationAppOpenAdConfiguration(parts)) { @Sendable in
        self.answer($0.map { .fullScreen($0, present: $0.present) }, $1)
      }
    }
  }

  // MARK: Answers

  /// Takes the answer of a mediation adapter, which the waterfall gets after the handler has returned.
  ///
  /// - Returns: the event delegate of the ad. Nil for a failure and for a second answer.
  private nonisolated func answer(_ ad: LoadedAd.Ad?, _ error: (any Error)?) -> MediationEventDelegate? {
    var answer = Answer(ad: ad, error: error, isFromBackground: !MainActor.isCurrent)
    if !answer.isFromBackground { answer.isSynchronous = MainActor.assumeIsolated { isRequesting } }
    // The first one is the one that got an event delegate, whichever thread posts first.
    let eventDelegate = answers.withLock { answers in
      if !answers.hasFirst, ad != nil, error == nil { answer.eventDelegate = MediationEventDelegate() }
      answers.hasFirst = true
      answers.waiting.append(answer)
      return answer.eventDelegate
    }
    scheduler.post {
      // The one that has waited longest.
      let first = self.answers.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
      if let first { self.passOn(first) }
    }
    return eventDelegate
  }

  private func passOn(_ answer: Answer) {
    if answer.isFromBackground { waterfall.note(.calledFromBackground, from: source) }
    switch (answer.ad, answer.error) {
    case (let ad?, nil):
      if answer.isSynchronous { waterfall.note(.synchronousAnswer, from: source) }
      waterfall.received(ReceivedAd(ad: ad, eventDelegate: answer.eventDelegate), from: source)
    case (let ad, let error):
      // Some networks hand over the ad that failed.
      if ad != nil { waterfall.note(.errorBesideAd, from: source) }
      waterfall.failed(error ?? RequestError.neitherAdNorError, from: source)
    }
  }
}

extension AdapterAttempt: CustomEventNativeAdDelegate {
  nonisolated func customEventNativeAd(
    _ customEvent: any CustomEventNativeAd,
    didReceive mediatedNativeAd: any MediatedUnifiedNativeAd
  ) {
    deliver(.native(mediatedNativeAd), nil)
  }

  nonisolated func customEventNativeAd(
    _ customEvent: any CustomEventNativeAd,
    didFailToLoadWithError error: any Error
  ) {
    deliver(nil, error)
  }

  private nonisolated func deliver(_ ad: LoadedAd.Ad?, _ error: (any Error)?) {
    let answer = Answer(ad: ad, error: error, isFromBackground: !MainActor.isCurrent)
    guard !answer.isFromBackground else { return scheduler.post { self.passOn(answer) } }
    MainActor.assumeIsolated {
      var answer = answer
      answer.isSynchronous = isRequesting
      scheduler.inbox.drainForDelivery()
      passOn(answer)
    }
  }
}
