import AdMediation
import AdPlatform
import Foundation
import Synchronization

/// What a scripted mediation adapter does, and what it was asked: found by the parameter of its source.
final class AdapterScript: Sendable {
  /// The host's handlers, which may be called from any thread.
  typealias SetUpCompletion = @Sendable ((any Error)?) -> Void
  typealias SignalCompletion = @Sendable (String?, (any Error)?) -> Void

  /// Unchecked because the parameters are kept as the host gave them and only read.
  struct SignalParameters: @unchecked Sendable {
    let parameters: RTBRequestParameters
  }

  struct State {
    var setUp: @Sendable (@escaping SetUpCompletion) -> Void = { $0(nil) }
    var signals: @Sendable (@escaping SignalCompletion) -> Void = { $0("signals", nil) }
    var setUpCount = 0
    var setUpParameters: [[String]] = []
    var setUpWasOnMainActor = false
    var signalsWereOnMainActor = false
    var signalParameters: [SignalParameters] = []
  }

  let parameter: String
  let state = Mutex(State())
  /// Answers a load. Nothing unless set.
  @MainActor var onLoad: (ScriptedMediationAdapter) -> Void = { _ in }

  private static let registered = Mutex<[String: AdapterScript]>([:])

  @MainActor
  init(_ onLoad: @escaping (ScriptedMediationAdapter) -> Void = { _ in }) {
    parameter = Self.registered.withLock { "adapter-script-\($0.count)" }
    self.onLoad = onLoad
    Self.registered.withLock { $0[parameter] = self }
  }

  static func find(_ settings: [String: Any]) -> AdapterScript? {
    (settings["parameter"] as? String).flatMap { parameter in registered.withLock { $0[parameter] } }
  }

  func source(
    label: String = "scripted",
    kind: MediationConfiguration.SourceKind = .waterfall,
    cpm: Double? = nil,
    timeout: Duration? = nil
  ) -> MediationConfiguration.Source {
    .init(
      className: "Adapter",
      label: label,
      parameter: parameter,
      settings: ["app": "app-1"],
      kind: kind,
      cpm: cpm,
      timeout: timeout
    )
  }
}

/// A mediation adapter that does what the script of its parameter says, and keeps what it was asked.
@MainActor
final class ScriptedMediationAdapter: NSObject, @preconcurrency RTBAdapter {
  private(set) var format: AdFormat?
  private(set) var configuration: MediationAdConfiguration?
  /// Answers the load: gives the ad, or the error.
  private(set) var answer: (ScriptedMediationAd?, (any Error)?) -> (any MediationAdEventDelegate)? = { _, _ in
    nil
  }

  override init() { super.init() }

