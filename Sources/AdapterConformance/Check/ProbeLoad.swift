import AdMediation
import AdPlatform
import Foundation
import HeadlessUIKit

/// One request of a check in any format, and what its publisher got.
@MainActor
final class ProbeLoad: BannerViewDelegate, NativeAdLoaderDelegate, FullScreenContentDelegate {
  let format: AdFormat
  fileprivate(set) var log = AdEventLog()
  fileprivate var request: ProbeRequest?
  private(set) var outcomeCount = 0
  private(set) var error: RequestError?
  /// The ad, if it is native.
  private(set) var ad: NativeAd?
  /// The ad, if it presents itself.
  private(set) var fullScreenAd: FullScreenAd?
  /// The view that shows the banner, also when there is none.
  fileprivate(set) var bannerView: BannerView?
  /// Who presents what the ad opens.
  let viewController: UIViewController
  /// What asks for a native ad, until the publisher releases the ad.
  private(set) var loader: AdLoader?
  private var hasBanner = false
  /// The method by which a custom event fails, for messages of rules about native ads only.
  private let failureMethod: String?

  init(_ format: AdFormat, viewController: UIViewController, failureMethod: String? = nil) {
    self.format = format
    self.viewController = viewController
    self.failureMethod = failureMethod
  }

  /// Whether there is an ad.
  var hasAd: Bool { fullScreenAd != nil || ad != nil || hasBanner }

  /// What became of the adapter: its answer, or that there was none.
  var attempt: AdNetworkResponseInfo? {
    let info = fullScreenAd?.responseInfo ?? ad?.responseInfo ?? bannerView?.responseInfo
    return (info ?? error?.responseInfo)?.adNetworkInfoArray.first
  }

  /// The adapter's own error.
  var adapterError: AdapterFailure? { attempt?.error.map(AdapterFailure.init) }

  /// The answers that the adapter gave, whether they had an effect or not.
  var answers: [AdLogEntry] { log.entries.filter(\.isAnswer) }

  /// How the adapter ended its request, for messages.
  var endInWords: String {
    if hasAd { return "an ad" }
    if attempt?.outcome == .timedOut { return "no answer at all" }
    guard let adapterError, failureMethod == nil || attempt?.outcome == .failed else {
      return error?.message.printable() ?? "no answer at all"
    }
    return "\(failureMethod ?? "a failure") with code \(adapterError.code) of \"\(adapterError.domain)\": "
      + adapterError.message
  }

  /// Asks for a native ad.
  fileprivate func start(_ loader: AdLoader, _ request: Request) {
    self.loader = loader
    loader.delegate = self
    loader.load(request)
    log = loader.eventLog
  }

  /// Releases the ad, as a publisher does.
  func letGoOfAd() {
    fullScreenAd = nil
    ad = nil
    bannerView?.removeFromSuperview()
    bannerView = nil
    loader = nil
  }

  fileprivate func ended(_ ad: FullScreenAd?, _ error: (any Error)?) {
    outcomeCount += 1
    fullScreenAd = ad
    request?.deliver(ad?.mediatedAd)
    // From now on a publisher hears what happens to the ad.
    ad?.fullScreenContentDelegate = self
    self.error = error as? RequestError
  }

  func bannerViewDidReceiveAd(_ bannerView: BannerView) {
    outcomeCount += 1
    hasBanner = true
    request?.deliver(bannerView.mediatedAd)
  }

  func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error) {
    outcomeCount += 1
    self.error = error as? RequestError
  }

  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
    outcomeCount += 1
    ad = nativeAd
    request?.deliver(nativeAd.mediatedAd)
  }

  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {
    outcomeCount += 1
    self.error = error as? RequestError
  }
}

extension AdLogEntry {
  /// Whether it is an adapter's answer to a request. Remarks stand beside an answer; they are none.
  var isAnswer: Bool {
    guard ["didReceive", "didFailToLoadWithError"].contains(name), details["asset"] == nil else {
      return false
    }
    switch anomaly {
    case .calledFromBackground, .synchronousAnswer, .bannerTooLarge: return false
    default: return true
    }
  }
}

extension ConformanceProbe {
  /// Those of these formats that the adapter has, in order.
  func formats(of formats: Set<AdFormat>) -> [AdFormat] { fixture.formats.intersection(formats).inOrder }

  /// A view controller in front of all others.
  private func makeViewController() -> UIViewController {
    let window = UIWindow()
    let viewController = UIViewController()
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    windows.append(window)
    return viewController
  }

  /// Requests an ad and lets time pass until the request has ended, and 20 seconds at the most. A banner is on the
  /// screen at once.
  ///
  /// - Parameters:
  ///   - bid: what the network bids with; nil for a request as the network's usual ones are.
  ///   - isWithoutBid: whether there is no bid also for a network that answers bids only.
  ///   - adSize: the size of a banner.
  ///   - request: what the publisher says; the fixture's extras come along.
  ///   - fault: what is wrong with a setting.
  func load(
    _ format: AdFormat,
    bid: ProbeBid? = nil,
    isWithoutBid: Bool = false,
    adSize: AdSize = AdSizeBanner,
    request: Request? = nil,
    fault: SettingFault? = nil
  ) async -> ProbeLoad {
    configure(bid: bid, isWithoutBid: isWithoutBid, fault: fault)
    let request = withExtras(request)
    let load = ProbeLoad(format, viewController: makeViewController())
    switch format {
    case .banner:
      let bannerView = BannerView(adSize: adSize, host: host)
      bannerView.adUnitID = Self.adUnitID(of: format)
      bannerView.rootViewController = load.viewController
      bannerView.delegate = load
      load.viewController.view.addSubview(bannerView)
      load.bannerView = bannerView
      bannerView.load(request)
      load.log = bannerView.eventLog
    case .native:
      load.start(makeLoader(for: load), request)
    case .interstitial, .rewarded, .rewardedInterstitial, .appOpen:
      format.fullScreenClass.load(
        with: Self.adUnitID(of: format),
        request: request,
        host: host,
        log: load.log
      ) { load.ended($0, $1) }
    }
    record(load)
    await settle(for: .seconds(20))
    await waitForLateCalls()
    return load
  }

