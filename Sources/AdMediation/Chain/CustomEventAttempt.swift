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
    // The one place where an ad crosses threads: the adapter gives it away here, and only the main actor uses
    // it from now on.
    nonisolated(unsafe) let ad = mediatedNativeAd
    let isOnMainActor = MainActor.isCurrent
    scheduler.deliver(isOnMainActor: isOnMainActor) { [load, source] in
      load.willAnswer(source, fromBackground: !isOnMainActor)
      load.received(.native(ad), from: source)
    }
  }

  func customEventNativeAd(
    _ customEvent: any CustomEventNativeAd,
    didFailToLoadWithError error: any Error
  ) {
    let isOnMainActor = MainActor.isCurrent
    scheduler.deliver(isOnMainActor: isOnMainActor) { [load, source] in
      load.willAnswer(source, fromBackground: !isOnMainActor)
      load.failed(error, from: source)
    }
  }
}

extension AdLoad {
  /// Writes down what is unusual about the answer that comes now.
  fileprivate func willAnswer(_ source: Int, fromBackground: Bool) {
    if fromBackground { wasCalledFromBackground(by: source) }
    if isRequesting(source) { answeredSynchronously(source) }
  }
}
