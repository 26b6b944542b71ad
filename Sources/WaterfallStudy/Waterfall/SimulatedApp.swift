import AdMediation
import AdPlatform
import Foundation

/// Acts for ``SimulatedRequest``: an app with one screen, which makes one request of a study after the other.
@MainActor
final class SimulatedApp: NativeAdLoaderDelegate, NativeAdDelegate {
  private let loader: AdLoader
  private let screen = SimulatedScreen()
  private let scheduler: any Scheduler
  private let study: Study
  private var request = SimulatedRequest()
  private var ad: NativeAd?

  /// What an app has to do with the study that it is in.
  struct Study {
    /// The answers to the next request, if there is one.
    var next: @MainActor () -> RequestAnswers?
    /// Takes a request that is over.
    var count: @MainActor (SimulatedRequest.Counts) -> Void
  }

  init(adUnitID: String, host: MediationHost, study: Study) {
    loader = AdLoader(adUnitID: adUnitID, rootViewController: screen, host: host)
    scheduler = host.platform.scheduler
    self.study = study
    loader.delegate = self
    screen.open()
  }

  /// Makes requests until the study has none left.
  func start() {
    guard let answers = study.next() else { return screen.close() }
    screen.answers = answers
    request = SimulatedRequest()
    handle(.arrived)
  }

  // MARK: What happens

  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    ad = nativeAd
    nativeAd.delegate = self
    handle(.ended(attempts(of: nativeAd.responseInfo)))
  }

  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {
    handle(.ended(attempts(of: (error as? RequestError)?.responseInfo)))
  }

  func nativeAdDidRecordImpression(_ nativeAd: NativeAd) { handle(.impression) }

  func nativeAdDidRecordClick(_ nativeAd: NativeAd) { handle(.click) }

  private func attempts(of info: ResponseInfo?) -> [SimulatedRequest.Attempt] {
    info?.adNetworkInfoArray.compactMap { source in
      Int(source.parameter).map {
        .init(
          source: $0,
          outcome: source.outcome,
          latency: .milliseconds(Int((source.latency * 1000).rounded()))
        )
      }
    } ?? []
  }

  // MARK: What is decided

  private func handle(_ event: SimulatedRequest.Event) {
    for effect in request.handle(event, at: scheduler.now) { perform(effect) }
  }

  private func perform(_ effect: SimulatedRequest.Effect) {
    switch effect {
    case .load: loader.load(nil)
    case .show: screen.show(ad)
    case .wait:
      scheduler.schedule(after: SimulatedRequest.timeBetweenRequests) { self.handle(.timeOver) }
    case .tap:
      guard let winner = request.counts.winner, screen.answers?.answer(of: winner)?.isTapped == true else {
        return
      }
      screen.tap()
    case .putAway:
      screen.show(nil)
      ad = nil
    case .count:
      study.count(request.counts)
      start()
    }
  }
}
