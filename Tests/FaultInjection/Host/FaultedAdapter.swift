import AdMediation
import AdPlatform
import Foundation
import HeadlessUIKit

/// The adapter of the networks of a trial. What it does is said by the events of the trial.
///
/// Unchecked because a class that others inherit from cannot be checked: it has no state of its own.
class FaultedAdapter: NSObject, RTBAdapter, @unchecked Sendable {
  // The host's handlers, which accept calls from any thread.
  typealias Reply = @Sendable (FaultedAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  typealias SetUpReply = @Sendable ((any Error)?) -> Void
  typealias SignalReply = @Sendable (String?, (any Error)?) -> Void

  /// Which of the networks it is.
  class var network: Int { 0 }

  required override init() { super.init() }

  class func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }

  class func adSDKVersion() -> VersionNumber { adapterVersion() }

  class func networkExtrasClass() -> (any AdNetworkExtras.Type)? { RequestNumber.self }

  class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    // Completion handlers are not Sendable in the original. The host accepts their calls from any thread, and the study
    // makes such calls on purpose: here, and in all methods below.
    nonisolated(unsafe) let completionHandler = completionHandler
    StudyScheduler.current?
      .note(.setUp(network, offMain: !MainActor.isCurrent) { completionHandler($0) })
  }

  func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping RTBSignalCompletionHandler
  ) {
    guard let request = (params.extras as? RequestNumber)?.value else { return }
    let isOffMain = !MainActor.isCurrent
    nonisolated(unsafe) let completionHandler = completionHandler
    StudyScheduler.current?
      .note(.signals(Self.network, request: request, offMain: isOffMain) { completionHandler($0, $1) })
  }

  func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping MediationBannerLoadCompletionHandler
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    asked(adConfiguration) { completionHandler($0, $1) }
  }

  func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping MediationInterstitialLoadCompletionHandler
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    asked(adConfiguration) { completionHandler($0, $1) }
  }

  func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping MediationRewardedLoadCompletionHandler
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    asked(adConfiguration) { completionHandler($0, $1) }
  }

  func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping MediationRewardedLoadCompletionHandler
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    asked(adConfiguration) { completionHandler($0, $1) }
  }

  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping MediationNativeLoadCompletionHandler
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    asked(adConfiguration) { completionHandler($0, $1) }
  }

  func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping MediationAppOpenLoadCompletionHandler
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler
    asked(adConfiguration) { completionHandler($0, $1) }
  }

  private func asked(_ configuration: MediationAdConfiguration, _ reply: @escaping Reply) {
    let request = (configuration.extras as? RequestNumber)?.value
    let source = (configuration.credentials.settings["parameter"] as? String).flatMap { Int($0) }
    let response = configuration.bidResponse
    // Loads are called on the main actor.
    MainActor.assumeIsolated {
      guard let stage = StudyScheduler.current?.stage, let request, let source else { return }
      stage.asked(self, request: request, source: source, bidResponse: response, reply)
    }
  }
}

// The adapters of the networks, one class each: a set-up is of a class. Unchecked as the class is that they inherit from.

/// The adapter of the first network.
final class FirstAdapter: FaultedAdapter, @unchecked Sendable {}

/// The adapter of the second network.
final class SecondAdapter: FaultedAdapter, @unchecked Sendable {
  override class var network: Int { 1 }
}

/// The adapter of the third network.
final class ThirdAdapter: FaultedAdapter, @unchecked Sendable {
  override class var network: Int { 2 }
}

/// The number of a request: what the app gives networks with it, so that they know whose adapter asks.
final class RequestNumber: NSObject, AdNetworkExtras, Sendable {
  let value: Int

  init(_ value: Int) {
    self.value = value
    super.init()
  }
}

/// The ad of such a network, in whatever format: it tells the stage what it hears.
@MainActor
final class FaultedAd: NSObject {
  /// Where it is shown.
  private weak var stage: HostStage?
  /// Which time that an adapter was asked it answers.
  let asking: Int
  /// What was downloaded for it.
  var images: [NativeAdImage]?
  private lazy var banner = UIView(frame: CGRect(origin: .zero, size: AdSizeBanner.size))

  init(_ stage: HostStage, asking: Int) {
    self.stage = stage
    self.asking = asking
    super.init()
  }
}

extension FaultedAd: @preconcurrency MediationBannerAd {
  var view: UIView {
    stage?.reach(.wantsView)
    return banner
  }

  func changeAdSize(to adSize: AdSize) {}
}

extension FaultedAd: @preconcurrency MediationInterstitialAd, @preconcurrency MediationRewardedAd,
  @preconcurrency MediationAppOpenAd
{
  func present(from viewController: UIViewController) { stage?.isToPresent(self) }
}

extension FaultedAd: @preconcurrency MediationNativeAd {
  func handlesUserClicks() -> Bool { stage?.setting.networkCountsClicks ?? false }
  func handlesUserImpressions() -> Bool { stage?.setting.networkCountsImpressions ?? false }

  var headline: String? { "An ad" }
  var body: String? { nil }
  var icon: NativeAdImage? { nil }
  var callToAction: String? { "Look" }
  var starRating: NSDecimalNumber? { nil }
  var store: String? { nil }
  var price: String? { nil }
  var advertiser: String? { nil }
  var extraAssets: [String: Any]? { nil }

  func didRender(
    in view: UIView,
    clickableAssetViews: [AssetIdentifier: UIView],
    nonclickableAssetViews: [AssetIdentifier: UIView],
    viewController: UIViewController
  ) { stage?.told(.rendering, self) }

  func didRecordImpression() { stage?.told(.impression, self) }

  func didRecordClickOnAsset(
    with assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) { stage?.told(.click, self) }

  func didUntrackView(_ view: UIView?) { stage?.told(.untracking, self) }
}
