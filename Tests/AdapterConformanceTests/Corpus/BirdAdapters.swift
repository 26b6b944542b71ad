import AdMediation
import Dispatch
import Foundation

// MARK: Martin awaits its ads.

final class MartinAdapter: NSObject, MediationAdapter {
  static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }
  static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }

  func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping MediationRewardedLoadCompletionHandler
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    let unit = adConfiguration.credentials.settings["parameter"] as? String ?? ""
    Task { @MainActor in
      do throws(MartinError) {
        let ad = MartinRewarded(try await Self.ad(unit))
        ad.eventDelegate = completionHandler(ad, nil)
      } catch {
        _ = completionHandler(nil, error)
      }
    }
  }

  @MainActor
  private static func ad(_ unit: String) async throws(MartinError) -> TestNetworkAd {
    var request = TestNetworkRequest()
    request.format = .rewarded
    let answer = await withUnsafeContinuation { continuation in
      TestNetworkSDK.fetch(unit, request) { continuation.resume(returning: $0) }
    }
    switch answer {
    case .ad(let ad): return ad
    case .failure(let code): throw MartinError(status: code)
    }
  }
}

struct MartinError: LocalizedError {
  var status: Int
  var errorDescription: String? { "Martin answered \(status)" }
}

/// Held only by the host.
@MainActor
final class MartinRewarded: NSObject, @preconcurrency MediationRewardedAd, TestNetworkAdDelegate {
  weak var eventDelegate: (any MediationRewardedAdEventDelegate)?
  private let ad: TestNetworkAd

  init(_ ad: TestNetworkAd) {
    self.ad = ad
    super.init()
    ad.delegate = self
  }

  func present(from viewController: UIViewController) { ad.show(from: viewController) }

  func adDidCountImpression(_ ad: TestNetworkAd) { eventDelegate?.reportImpression() }
  func adDidCountClick(_ ad: TestNetworkAd) { eventDelegate?.reportClick() }
  func adWillPresent(_ ad: TestNetworkAd) { eventDelegate?.willPresentFullScreenView() }
  func adWillDismiss(_ ad: TestNetworkAd) { eventDelegate?.willDismissFullScreenView() }
  func adDidDismiss(_ ad: TestNetworkAd) { eventDelegate?.didDismissFullScreenView() }
  func adWillLeave(_ ad: TestNetworkAd) {}
  func adDidPlay(_ ad: TestNetworkAd) {}
  func adDidPause(_ ad: TestNetworkAd) {}
  func adDidEnd(_ ad: TestNetworkAd) {}
  func adDidFailToPresent(_ ad: TestNetworkAd, code: Int) {
    eventDelegate?.didFailToPresentWithError(MartinError(status: code))
  }
  func adDidEarnReward(_ ad: TestNetworkAd) { eventDelegate?.didRewardUser() }
}

// MARK: Owl gives signals, and loads nothing.

final class OwlAdapter: NSObject {}

extension OwlAdapter: RTBAdapter {
  static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 2)
  }
  static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 9, patchVersion: 0)
  }
  static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) { completionHandler(nil) }

  func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping RTBSignalCompletionHandler
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    let partner = params.configuration.credentials.first?.settings["parameter"] as? String
    TestNetworkSDK.collectSignals(partner) { token in
      completionHandler(token ?? "", token == nil ? NSError(domain: "owl", code: 1) : nil)
    }
  }
}

// MARK: Stork answers from a queue in the background, inside another one.

final class StorkAdapter: NSObject, MediationAdapter {
  private var loader: StorkLoader?

  static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 3, minorVersion: 2, patchVersion: 100)
  }
  static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 3, minorVersion: 2, patchVersion: 1)
  }

  static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    let unit = configuration.credentials.first?.settings["parameter"] as? String
    TestNetworkSDK.setUp(unit) { code in
      DispatchQueue.global().async { completionHandler(code.map { NSError(domain: "stork", code: $0) }) }
    }
  }

  func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping MediationAppOpenLoadCompletionHandler
  ) {
    let unit = adConfiguration.credentials.settings["parameter"] as? String ?? ""
    loader = StorkLoader(unit, completionHandler)
    loader?.load()
  }
}

/// The loader of an ad, and then the ad.
final class StorkLoader: NSObject, MediationAppOpenAd, @unchecked Sendable {
  private let unit: String
  private let queue = DispatchQueue(label: "stork.completion")
  private var completion: MediationAppOpenLoadCompletionHandler?
  private weak var eventDelegate: (any MediationAppOpenAdEventDelegate)?
  @MainActor private var ad: TestNetworkAd?

  init(_ unit: String, _ completion: @escaping MediationAppOpenLoadCompletionHandler) {
    self.unit = unit
    self.completion = completion
  }

  func load() {
    DispatchQueue.main.async { [self] in
      var request = TestNetworkRequest()
      request.format = .appOpen
      TestNetworkSDK.fetch(unit, request) { [self] answer in
        var problem: NSError?
        switch answer {
        case .ad(let ad):
          self.ad = ad
          ad.delegate = self
        case .failure(let code): problem = NSError(domain: "stork", code: code)
        }
        let error = problem
        DispatchQueue.global(qos: .userInitiated).async { [self] in finish(error) }
      }
    }
  }

  private func finish(_ error: NSError?) {
    queue.sync {
      guard let completion else { return }
      eventDelegate = error == nil ? completion(self, nil) : completion(nil, error)
      self.completion = nil
    }
  }

  func present(from viewController: UIViewController) {
    MainActor.assumeIsolated { ad?.show(from: viewController) }
  }
}

extension StorkLoader: TestNetworkAdDelegate {
  func adDidCountImpression(_ ad: TestNetworkAd) { eventDelegate?.reportImpression() }
  func adDidCountClick(_ ad: TestNetworkAd) { eventDelegate?.reportClick() }
  func adWillPresent(_ ad: TestNetworkAd) { eventDelegate?.willPresentFullScreenView() }
  func adWillDismiss(_ ad: TestNetworkAd) { eventDelegate?.willDismissFullScreenView() }
  func adDidDismiss(_ ad: TestNetworkAd) { eventDelegate?.didDismissFullScreenView() }
  func adWillLeave(_ ad: TestNetworkAd) {}
  func adDidPlay(_ ad: TestNetworkAd) {}
  func adDidPause(_ ad: TestNetworkAd) {}
  func adDidEnd(_ ad: TestNetworkAd) {}
  func adDidFailToPresent(_ ad: TestNetworkAd, code: Int) {
    eventDelegate?.didFailToPresentWithError(NSError(domain: "stork", code: code))
  }
}
