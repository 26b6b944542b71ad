import AdMediation
import AdPlatform
import AdapterConformance
import Foundation

extension Command {
  /// Runs an ad unit.
  ///
  /// - Parameter network: what adapters find behind it.
  package static func run(on network: RunNetwork) -> Command {
    let inventory = network.inventory.map { Flag(Flag.inventoryName, .file, summary: $0.summary) }
    return Command(
      "run",
      argument: Argument(
        "AD-UNIT",
        description: "one ad unit",
        words: { $0.adUnitNames(of: $0.configuration) }
      ),
      flags: [.format, .config] + [inventory].compactMap(\.self) + [
        .disableImageLoading, .multipleImages, .orientation, .realTime, .json, .html, .help,
      ],
      summary: "Load an ad unit, show and tap its ad, and report what happened.",
      details: { tool in
        [
          "Sends a request through the waterfall of the ad unit, renders the ad in a headless view"
            + " hierarchy, makes it visible, taps its call to action, closes the screen that opens, and"
            + " untracks the view. Prints the result of each source, the mapped assets, and every event"
            + " with its time. Events that the host ignored are marked ✗ and explained.",
          "AD-UNIT defaults to "
            + [tool.adUnitName, "the only ad unit in the --config file"].compactMap(\.self)
            .joined(separator: ", or ") + ". FILE can be - for standard input."
            + (tool.isPlayedByFixtures
              ? " The fixtures play the networks of their adapters, and fill requests with any parameter."
              : ""),
          "In virtual time, a run waits for late events, such as an answer after the timeout. With"
            + " --real-time it ends one second after the ad is released.",
          "The exit status is 0 for an ad, 1 for no fill, and 2 for an invalid command line or file.",
        ]
      },
      options: { (arguments) throws(UsageError) in
        try arguments.refuseSecondStandardInput(of: [.config] + [inventory].compactMap(\.self))
        return try RunOptions(arguments, inventory: inventory)
      },
      run: { options, tool throws(CommandFailure) in
        try await RunCommand(options, tool: tool, network: network).report()
      }
    )
  }
}

/// What `run` is asked for.
struct RunOptions: Equatable, Sendable {
  /// Which way up images should be, by the words of the command line.
  enum Orientation: String, CaseIterable, Sendable {
    case any, portrait, landscape
  }

  /// The ad unit; nil when the command line names none.
  var adUnit: String?
  /// The format whose first ad unit runs; nil when the command line names none.
  var format: AdFormat?
  /// The file with the configuration; nil for the bundled one.
  var config: String?
  /// The file with the network's inventory; nil for the bundled one.
  var inventory: String?
  var disableImageLoading = false
  var multipleImages = false
  var orientation = Orientation.any
  var realTime = false
}

extension RunOptions {
  fileprivate init(_ arguments: CommandArguments, inventory flag: Flag?) throws(UsageError) {
    adUnit = arguments.argument
    format = AdFormat.allCases.first { $0.flagName == arguments.value(of: .format) }
    if adUnit != nil, format != nil {
      throw UsageError(
        problem: "give either an ad unit or --format, not both",
        advice: "each ad unit has its own format"
      )
    }
    config = arguments.value(of: .config)
    inventory = flag.flatMap { arguments.value(of: $0) }
    disableImageLoading = arguments.has(.disableImageLoading)
    multipleImages = arguments.has(.multipleImages)
    orientation = arguments.value(of: .orientation).flatMap(Orientation.init) ?? .any
    realTime = arguments.has(.realTime)
  }
}

extension Flag {
  fileprivate static let format = Flag(
    "--format",
    .choice(AdFormat.allCases.map(\.flagName)),
    summary: "Run the first ad unit of this format."
  )
  fileprivate static let inventoryName = "--inventory"
  fileprivate static let disableImageLoading = Flag(
    "--disable-image-loading",
    summary: "Request image URLs instead of images."
  )
  fileprivate static let multipleImages = Flag(
    "--multiple-images",
    summary: "Request more than one main image."
  )
  fileprivate static let orientation = Flag(
    "--orientation",
    .choice(RunOptions.Orientation.allCases.map(\.rawValue)),
    summary: "The preferred orientation of images. Defaults to any."
  )
  fileprivate static let realTime = Flag(
    "--real-time",
    summary: "Wait in real time. By default, time is virtual and nothing waits."
  )
}