  nonisolated static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 2, patchVersion: 304)
  }

  nonisolated static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 5, minorVersion: 0, patchVersion: 0)
  }

  nonisolated static func networkExtrasClass() -> (any AdNetworkExtras.Type)? { ScriptedExtras.self }

  nonisolated static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    let scripts = configuration.credentials.compactMap { AdapterScript.find($0.settings) }
    let parameters = configuration.credentials.compactMap { $0.settings["parameter"] as? String }
    for script in scripts {
      script.state.withLock {
        $0.setUpCount += 1
        $0.setUpParameters.append(parameters)
        $0.setUpWasOnMainActor = MainActor.isCurrent
      }
    }
    guard let first = scripts.first else { return completionHandler(nil) }
    // The host accepts the call from any thread.
    nonisolated(unsafe) let completionHandler = completionHandler
    let setUp = first.state.withLock { $0.setUp }
    setUp { completionHandler($0) }
  }

  nonisolated func collectSignals(
    for params: RTBRequestParameters,
    completionHandler: @escaping RTBSignalCompletionHandler
  ) {
    guard let script = params.configuration.credentials.first.flatMap({ AdapterScript.find($0.settings) })
    else { return completionHandler(nil, nil) }
    // The host accepts the call from any thread.
    let parameters = AdapterScript.SignalParameters(parameters: params)
    nonisolated(unsafe) let completionHandler = completionHandler
    let give = script.state.withLock {
      $0.signalsWereOnMainActor = MainActor.isCurrent
      $0.signalParameters.append(parameters)
      return $0.signals
    }
    give { completionHandler($0, $1) }
  }

  func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping MediationBannerLoadCompletionHandler
  ) { load(.banner, adConfiguration) { completionHandler($0, $1) } }

  func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping MediationInterstitialLoadCompletionHandler
  ) { load(.interstitial, adConfiguration) { completionHandler($0, $1) } }

  func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping MediationRewardedLoadCompletionHandler
  ) { load(.rewarded, adConfiguration) { completionHandler($0, $1) } }

  func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping MediationRewardedLoadCompletionHandler
  ) { load(.rewardedInterstitial, adConfiguration) { completionHandler($0, $1) } }

  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping MediationNativeLoadCompletionHandler
  ) { load(.native, adConfiguration) { completionHandler($0, $1) } }

  func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping MediationAppOpenLoadCompletionHandler
  ) { load(.appOpen, adConfiguration) { completionHandler($0, $1) } }

  private func load(
    _ format: AdFormat,
    _ configuration: MediationAdConfiguration,
    _ completionHandler: @escaping (ScriptedMediationAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    self.format = format
    self.configuration = configuration
    answer = completionHandler
    AdapterScript.find(configuration.credentials.settings)?.onLoad(self)
  }

  /// Delivers an ad, as most adapters do it.
  @discardableResult
  func fill(_ ad: ScriptedMediationAd = ScriptedMediationAd()) -> Bool {
    ad.eventDelegate = answer(ad, nil)
    return ad.eventDelegate != nil
  }

  func fail(_ code: Int = 3) { _ = answer(nil, NSError(domain: "scripted", code: code)) }
}

final class ScriptedExtras: NSObject, AdNetworkExtras {
  let text: String
  init(_ text: String) { self.text = text }
}

/// An ad of a scripted mediation adapter, in every format.
@MainActor
final class ScriptedMediationAd: NSObject, @preconcurrency MediationNativeAd,
  @preconcurrency MediationBannerAd,
  @preconcurrency MediationInterstitialAd, @preconcurrency MediationRewardedAd,
  @preconcurrency MediationAppOpenAd
{
  weak var eventDelegate: (any MediationAdEventDelegate)?
  var headline: String? {
    readCount += 1
    return "Scripted"
  }
  /// How often the headline was read.
  private(set) var readCount = 0
  var images: [NativeAdImage]?
  var body: String?
  var icon: NativeAdImage?
  var callToAction: String? = "Go"
  var starRating: NSDecimalNumber?
  var store: String?
  var price: String?
  var advertiser: String?
  var extraAssets: [String: Any]?
  var countsItself = false
  var onPresent: (ScriptedMediationAd) -> Void = { _ in }
  private(set) var presenters: [UIViewController] = []
  private(set) var impressions = 0
  private(set) var clicks: [AssetIdentifier] = []
  private(set) var sizes: [AdSize] = []
  /// Called when the banner's view is asked for.
  var onView: (ScriptedMediationAd) -> Void = { _ in }
  var view: UIView {
    onView(self)
    return ownView
  }
  private let ownView: UIView

  var rewardDelegate: (any MediationRewardedAdEventDelegate)? {
    eventDelegate as? any MediationRewardedAdEventDelegate
  }

  convenience init(bannerSize: CGSize = CGSize(width: 320, height: 50)) {
    self.init(view: UIView(frame: CGRect(origin: .zero, size: bannerSize)))
  }

  init(view: UIView) {
    ownView = view
    super.init()
  }

  func handlesUserClicks() -> Bool { countsItself }
  func handlesUserImpressions() -> Bool { countsItself }
  func didRecordImpression() { impressions += 1 }
  func didRecordClickOnAsset(with assetName: AssetIdentifier, view: UIView, viewController: UIViewController)
  {
    clicks.append(assetName)
  }
  func changeAdSize(to adSize: AdSize) { sizes.append(adSize) }

  func present(from viewController: UIViewController) {
    presenters.append(viewController)
    onPresent(self)
  }
}
