import AdMediation
import AdPlatform
import Foundation
import HeadlessUIKit

/// An app whose waterfall has sources that all fail: the sample network, asked for an ad unit without inventory.
@MainActor
final class FailingSourcesApp: AdLoaderDelegate {
  /// How many sources fail.
  let sources: Int
  private let scheduler = VirtualScheduler(realTimeGrace: .zero)
  private let controller = UIViewController()
  private let loader: AdLoader
  private var requests = 0
  private var attempts = 0

  init(sources count: Int) {
    sources = count
    let sources = (1...count).map {
      MediationConfiguration.Source(sampleAdUnit: "sample-no-inventory", label: "Sample \($0)")
    }
    let host = MediationHost.running(["app": sources], on: Platform(scheduler: scheduler))
    loader = AdLoader(adUnitID: "app", rootViewController: controller, host: host)
    loader.delegate = self
  }

  /// Makes a request, and waits until nothing of it is left.
  func run() {
    loader.load(nil)
    scheduler.run()
  }

  /// Makes sure that each source is asked and fails.
  func check() throws {
    requests = 0
    attempts = 0
    run()
    guard requests == 1, attempts == sources else {
      throw WrongResult(description: "\(sources) failing sources: \(attempts) failures, \(requests) outcomes")
    }
  }

  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {
    requests += 1
    let info = (error as? RequestError)?.responseInfo
    attempts += info?.adNetworkInfoArray.count { $0.outcome == .failed } ?? 0
  }
}
