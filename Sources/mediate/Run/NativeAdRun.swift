import AdMediation
import AdPlatform
import Foundation

/// The life of one ad as a publisher's app gives it, step by step.
@MainActor
final class NativeAdRun {
  /// What the app got for its request.
  enum Outcome: Sendable {
    case filled(AdReport, ResponseInfo)
    case failed(any Error)
  }

  private let loader: AdLoader
  private let screen = AdScreen()
  private let time: RunTime
  private var ad: NativeAd?

  init(adUnit: String, options: [AdLoaderOptions], host: MediationHost, time: RunTime) {
    loader = AdLoader(
      adUnitID: adUnit,
      rootViewController: screen.rootViewController,
      options: options,
      host: host
    )
    self.time = time
  }

  /// All that happened to the request and its ad so far.
  var log: AdEventLog { loader.eventLog }

  /// Loads the ad, shows it, taps it, closes what opens, and lets go of it.
  func perform() async -> Outcome {
    let outcome: Outcome
    do {
      outcome = try await load()
    } catch {
      return .failed(error)
    }
    await time.pass(Self.timeToRender)
    screen.show(ad)
    // Rendered below the edge of the screen, as in an app that scrolls: the impression is later.
    await time.pass(Self.timeToScroll)
    screen.window.makeKeyAndVisible()
    await time.pass(Self.timeToTap)
    if let ad { screen.tap(ad) }
    await time.pass(Self.timeOnLandingPage)
    screen.closePresentedScreen()
    await time.pass(timeToTheEndOfTheVideo)
    screen.show(nil)
    ad = nil
    return outcome
  }

  /// A method of its own, so that nothing but ``ad`` holds the ad when the steps go on.
  private func load() async throws -> Outcome {
    let loaded = try await loader.load()
    ad = loaded
    return .filled(AdReport(loaded), loaded.responseInfo)
  }

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
