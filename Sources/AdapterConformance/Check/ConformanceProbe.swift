import AdMediation
import AdPlatform
import Foundation
import HeadlessUIKit

/// What a check works with: a fixture, a host on virtual time, a publisher and a screen, for one rule.
///
/// A check arms the network, lets the adapter work, and says with ``expect(_:_:but:marking:)`` what has to be true.
@MainActor
final class ConformanceProbe {
  let rule: ConformanceRule
  let fixture: any AdapterFixture
  let scheduler: VirtualScheduler
  let imageServer: ProbeImageServer
  let publisher = ProbePublisher()
  let window = UIWindow()
  let rootViewController = UIViewController()
  let host: MediationHost
  var logs: [AdEventLog] = []
  /// The requests for ads, oldest first.
  var requests: [ProbeRequest] = []
  /// What the network did by itself, each after so many events of the host.
  private var networkActions: [(position: Int, entry: AdLogEntry)] = []
  /// Why the adapter was not ready when it loaded, in words.
  var setUpProblem: String?
  /// What bids in the name of the network.
  let exchange = ProbeExchange()
  /// Keeps the windows of full-screen ads and banners on the screen.
  var windows: [UIWindow] = []

  static let className = "AdapterUnderTest"
  /// The label of the only source.
  static let sourceLabel = "adapter under test"
  /// 20 milliseconds: what is waited for an answer even with a fixture without grace. A task of the main actor resumes
  /// through other threads too, and its author may not know that.
  private static let answerGrace = Duration.milliseconds(20)

  /// A probe with a fixture of its own, which is made on the probe's platform.
  convenience init(rule: ConformanceRule, making fixtureType: any AdapterFixture.Type) {
    let scheduler = VirtualScheduler()
    let imageServer = ProbeImageServer(scheduler: scheduler)
    let platform = Platform(scheduler: scheduler, httpClient: imageServer)
    let fixture = Platform.$current.withValue(platform) { fixtureType.init() }
    self.init(rule: rule, fixture: fixture, scheduler: scheduler, imageServer: imageServer)
  }

  /// A probe with a fixture that was made elsewhere.
  convenience init(rule: ConformanceRule, fixture: any AdapterFixture) {
    let scheduler = VirtualScheduler()
    let imageServer = ProbeImageServer(scheduler: scheduler)
    self.init(rule: rule, fixture: fixture, scheduler: scheduler, imageServer: imageServer)
  }

  private init(
    rule: ConformanceRule,
    fixture: any AdapterFixture,
    scheduler: VirtualScheduler,
    imageServer: ProbeImageServer
  ) {
    self.rule = rule.applied(to: fixture.adapter)
    self.fixture = fixture
    self.scheduler = scheduler
    self.imageServer = imageServer
    scheduler.realTimeGrace = fixture.realTimeGrace
    scheduler.answerGrace = Self.answerGrace
    let registry = AdapterRegistry()
    switch fixture.adapter {
    case .customEvent(let type): registry.register(type, as: Self.className)
    case .mediationAdapter(let type): registry.register(type, as: Self.className)
    }
    host = MediationHost(
      registry: registry,
      platform: Platform(scheduler: scheduler, httpClient: imageServer)
    )
    host.bidExchange = exchange
    window.rootViewController = rootViewController
    window.makeKeyAndVisible()
  }

  /// The host's time and network.
  var platform: Platform { host.platform }

  /// What the network has seen.
  var network: NetworkSightings { fixture.sightings }

  // MARK: Doing

  /// Decides what the network answers next.
  func arm(_ answer: NetworkAnswer) {
    if case .fill(let assets) = answer.kind { imageServer.serve(assets) }
    Platform.$current.withValue(platform) { fixture.arm(answer) }
  }

  /// From now on, lets something go wrong at the network.
  func arm(_ fault: NetworkFault) { Platform.$current.withValue(platform) { fixture.arm(fault) } }