  /// Starts a request for a native ad and lets no time pass.
  func startLoading(
    parameter: String? = nil,
    options: [AdLoaderOptions] = [],
    adTypes: [AdLoaderAdType] = [.native],
    request: Request? = nil
  ) -> ProbeLoad {
    // Nothing at all is typed in for a source with an empty parameter.
    configure(parameter: parameter, settings: parameter == "" ? fixture.settings.mapValues { _ in "" } : nil)
    let load = ProbeLoad(
      .native,
      viewController: rootViewController,
      failureMethod: "didFailToLoadWithError"
    )
    load.start(makeLoader(for: load, options: options, adTypes: adTypes), withExtras(request))
    record(load)
    return load
  }

  /// Requests a native ad and lets time pass until the request has ended, and 20 seconds at the most.
  func load(
    parameter: String? = nil,
    options: [AdLoaderOptions] = [],
    adTypes: [AdLoaderAdType] = [.native],
    request: Request? = nil
  ) async -> ProbeLoad {
    let load = startLoading(parameter: parameter, options: options, adTypes: adTypes, request: request)
    await settle(for: .seconds(20))
    await waitForLateCalls()
    load.ad?.delegate = publisher
    load.ad?.mediaContent.videoController.delegate = publisher
    return load
  }

  private func makeLoader(
    for load: ProbeLoad,
    options: [AdLoaderOptions] = [],
    adTypes: [AdLoaderAdType] = [.native]
  ) -> AdLoader {
    AdLoader(
      adUnitID: Self.adUnitID(of: .native),
      rootViewController: load.viewController,
      adTypes: adTypes,
      options: options,
      host: host
    )
  }

  private func record(_ load: ProbeLoad) {
    logs.append(load.log)
    let request = ProbeRequest(load.format, log: load.log)
    load.request = request
    requests.append(request)
  }

  /// Arms a fill, requests an ad and returns it with the ad there.
  func loadFilled(
    _ format: AdFormat,
    bid: ProbeBid? = nil,
    adSize: AdSize = AdSizeBanner
  ) async throws -> ProbeLoad {
    arm(.fill())
    let load = await load(format, bid: bid, adSize: adSize)
    try need(
      load.hasAd,
      orBlockedBy: format == .native ? "LOAD-1" : "LOAD-17",
      because: "there is no \(format.words) ad"
    )
    try need(
      network.livingAds > 0 || !has(.adObjects),
      orBlockedBy: format == .native ? "LIFE-1" : "LIFE-6",
      because: "the network's ad is gone while the publisher has it"
    )
    return load
  }

  /// Presents a full-screen ad that was loaded, and lets the network open it.
  func present(_ load: ProbeLoad) async {
    startPresenting(load)
    await settle()
  }

  /// Presents a full-screen ad, and makes sure that its network knows.
  ///
  /// - Parameter look: called right after `present(from:)` has returned, and now and then while time passes.
  func presentStepByStep(_ load: ProbeLoad, look: () throws -> Void) async throws {
    let before = network.presentations.count
    startPresenting(load)
    do {
      try look()
      for step in [1, 10, 100, 1000] {
        await settle(for: .milliseconds(step))
        try look()
      }
    } catch {
      await settle { network.presentations.count > before }
      try expectPresentation(of: load.format, after: before)
      throw error
    }
    await settle { network.presentations.count > before }
    try expectPresentation(of: load.format, after: before)
  }

  /// Presents a full-screen ad that was loaded, and lets no time pass.
  private func startPresenting(_ load: ProbeLoad) {
    switch load.fullScreenAd {
    case let ad as InterstitialAd: ad.present(from: load.viewController)
    case let ad as AppOpenAd: ad.present(from: load.viewController)
    case let ad as RewardingAd: ad.present(from: load.viewController) {}
    default: break
    }
  }

  /// Loads a full-screen ad and presents it.
  func presented(_ format: AdFormat) async throws -> ProbeLoad {
    let load = try await loadFilled(format)
    try await presentReaching(load)
    return load
  }

  /// Presents a full-screen ad, and makes sure that its network knows.
  func presentReaching(_ load: ProbeLoad) async throws {
    let before = network.presentations.count
    await present(load)
    await settle { network.presentations.count > before }
    try expectPresentation(of: load.format, after: before)
  }

  /// Stops here unless the network was asked to present an ad since there were so many presentations.
  func expectPresentation(of format: AdFormat, after before: Int) throws {
    try need(
      network.presentations.count > before,
      orBlockedBy: "SCREEN-1",
      because: "the network was not asked to present the \(format.words) ad"
    )
  }
}

extension AdFormat {
  /// The publisher's class for an ad that presents itself.
  @MainActor
  fileprivate var fullScreenClass: FullScreenAd.Type {
    switch self {
    case .rewarded: RewardedAd.self
    case .rewardedInterstitial: RewardedInterstitialAd.self
    case .appOpen: AppOpenAd.self
    case .interstitial, .banner, .native: InterstitialAd.self
    }
  }
}
