import AdMediation
import AdPlatform
import Foundation

/// The life of one ad as a publisher's app gives it, step by step. Each step schedules the next one, so that in
/// virtual time none can be late.
@MainActor
final class NativeAdRun: NativeAdLoaderDelegate {
  /// What the app got for its request.
  enum Outcome {
    case filled(AdReport, ResponseInfo)
    case failed(any Error)
  }

  /// Something that the app does after a while.
  private struct Step {
    var delay: (NativeAdRun) -> Duration
    var action: (NativeAdRun) -> Void
  }

  private let loader: AdLoader
  private let screen = AdScreen()
  private let scheduler: any Scheduler
  private var ad: NativeAd?
  private var outcome: Outcome?
  private var completion: ((Outcome) -> Void)?

  init(adUnit: String, options: [AdLoaderOptions], host: MediationHost) {
    loader = AdLoader(
      adUnitID: adUnit,
      rootViewController: screen.rootViewController,
      options: options,
      host: host
    )
    scheduler = host.platform.scheduler
  }

  /// All that happened to the request and its ad so far.
  var log: AdEventLog { loader.eventLog }

  /// Loads the ad, shows it, taps it, closes what opens, and lets go of it.
  ///
  /// - Parameter completion: called once, after the last step.
  func start(completion: @escaping (Outcome) -> Void) {
    self.completion = completion
    loader.delegate = self
    loader.load(nil)
  }

  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    ad = nativeAd
    outcome = .filled(AdReport(nativeAd), nativeAd.responseInfo)
    go(through: Self.steps[...])
  }

  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {
    outcome = .failed(error)
    go(through: [])
  }

  private func go(through steps: ArraySlice<Step>) {
    guard let step = steps.first else {
      if let outcome { completion?(outcome) }
      return completion = nil
    }
    scheduler.schedule(after: step.delay(self)) {
      step.action(self)
      self.go(through: steps.dropFirst())
    }
  }

  private static let steps = [
    Step(delay: { _ in timeToRender }, action: { $0.screen.show($0.ad) }),
    // Rendered below the edge of the screen, as in an app that scrolls: the impression is later.
    Step(delay: { _ in timeToScroll }, action: { $0.screen.window.makeKeyAndVisible() }),
    Step(delay: { _ in timeToTap }, action: { run in if let ad = run.ad { run.screen.tap(ad) } }),
    Step(delay: { _ in timeOnLandingPage }, action: { $0.screen.closePresentedScreen() }),
    Step(
      delay: { $0.timeToTheEndOfTheVideo },
      action: { run in
        run.screen.show(nil)
        run.ad = nil
      }
    ),
  ]

  private var timeToTheEndOfTheVideo: Duration {
    guard let media = ad?.mediaContent, media.hasVideoContent else { return .zero }
    let rest = Duration(timeInterval: max(0, min(media.duration - media.currentTime, Self.longestLook)))
    return rest + Self.timeAfterVideo
  }

  /// A frame or two.
  private static let timeToRender: Duration = .milliseconds(30)
  private static let timeToScroll: Duration = .milliseconds(500)
  /// A quick reader's time.
  private static let timeToTap: Duration = .seconds(1)
  private static let timeOnLandingPage: Duration = .seconds(2)
  /// So that the end of the video comes first.
  private static let timeAfterVideo: Duration = .milliseconds(500)
  /// 60 seconds: nobody looks at an ad for longer.
  private static let longestLook: TimeInterval = 60
}
