import AdMediation
import AdPlatform
import Foundation
import SampleSDK

/// A host with scripted mediation adapters on virtual time, a window, and a publisher of every format.
@MainActor
final class AdapterRig {
  let scheduler: VirtualScheduler
  let host: MediationHost
  let window = UIWindow()
  let rootViewController = UIViewController()

  static let adUnitID = "home"

  init(_ format: AdFormat, _ sources: [MediationConfiguration.Source], reward: AdReward? = nil) {
    scheduler = VirtualScheduler(realTimeGrace: .milliseconds(200))
    let registry = AdapterRegistry()
    registry.register(ScriptedMediationAdapter.self, as: "Adapter")
    registry.register(ScriptedCustomEvent.self, as: "Scripted")
    host = MediationHost(
      configuration: MediationConfiguration(adUnits: [
        Self.adUnitID: .init(format: format, reward: reward, sources: sources)
      ]),
      registry: registry,
      platform: Platform(
        scheduler: scheduler,
        httpClient: SampleHTTPClient(scheduler: scheduler, fallback: nil)
      )
    )
    window.rootViewController = rootViewController
    window.makeKeyAndVisible()
  }

  /// Loads a native ad and lets a minute pass.
  func loadNative(
    _ request: Request? = nil,
    options: [AdLoaderOptions] = []
  ) async -> (ad: NativeAd?, error: RequestError?, log: AdEventLog) {
    let publisher = PublisherRecorder()
    let loader = AdLoader(
      adUnitID: Self.adUnitID,
      rootViewController: rootViewController,
      options: options,
      host: host
    )
    loader.delegate = publisher
    loader.load(request)
    await scheduler.runSettling(for: .seconds(60))
    return (publisher.ads.last, publisher.errors.last, loader.eventLog)
  }

  /// Loads a full-screen ad and lets 30 seconds pass.
  func load<Ad: FullScreenAd>(
    _ type: Ad.Type,
    _ request: Request? = nil
  ) async -> (ad: Ad?, error: (any Error)?, log: AdEventLog) {
    let log = AdEventLog()
    var result: (Ad?, (any Error)?) = (nil, nil)
    Ad.load(with: Self.adUnitID, request: request, host: host, log: log) { result = ($0, $1) }
    await scheduler.runSettling(for: .seconds(30))
    return (result.0, result.1, log)
  }
}

/// A publisher of full-screen ads that records what it hears.
@MainActor
final class ScreenPublisher: FullScreenContentDelegate {
  private(set) var heard: [String] = []
  private(set) var errors: [PresentationError] = []

  func adDidRecordImpression(_ ad: any FullScreenPresentingAd) { heard.append("impression") }
  func adDidRecordClick(_ ad: any FullScreenPresentingAd) { heard.append("click") }
  func ad(_ ad: any FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error) {
    heard.append("failed")
    if let error = error as? PresentationError { errors.append(error) }
  }
  func adWillPresentFullScreenContent(_ ad: any FullScreenPresentingAd) { heard.append("willPresent") }
  func adWillDismissFullScreenContent(_ ad: any FullScreenPresentingAd) { heard.append("willDismiss") }
  func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) { heard.append("didDismiss") }
}

extension AdEventLog {
  /// The anomalies but for answers at once, which scripted adapters give.
  var surprises: [AdAnomaly] { anomalies.compactMap(\.anomaly).filter { $0 != .synchronousAnswer } }
}
