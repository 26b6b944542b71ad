import AdMediation
import AdapterConformance
import Foundation
import Synchronization

/// A mediation adapter for the test network that keeps every rule. Mutants override one step each.
@MainActor
class ModelMediationAdapter: NSObject, @preconcurrency MediationAdapter {
  required override init() { super.init() }

  nonisolated class func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 2, patchVersion: 300)
  }

  nonisolated class func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 2, patchVersion: 3)
  }

  nonisolated class func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }

  nonisolated class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    // The host accepts the call from any thread.
    nonisolated(unsafe) let completionHandler = completionHandler
    let parameter = configuration.credentials.first?.settings["parameter"] as? String
    TestNetworkSDK.setUp(parameter) { code in completionHandler(code.map(error)) }
  }

  nonisolated static func error(_ code: Int) -> any Error {
    NSError(
      domain: "test.network",
      code: code,
      userInfo: [NSLocalizedDescriptionKey: "the test network failed with \(code)"]
    )
  }

  // MARK: Loads

  func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping MediationBannerLoadCompletionHandler
  ) {
    var request = request(.banner, adConfiguration)
    request.bannerSize = size(adConfiguration.adSize)
    fetch(request, adConfiguration) { ad, error in
      completionHandler(ad, error)
    }
  }

  func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping MediationInterstitialLoadCompletionHandler
  ) {
    fetch(request(.interstitial, adConfiguration), adConfiguration) { completionHandler($0, $1) }
  }

  func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping MediationRewardedLoadCompletionHandler
  ) {
    fetch(request(.rewarded, adConfiguration), adConfiguration) { completionHandler($0, $1) }
  }

  func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping MediationRewardedLoadCompletionHandler
  ) {
    fetch(request(.rewardedInterstitial, adConfiguration), adConfiguration) { completionHandler($0, $1) }
  }

  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping MediationNativeLoadCompletionHandler
  ) {
    fetch(nativeRequest(adConfiguration), adConfiguration) { completionHandler($0, $1) }
  }

  func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping MediationAppOpenLoadCompletionHandler
  ) {
    fetch(request(.appOpen, adConfiguration), adConfiguration) { completionHandler($0, $1) }
  }

  // MARK: Steps

  /// What the network is asked.
  func request(_ format: AdFormat, _ configuration: MediationAdConfiguration) -> TestNetworkRequest {
    var request = TestNetworkRequest()
    request.format = format
    request.bidResponse = configuration.bidResponse
    request.watermark = configuration.watermark
    request.isTest = configuration.isTestRequest
    return request
  }

  /// The size that the network is asked for.
  func size(_ adSize: AdSize) -> CGSize { adSize.size }

  func nativeRequest(_ configuration: MediationNativeAdConfiguration) -> TestNetworkRequest {
    var wishes = request(.native, configuration)
    for option in configuration.options {
      if let images = option as? NativeAdImageAdLoaderOptions {
        wishes.wantsPictures = !images.isImageLoadingDisabled
        wishes.wantsMultipleImages = images.shouldRequestMultipleImages
        switch images.preferredImageOrientation {
        case .any: wishes.orientation = .any
        case .portrait: wishes.orientation = .portrait
        case .landscape: wishes.orientation = .landscape
        }
      } else if let view = option as? NativeAdViewAdOptions {
        switch view.preferredAdChoicesPosition {
        case .topRightCorner: wishes.corner = .topRight
        case .topLeftCorner: wishes.corner = .topLeft
        case .bottomRightCorner: wishes.corner = .bottomRight
        case .bottomLeftCorner: wishes.corner = .bottomLeft
        }
      }
    }
    return wishes
  }

  func parameter(of configuration: MediationAdConfiguration) -> String {
    configuration.credentials.settings["parameter"] as? String ?? ""
  }

  /// Asks the network, and answers with an ad of the adapter or with an error.
  func fetch(
    _ request: TestNetworkRequest,
    _ configuration: MediationAdConfiguration,
    completion: @escaping @MainActor (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    let parameter = parameter(of: configuration)
    TestNetworkSDK.fetch(parameter, request) { answer in
      switch answer {
      case .ad(let ad): self.deliver(self.makeAd(ad, request), completion)
      case .failure(let code): self.fail(code, request, completion)
      }
    }
  }

  func makeAd(_ ad: TestNetworkAd, _ request: TestNetworkRequest) -> ModelAd { ModelAd(ad) }

  func deliver(_ ad: ModelAd, _ completion: (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?) {
    ad.eventDelegate = completion(ad, nil)
  }

  func fail(
    _ code: Int,
    _ request: TestNetworkRequest,
    _ completion: (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) { _ = completion(nil, Self.error(code)) }
}

/// The same, for a network that bids.
@MainActor
class ModelBidder: ModelMediationAdapter, RTBAdapter {
  nonisolated func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping RTBSignalCompletionHandler
  ) {
    // The host accepts the call from any thread.
    nonisolated(unsafe) let completionHandler = completionHandler
    let parameter = params.configuration.credentials.first?.settings["parameter"] as? String
    TestNetworkSDK.collectSignals(parameter) { signals in
      completionHandler(signals, signals == nil ? ModelMediationAdapter.error(7) : nil)
    }
  }
}

/// An ad of ``ModelMediationAdapter``, in whatever format it was asked for. Native ones leave the counting to the
/// host.
@MainActor
class ModelAd: ModelMediatedAd, @preconcurrency MediationBannerAd, @preconcurrency MediationInterstitialAd,
  @preconcurrency MediationRewardedAd, @preconcurrency MediationAppOpenAd, @preconcurrency MediationNativeAd
{
  weak var eventDelegate: (any MediationAdEventDelegate)?

  var view: UIView { ad.bannerView ?? UIView() }

  func present(from viewController: UIViewController) { ad.show(from: viewController) }

  func handlesUserClicks() -> Bool { false }
  func handlesUserImpressions() -> Bool { false }

  var rewarded: (any MediationRewardedAdEventDelegate)? {
    eventDelegate as? any MediationRewardedAdEventDelegate
  }
  private var native: (any MediationNativeAdEventDelegate)? {
    eventDelegate as? any MediationNativeAdEventDelegate
  }
  var isRewarded: Bool { ad.format == .rewarded || ad.format == .rewardedInterstitial }
  /// Of an ad whose counts the host does not know.
  var isNative: Bool { ad.format == .native }

  override func adDidCountImpression(_ ad: TestNetworkAd) {
    if !isNative { eventDelegate?.reportImpression() }
  }
  override func adDidCountClick(_ ad: TestNetworkAd) {
    if !isNative { eventDelegate?.reportClick() }
  }
  override func adWillPresent(_ ad: TestNetworkAd) { eventDelegate?.willPresentFullScreenView() }
  override func adWillDismiss(_ ad: TestNetworkAd) { eventDelegate?.willDismissFullScreenView() }
  override func adDidDismiss(_ ad: TestNetworkAd) { eventDelegate?.didDismissFullScreenView() }
  override func adWillLeave(_ ad: TestNetworkAd) { native?.willBackgroundApplication() }
  override func adDidPlay(_ ad: TestNetworkAd) {
    if isRewarded { rewarded?.didStartVideo() } else { native?.didPlayVideo() }
  }
  override func adDidPause(_ ad: TestNetworkAd) { native?.didPauseVideo() }
  override func adDidEnd(_ ad: TestNetworkAd) {
    if isRewarded { rewarded?.didEndVideo() } else { native?.didEndVideo() }
  }
  override func adDidFailToPresent(_ ad: TestNetworkAd, code: Int) {
    eventDelegate?.didFailToPresentWithError(ModelMediationAdapter.error(code))
  }
  override func adDidEarnReward(_ ad: TestNetworkAd) { rewarded?.didRewardUser() }
}

/// An ad whose network counts, also when it is native.
@MainActor
class SelfTrackingAd: ModelAd {
  override func handlesUserClicks() -> Bool { true }
  override func handlesUserImpressions() -> Bool { true }
  override var isNative: Bool { false }
}

/// ``ModelBidder`` with another ad.
@MainActor
class BidderWith<Ad: ModelAd>: ModelBidder {
  override func makeAd(_ ad: TestNetworkAd, _ request: TestNetworkRequest) -> ModelAd { Ad(ad) }
}

/// A mediation adapter of the test network behind the kit's fixture.
@MainActor
class MediationFixture<Adapter: ModelMediationAdapter>: TestFixture {
  let double = TestNetwork()

  required init() {}

  var adapter: AdapterClass { .mediationAdapter(Adapter.self) }
  var formats: Set<AdFormat> { Set(AdFormat.allCases) }
  var limits: [NetworkAbility: String] { [:] }
  var screens: [String] { ["modal screen"] }
  var extras: (any AdNetworkExtras)? { nil }
  var networkExtras: [String: String] { [:] }
  var settings: [String: String] { [:] }
  var settingFaults: [SettingFault] { [] }
  func openScreen(_ kind: String) { perform(.presentScreen) }
  var realTimeGrace: Duration { .zero }
  func networkFormat(for format: AdFormat) -> AdFormat { format }
}

/// A network without native ads: what mutants of the other formats need, and quicker.
@MainActor
final class OtherFormatsFixture<Adapter: ModelMediationAdapter>: MediationFixture<Adapter> {
  override var formats: Set<AdFormat> { Set(AdFormat.allCases).subtracting([.native]) }
}

/// A network with native ads only.
@MainActor
final class NativeFixture<Adapter: ModelMediationAdapter>: MediationFixture<Adapter> {
  override var formats: Set<AdFormat> { [.native] }
}

/// A network that answers bids only.
@MainActor
final class BidsOnlyFixture<Adapter: ModelBidder>: MediationFixture<Adapter> {
  override var limits: [NetworkAbility: String] { [.waterfall: "the test network answers bids only"] }
}
