import AdPlatform
import Foundation

/// The delegate that one custom event answers to. Any thread may call it; the answer reaches the load on the main
/// actor.
final class CustomEventAttempt: CustomEventNativeAdDelegate, Sendable {
  private let source: Int
  private let load: AdLoad
  private let scheduler: any Scheduler

  init(source: Int, load: AdLoad, scheduler: any Scheduler) {
    self.source = source
    self.load = load
    self.scheduler = scheduler
  }

  func customEventNativeAd(
    _ customEvent: any CustomEventNativeAd,
    didReceive mediatedNativeAd: any MediatedUnifiedNativeAd
  ) {
    deliver(.ad(mediatedNativeAd))
  }

  func customEventNativeAd(
    _ customEvent: any CustomEventNativeAd,
    didFailToLoadWithError error: any Error
  ) {
    deliver(.failure(error))
  }

  fileprivate enum Answer {
    case ad(any MediatedUnifiedNativeAd)
    case failure(any Error)
  }

  private func deliver(_ answer: Answer) {
    // The ad crosses threads here: the adapter gives it away, and only the main actor uses it from now on.
    nonisolated(unsafe) let answer = answer
    guard MainActor.isCurrent else {
      return scheduler.post { [load, source] in load.take(answer, from: source, fromBackground: true) }
    }
    MainActor.assumeIsolated {
      scheduler.inbox.drainForDelivery()
      load.take(answer, from: source, fromBackground: false)
    }
  }
}

extension AdLoad {
  fileprivate func take(_ answer: CustomEventAttempt.Answer, from source: Int, fromBackground: Bool) {
    if fromBackground { wasCalledFromBackground(by: source) }
    switch answer {
    case .ad(let ad):
      if isRequesting(source) { answeredSynchronously(source) }
      received(.native(ad), from: source)
    case .failure(let error): failed(error, from: source)
    }
  }
}