  /// Arms a fill, requests an ad and returns it.
  ///
  /// A rule is about one thing. Without an ad it cannot be checked, unless the adapter does deliver ads, and it is
  /// these assets or options that it cannot cope with: then it is broken.
  func loadAd(_ assets: NetworkAssets = .full, options: [AdLoaderOptions] = []) async throws -> NativeAd {
    arm(.fill(assets))
    let load = await load(options: options)
    if let ad = load.ad { return ad }
    if options.isEmpty, assets == .full {
      throw RuleNotChecked.blocked(by: "LOAD-1", because: "there is no ad")
    }
    let usual = try await loadAd()
    withExtendedLifetime(usual) {}
    throw failure(
      expected: "an ad, for the network fills",
      actual: "\(load.endInWords); without these options and assets there is an ad",
      marking: { ["didFailToLoadWithError", "timedOut"].contains($0.name) }
    )
  }

  /// Lets the adapter work and time pass, at most so much.
  func settle(for limit: Duration = .seconds(5)) async {
    await scheduler.runSettling(for: limit)
    HangWatch.current.continued(WatchedCheck(rule, with: type(of: fixture)))
  }

  /// Does something as the network, and lets the adapter pass it on.
  func perform(_ action: NetworkAction) async {
    record(networkAction: action.rawValue)
    Platform.$current.withValue(platform) { fixture.perform(action) }
    await settle()
  }

  /// An ad view on the screen with a view for each asset.
  func makeAdView() -> NativeAdView {
    let view = ProbeAdView.make()
    rootViewController.view.addSubview(view)
    return view
  }

  /// Shows an ad in a new view, which stays on the screen and keeps the ad.
  @discardableResult
  func show(_ ad: NativeAd) async -> NativeAdView {
    let view = makeAdView()
    view.nativeAd = ad
    await settle()
    return view
  }

  // MARK: Judging

  /// Everything that happened so far, in order.
  var timeline: [AdLogEntry] {
    let events = logs.flatMap(\.entries)
    // Stable: events of one time stay in the order in which they were written.
    return events.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  /// Adds something that the network does by itself to the timeline of failures.
  func record(networkAction name: String) {
    let entry = AdLogEntry(time: scheduler.now, name: "network", details: ["action": name])
    networkActions.append((timeline.count, entry))
  }

  /// The timeline with what the network did by itself.
  private var timelineWithNetwork: [AdLogEntry] {
    var timeline = timeline
    for (count, action) in networkActions.enumerated() {
      timeline.insert(action.entry, at: min(action.position + count, timeline.count))
    }
    return timeline
  }

  /// Breaks the rule unless the condition holds.
  ///
  /// - Parameters:
  ///   - expected: what the rule wants, in words.
  ///   - actual: what the adapter did, in words.
  ///   - mayBeLimit: whether a network that is not able to do what the rule needs would look the same.
  ///   - ability: what else the network may be unable to do.
  ///   - marking: which events of the timeline show it.
  func expect(
    _ condition: Bool,
    _ expected: String,
    but actual: @autoclosure () -> String,
    mayBeLimit: Bool = true,
    ability: NetworkAbility? = nil,
    marking: (AdLogEntry) -> Bool = { _ in false }
  ) throws {
    guard !condition else { return }
    throw failure(
      expected: expected,
      actual: actual(),
      mayBeLimit: mayBeLimit,
      ability: ability,
      marking: marking
    )
  }

  /// For adapters that would run for ever.
  var stuck: ConformanceFailure {
    failure(
      expected: "an adapter that waits for its network",
      actual: "it schedules work again and again without letting time pass",
      remedy: "Poll with a delay, or wait for a callback: each call schedules the next for the same moment."
    )
  }

  func failure(
    expected: String,
    actual: String,
    mayBeLimit: Bool = true,
    ability: NetworkAbility? = nil,
    remedy: String? = nil,
    marking: (AdLogEntry) -> Bool = { _ in false }
  ) -> ConformanceFailure {
    let timeline = timelineWithNetwork
    return ConformanceFailure(
      rule: rule,
      format: requests.last?.format,
      adClass: requests.last?.adClass,
      expected: rule.inItsWords(expected),
      actual: rule.inItsWords(actual),
      possibleLimits: (mayBeLimit ? rule.needs : []).union(ability.map { [$0] } ?? []),
      remedy: remedy,
      timeline: timeline,
      marked: Set(timeline.indices.filter { marking(timeline[$0]) })
    )
  }
}
