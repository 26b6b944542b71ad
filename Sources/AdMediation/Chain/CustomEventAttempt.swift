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
    deliver { load, source in load.received(.native(ad), from: source) }
  }

  func customEventNativeAd(
    _ customEvent: any CustomEventNativeAd,
    didFailToLoadWithError error: any Error
  ) {
    deliver { load, source in load.failed(error, from: source) }
  }

  private func deliver(_ answer: @escaping @MainActor @Sendable (AdLoad, Int) -> Void) {
    let fromBackground = !MainActor.isCurrent
    scheduler.deliver { [load, source] in
      if fromBackground { load.wasCalledFromBackground(by: source) }
      if load.isRequesting(source) { load.answeredSynchronously(source) }
      answer(load, source)
    }
  }
}
