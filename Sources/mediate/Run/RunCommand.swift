import AdMediation
import AdPlatform
import Foundation
import SampleSDK

/// Makes a host for one run, and a report of the run.
@MainActor
struct RunCommand {
  private let options: RunOptions
  private let adUnit: String
  private let configuration: MediationConfiguration
  private let inventory: SampleInventory?

  /// Reads the files and picks the ad unit.
  init(_ options: RunOptions) throws(CommandFailure) {
    self.options = options
    configuration = try MediationConfiguration(file: options.config)
    let choice = AdUnitChoice(configuration: configuration, file: options.config)
    adUnit = try choice.choose(options.adUnit)
    if let path = options.inventory {
      inventory = try SampleInventory(file: path)
    } else {
      inventory = nil
    }
  }

  /// Runs the ad unit.
  func report() async throws(CommandFailure) -> RunReport {
    let time = makeTime()
    let app = makeApp(makeHost(on: time.scheduler))
    let run = AppRun(app, on: time.scheduler)
    await SampleInventory.$current.withValue(inventory ?? .bundled) {
      await time.perform { ended in run.start { ended() } }
    }
    return RunReport(
      adUnit: adUnit,
      format: format,
      isVirtual: !options.realTime,
      attempts: try responseInfo(of: run).adNetworkInfoArray.map(AttemptReport.init),
      ad: app.report,
      events: app.log.entries,
      omittedEvents: app.log.omittedCount,
      unclaimed: AdEventLog.unclaimed
    )
  }

  private var format: AdFormat { configuration.adUnits[adUnit]?.format ?? .native }

  private func makeApp(_ host: MediationHost) -> any AdApp {
    switch format {
    case .native: NativeAdApp(adUnit: adUnit, options: [imageOptions], host: host)
    case .banner: BannerApp(adUnit: adUnit, host: host)
    case .interstitial: FullScreenApp(InterstitialAd.self, adUnit: adUnit, host: host)
    case .rewarded: FullScreenApp(RewardedAd.self, adUnit: adUnit, host: host)
    case .rewardedInterstitial: FullScreenApp(RewardedInterstitialAd.self, adUnit: adUnit, host: host)
    case .appOpen: FullScreenApp(AppOpenAd.self, adUnit: adUnit, host: host)
    }
  }

  private func responseInfo(of run: AppRun) throws(CommandFailure) -> ResponseInfo {
    switch run.result {
    case .success(let responseInfo): return responseInfo
    case .failure(let error):
      guard let responseInfo = (error as? RequestError)?.responseInfo else {
        throw CommandFailure(message: AdapterFailure(error).message)
      }
      return responseInfo
    case nil:
      throw CommandFailure(message: "The request had no outcome in a week of virtual time; try --real-time.")
    }
  }

  /// The tool's own adapters answer in virtual time; this is for what a network may do on the side.
  private static let realTimeGrace: Duration = .milliseconds(100)

  private func makeTime() -> RunTime {
    guard options.realTime else { return .virtual(VirtualScheduler(realTimeGrace: Self.realTimeGrace)) }
    let clock = SystemScheduler()
    return .real(inventory.map { InventoryScheduler(clock, inventory: $0) } ?? clock)
  }

  private func makeHost(on scheduler: any Scheduler) -> MediationHost {
    let network = URLSessionHTTPClient(scheduler: scheduler)
    let host = MediationHost(
      configuration: configuration,
      registry: makeRegistry(),
      platform: Platform(
        scheduler: scheduler,
        httpClient: SampleHTTPClient(scheduler: scheduler, fallback: network)
      )
    )
    host.bidExchange = SampleBidExchange(scheduler: scheduler)
    return host
  }

  /// Knows every adapter that the configurations name, so that the nearest can be suggested for a mistyped
  /// one also before the waterfall has come to it.
  private func makeRegistry() -> AdapterRegistry {
    let registry = AdapterRegistry()
    for configuration in [.bundled, configuration] {
      for source in configuration.adUnits.values.flatMap(\.sources) {
        _ = try? registry.adapter(named: source.className)
      }
    }
    return registry
  }

  private var imageOptions: NativeAdImageAdLoaderOptions {
    let wishes = NativeAdImageAdLoaderOptions()
    wishes.disableImageLoading = options.disableImageLoading
    wishes.shouldRequestMultipleImages = options.multipleImages
    wishes.preferredImageOrientation = NativeAdImageAdLoaderOptionsOrientation(options.orientation)
    return wishes
  }
}

extension NativeAdImageAdLoaderOptionsOrientation {
  fileprivate init(_ orientation: ImageOrientation) {
    switch orientation {
    case .any: self = .any
    case .portrait: self = .portrait
    case .landscape: self = .landscape
    }
  }
}
