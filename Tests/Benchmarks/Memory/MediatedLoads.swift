import AdMediation
import AdPlatform
import Foundation
import HeadlessUIKit

/// Loads through the chain: for each a loader, as apps have one for each place of an ad.
@MainActor
final class MediatedLoads: ManyLoads, NativeAdLoaderDelegate {
  let count: Int
  private let scheduler = VirtualScheduler(realTimeGrace: .zero)
  private let controller = UIViewController()
  private let host: MediationHost
  private var loaders: [AdLoader] = []
  private var ads: [NativeAd] = []

  init(_ count: Int, _ source: MediationConfiguration.Source) {
    self.count = count
    host = .running(["app": [source]], on: Platform(scheduler: scheduler))
    host.registry.register(SilentCustomEvent.self, as: SilentCustomEvent.className)
    loaders.reserveCapacity(count)
    ads.reserveCapacity(count)
  }

  var adCount: Int { ads.count }

  func start() throws {
    for _ in 0..<count {
      let loader = AdLoader(adUnitID: "app", rootViewController: controller, host: host)
      loader.delegate = self
      loader.load(nil)
      loaders.append(loader)
    }
    scheduler.advance(by: .milliseconds(1))
    guard loaders.allSatisfy(\.isLoading) else { throw WrongResult(description: "loads that are over") }
  }

  func end() {
    scheduler.run(for: .seconds(1))
    for loader in loaders { loader.cancel() }
    loaders = []
    scheduler.run()
  }

  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) { ads.append(nativeAd) }

  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {}
}

/// An adapter that sends no request and never answers: with it a load in flight is the host's alone.
@MainActor
final class SilentCustomEvent: NSObject, @preconcurrency CustomEventNativeAd {
  static let className = "Benchmarks.SilentCustomEvent"
  static let source = MediationConfiguration.Source(className: className, label: "Silent", parameter: "")

  weak var delegate: (any CustomEventNativeAdDelegate)?

  override init() { super.init() }

  func request(
    withParameter serverParameter: String,
    request: CustomEventRequest,
    adTypes: [Any],
    options: [Any],
    rootViewController: UIViewController
  ) {}
}
