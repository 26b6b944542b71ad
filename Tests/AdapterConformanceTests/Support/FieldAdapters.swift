import AdMediation
import AdapterConformance
import Dispatch
import Foundation

/// Calls the completion handler inside `sync` of a queue of its own, as adapters do that guard it with one.
final class AnswersInsideSync: ModelBidder {
  private let queue = DispatchQueue(label: "adapter.completion")

  override func deliver(
    _ ad: ModelAd,
    _ completion: (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    ad.eventDelegate = queue.sync { completion(ad, nil) }
  }

  override func fail(
    _ code: Int,
    _ request: TestNetworkRequest,
    _ completion: (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) { _ = queue.sync { completion(nil, Self.error(code)) } }
}

/// Hops to the main queue before it asks its network, if there is something to ask for.
final class HopsToMainQueue: ModelBidder {
  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping @MainActor (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    guard !parameter(of: configuration).isEmpty else { return fail(1, request, completion) }
    nonisolated(unsafe) let configuration = configuration
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.ask(request, configuration, completion) }
    }
  }

  private func ask(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    _ completion: @escaping @MainActor (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) { super.fetch(request, configuration, completion: completion) }
}

/// Its static members hop to the main queue and wait there, and it collects signals the same way.
final class WaitsForMainQueue: ModelBidder {
  private nonisolated static func waitForMainQueue() {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { done.signal() }
    done.wait()
  }

  override class func adSDKVersion() -> VersionNumber {
    waitForMainQueue()
    return VersionNumber(majorVersion: 3, minorVersion: 0, patchVersion: 0)
  }

  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    waitForMainQueue()
    super.setUp(with: configuration, completionHandler: completionHandler)
  }

  override func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping RTBSignalCompletionHandler
  ) {
    Self.waitForMainQueue()
    super.collectSignals(for: params, completionHandler: completionHandler)
  }
}

/// Answers at once when there is nothing to ask its network for, and needs no set-up.
final class RefusesAtOnce: ModelBidder {
  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) { completionHandler(nil) }

  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping @MainActor (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    guard !parameter(of: configuration).isEmpty, configuration.bidResponse != "" else {
      return fail(1, request, completion)
    }
    super.fetch(request, configuration, completion: completion)
  }
}

/// Keeps its completion handlers, and the ad, in properties, one of each for all formats.
final class KeepsHandlers: ModelBidder {
  private var completion: ((ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?)?
  private var ad: ModelAd?

  override func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping @MainActor (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    self.completion = completion
    super.fetch(request, configuration, completion: completion)
  }

  override func deliver(
    _ ad: ModelAd,
    _ completion: (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    self.ad = ad
    super.deliver(ad, completion)
  }
}

/// Never announces that it closes, announces that it opens before it knows whether it can, and rewards by the name of
/// earlier versions.
final class TersePresenter: ModelAd {
  override func present(from viewController: UIViewController) {
    eventDelegate?.willPresentFullScreenView()
    super.present(from: viewController)
  }
  override func adWillPresent(_ ad: TestNetworkAd) {
    if ad.format == .banner || ad.format == .native { super.adWillPresent(ad) }
  }
  override func adWillDismiss(_ ad: TestNetworkAd) {}
  override func adDidEarnReward(_ ad: TestNetworkAd) {
    rewarded?.didRewardUser(with: AdReward(type: "", amount: 1))
  }
}

/// Holds its event delegate strongly, as Google's own sample does.
final class StrongHolder: ModelAd {
  private var kept: (any MediationAdEventDelegate)?
  override var eventDelegate: (any MediationAdEventDelegate)? {
    get { kept }
    set { kept = newValue }
  }
}

/// Takes no notice of the options of native ads.
final class IgnoresOptions: ModelBidder {
  override func nativeRequest(_ configuration: MediationNativeAdConfiguration) -> TestNetworkRequest {
    request(.native, configuration)
  }
}

/// A network whose banners have no size until they are laid out.
final class UnsizedBanner: ModelAd {
  private let empty = UIView()
  override var view: UIView { empty }
}