/// Makes a host for one run, and a report of the run.
@MainActor
private struct RunCommand {
  private let options: RunOptions
  private let tool: AdapterTool
  private let adUnit: String
  private let configuration: MediationConfiguration
  private let network: RunNetwork

  /// Reads the files and picks the ad unit.
  init(_ options: RunOptions, tool: AdapterTool, network: RunNetwork) throws(CommandFailure) {
    self.options = options
    self.tool = tool
    configuration = try tool.configuration(file: options.config, for: "run")
    adUnit =
      if let format = options.format {
        try tool.adUnit(of: format, in: configuration)
      } else {
        try tool.adUnit(named: options.adUnit, of: configuration, from: options.config)
      }
    self.network = try network.reading(inventory: options.inventory, for: FileReader("run", of: tool))
  }

  /// Runs the ad unit.
  func report() async throws(CommandFailure) -> RunReport {
    let time = makeTime()
    let scheduler = network.scheduler(time.scheduler)
    let (app, run) = makeRun(on: scheduler)
    await time.perform { ended in
      // The network's scheduler is around the start, too.
      scheduler.schedule(after: .zero) { run.start { ended() } }
    }
    let attempts = try responseInfo(of: run).adNetworkInfoArray.map(AttemptReport.init)
    return RunReport(
      adUnit: adUnit,
      format: format,
      isVirtual: !options.realTime,
      attempts: attempts,
      notAsked: notAsked(after: attempts),
      ad: app.report,
      events: app.log.entries,
      omittedEvents: app.log.omittedCount,
      unclaimed: AdEventLog.unclaimed
    )
  }

  private func makeRun(on scheduler: any Scheduler) -> (any AdApp, AppRun) {
    guard tool.isPlayedByFixtures, let unit = configuration.adUnits[adUnit] else {
      let app = makeApp(makeHost(on: scheduler))
      return (app, AppRun(app, on: scheduler))
    }
    let stage = FixtureStage(unit, named: adUnit, playedBy: tool.fixtures, on: scheduler)
    let app = makeApp(stage.makeHost())
    return (app, AppRun(app, on: scheduler) { stage.follow($0, log: app.log) })
  }

  /// The sources of the configuration without those that were tried.
  private func notAsked(after attempts: [AttemptReport]) -> [String] {
    struct Name: Hashable { let label: String, className: String }
    var tried: [Name: Int] = [:]
    for attempt in attempts {
      tried[Name(label: attempt.label, className: attempt.className), default: 0] += 1
    }
    return (configuration.adUnits[adUnit]?.sources ?? []).compactMap { source in
      let name = Name(label: source.label, className: source.className)
      guard let count = tried[name], count > 0 else { return source.label }
      tried[name] = count - 1
      return nil
    }
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

  /// Adapters answer in virtual time as a rule; this is for what a network may do on the side.
  private static let realTimeGrace: Duration = .milliseconds(100)

  private func makeTime() -> RunTime {
    options.realTime
      ? .real(SystemScheduler()) : .virtual(VirtualScheduler(realTimeGrace: Self.realTimeGrace))
  }

  private func makeHost(on scheduler: any Scheduler) -> MediationHost {
    let host = MediationHost(
      configuration: configuration,
      registry: makeRegistry(),
      platform: Platform(scheduler: scheduler, httpClient: network.httpClient(scheduler))
    )
    if let exchange = network.bidExchange(scheduler) { host.bidExchange = exchange }
    return host
  }

  /// Knows every adapter that the configurations name, so that the nearest can be suggested for a mistyped
  /// one also before the waterfall has come to it.
  private func makeRegistry() -> AdapterRegistry {
    let registry = AdapterRegistry()
    for configuration in [tool.configuration, configuration] {
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
  fileprivate init(_ orientation: RunOptions.Orientation) {
    switch orientation {
    case .any: self = .any
    case .portrait: self = .portrait
    case .landscape: self = .landscape
    }
  }
}
