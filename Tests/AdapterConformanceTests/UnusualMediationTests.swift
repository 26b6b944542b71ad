import AdMediation
import Foundation
import Testing

@testable import AdapterConformance

/// Mediation adapters of the kinds that are in the field: correct, and not what one expects.
@MainActor
@Suite struct UnusualMediationTests {
  struct Adapter: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var fixture: any AdapterFixture.Type
    /// Recommended rules that it breaks.
    var breaks: Set<String> = []
    /// Recommended rules that it breaks on some machines.
    var mayBreak: Set<String> = []
  }

  nonisolated static let adapters: [Adapter] = [
    Adapter(
      testDescription: "answers inside sync of a queue of its own",
      fixture: MediationFixture<AnswersInsideSync>.self,
      // Inside sync the main thread is on another queue, and not everybody can tell.
      mayBreak: ["THREAD-1", "THREAD-2"]
    ),
    Adapter(
      testDescription: "hops to the main queue before it loads",
      fixture: MediationFixture<HopsToMainQueue>.self
    ),
    Adapter(
      testDescription: "waits for the main queue in its static members and for signals",
      fixture: MediationFixture<WaitsForMainQueue>.self,
      breaks: ["SETUP-7", "BID-2"]
    ),
    Adapter(
      testDescription: "answers bad requests at once, and has no set-up",
      fixture: WithoutSetUpFixture<RefusesAtOnce>.self
    ),
    Adapter(
      testDescription: "keeps its completion handlers",
      fixture: MediationFixture<KeepsHandlers>.self
    ),
    Adapter(
      testDescription: "announces opening too early and closing never",
      fixture: MediationFixture<BidderWith<TersePresenter>>.self,
      breaks: ["SCREEN-6", "EVENT-22"]
    ),
    Adapter(
      testDescription: "holds its event delegate strongly",
      fixture: MediationFixture<BidderWith<StrongHolder>>.self,
      breaks: ["LOAD-16"]
    ),
    Adapter(
      testDescription: "takes no notice of options",
      fixture: MediationFixture<IgnoresOptions>.self,
      breaks: ["OPTION-2", "OPTION-3", "OPTION-4", "OPTION-5", "OPTION-6"]
    ),
    Adapter(
      testDescription: "has banners without a size",
      fixture: OtherFormatsFixture<BidderWith<UnsizedBanner>>.self
    ),
    Adapter(
      testDescription: "loads rewarded interstitials as rewarded ads of its network",
      fixture: WithoutRewardedInterstitials<LoadsRewardedInstead>.self
    ),
    Adapter(
      testDescription: "leaves counting to the host, and its network counts by the view",
      fixture: ViewCountingFixture<AdapterWith<GivesView>>.self
    ),
    Adapter(testDescription: "answers bids only", fixture: BidsOnlyFixture<ModelBidder>.self),
    Adapter(
      testDescription: "has rewarded ads only, and settings of its own",
      fixture: OwnSettingsFixture<OwnSettings>.self
    ),
  ]

  @Test("a bid response of no use may be answered with an ad: the header asks for an answer")
  func fillsFromReserve() async throws {
    let rule = try #require(RuleBook.rule("BID-6"))
    let outcome = await ConformanceSuite.check(rule, with: MediationFixture<FillsFromReserve>.self)
    guard case .passed = outcome else { return _ = Issue.record("\(outcome)") }
  }

  @Test("a correct but unusual mediation adapter breaks no required rule", arguments: adapters)
  func unusual(_ adapter: Adapter) async {
    let report = await ConformanceSuite.runTogether(with: adapter.fixture)
    #expect(report.isConforming, "\(report.failures.map(\.description)) \(report.blockedRules)")
    #expect(Set(report.failures.map(\.rule.id)).subtracting(adapter.mayBreak) == adapter.breaks)
  }

  @Test("a network that can do everything has every rule about mediation adapters checked")
  func everythingChecked() async {
    let rules = RuleBook.rules.filter { $0.applies.leavesOutCustomEvents }
    let report = await ConformanceSuite.runTogether(rules, with: MediationFixture<ModelBidder>.self)
    // It has all formats, and what a set-up needs is the fixture's to say.
    #expect(report.notChecked == ["LOAD-24", "SETUP-9"])
    #expect(report.passedCount == rules.count - 2)
  }

  @Test(
    "native rules say nothing about an adapter without native ads, and others nothing about custom events"
  )
  func notApplicable() async {
    let without = await ConformanceSuite.runTogether(with: OtherFormatsFixture<ModelBidder>.self)
    for result in without.results
    where !result.rule.applies.leavesOutCustomEvents && !result.rule.isAboutAllFormats {
      guard case .notChecked(let reason) = result.outcome else {
        Issue.record("\(result.rule.id) is checked")
        continue
      }
      #expect(
        ["the adapter has no native ads", "the rule is about custom events"].contains(reason)
      )
    }
    let rules = RuleBook.rules.filter { $0.applies.leavesOutCustomEvents }
    let customEvent = await ConformanceSuite.run(
      rules,
      with: ModelFixture<ModelCustomEvent>.self,
      atOnce: .max
    )
    #expect(customEvent.notCheckedCount == rules.count)
  }

  @Test("rules about bids say nothing about an adapter that does not bid")
  func noBidder() async throws {
    let rule = try #require(RuleBook.rule("BID-4"))
    let outcome = await ConformanceSuite.check(rule, with: MediationFixture<ModelMediationAdapter>.self)
    guard case .notChecked(let reason) = outcome else {
      Issue.record("checked")
      return
    }
    #expect(reason == "the adapter does not bid: it is not an RTBAdapter")
  }

  @Test("what is wrong with a mediation adapter is said in the words of its own protocols")
  func words() async throws {
    let rule = try #require(RuleBook.rule("EVENT-14"))
    let fixture = MediationFixture<AdapterWith<SaysNothing>>.self
    let error = await #expect(throws: ConformanceFailure.self) {
      try await ConformanceSuite.verify(rule, with: fixture)
    }
    #expect(error?.expected == "willPresentFullScreenView() just before the network opens a screen")
    let video = try #require(RuleBook.rule("EVENT-18"))
    let silent = NativeFixture<AdapterWith<EndlessVideo>>.self
    guard case .broken(let failure) = await ConformanceSuite.check(video, with: silent) else {
      Issue.record("EVENT-18 is kept")
      return
    }
    #expect(failure.expected == "didEndVideo(), for the network said so of its video")
    #expect(failure.actual == "nothing of the kind; so far didPlayVideo(), didPauseVideo()")
    let mute: [(String, any AdapterFixture.Type)] = [
      ("LOAD-1", MediationFixture<Mute>.self), ("LOAD-3", MediationFixture<MuteOnFailure>.self),
    ]
    for (id, fixture) in mute {
      let rule = try #require(RuleBook.rule(id))
      guard case .broken(let failure) = await ConformanceSuite.check(rule, with: fixture)
      else {
        Issue.record("\(id) is kept")
        continue
      }
      #expect(failure.expected.contains("to the completion handler of the native load, for the network"))
    }
  }

  /// What the host sees by itself is passed with it: answers, and what is left of the adapter.
  @Test("a fixture that sees and does nothing passes no rule about what its network saw or did")
  func seesNothing() async {
    let report = await ConformanceSuite.runTogether(with: SeesNothingFixture.self)
    let passed = report.results.compactMap { result -> String? in
      guard case .passed = result.outcome, result.rule.applies.leavesOutCustomEvents else { return nil }
      return result.rule.id
    }
    #expect(
      Set(passed) == [
        "LOAD-17", "LOAD-18", "LOAD-19", "SETUP-1", "SETUP-2", "SETUP-3", "SETUP-4", "SETUP-5", "SETUP-7",
        "SETUP-10", "SETUP-11", "BID-1", "BID-2", "BID-6", "BID-7", "BID-8", "BANNER-3",
      ]
    )
    #expect(!report.isConforming)
  }

  @Test("an adapter that was never finished passes nothing that needs an ad")
  func idle() async {
    let report = await ConformanceSuite.runTogether(with: IdleFixture.self)
    let passed = report.results.compactMap { result -> String? in
      if case .passed = result.outcome { result.rule.id } else { nil }
    }
    // Its loads fail by themselves, and so does its set-up succeed.
    let expected: Set = [
      "LOAD-2", "LOAD-3", "LOAD-4", "LOAD-5", "LOAD-8", "LOAD-18", "LOAD-19", "SETUP-1", "SETUP-2", "SETUP-3",
      "SETUP-4", "SETUP-5", "SETUP-7", "SETUP-10", "SETUP-11",
    ]
    #expect(Set(passed).subtracting(["THREAD-2"]) == expected)
    // Its loads fail with the same error in every format.
    #expect(report.failures.map(\.rule.id).contains("LOAD-1"))
    #expect(report.blockedRules.first { $0.rule.id == "LOAD-17" }?.causes == ["LOAD-1"])
    #expect(!report.isConforming)
  }
}

/// The test network as one that needs no set-up.
@MainActor
private final class WithoutSetUpFixture<Adapter: ModelMediationAdapter>: MediationFixture<Adapter> {
  override var limits: [NetworkAbility: String] { [.setUp: "this network has no set-up"] }
}

/// The test network as one that has no rewarded interstitials.
@MainActor
private final class WithoutRewardedInterstitials<Adapter: ModelMediationAdapter>: MediationFixture<Adapter> {
  override func networkFormat(for format: AdFormat) -> AdFormat {
    format == .rewardedInterstitial ? .rewarded : format
  }
}

private final class LoadsRewardedInstead: ModelMediationAdapter {
  override func request(
    _ format: AdFormat,
    _ configuration: MediationAdConfiguration
  ) -> TestNetworkRequest {
    super.request(format == .rewardedInterstitial ? .rewarded : format, configuration)
  }
}

/// The test network as one that counts by the view of a native ad, and cannot be told.
@MainActor
private final class ViewCountingFixture<Adapter: ModelMediationAdapter>: MediationFixture<Adapter> {
  required init() {
    super.init()
    double.countsByView = true
  }

  override var formats: Set<AdFormat> { [.native] }
  override var limits: [NetworkAbility: String] { TestNetwork.limitsOfViewCounting }
}

/// Gives its network the view, and tells it of nothing.
private final class GivesView: ModelAd {
  override func didRecordImpression() {}
  override func didRecordClickOnAsset(
    withName assetName: AssetIdentifier,
    view: UIView,
    viewController: UIViewController
  ) {}
}

/// Finds its placement under a key of its own.
private final class OwnSettings: ModelMediationAdapter {
  override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping MediationAdapterSetUpCompletionHandler
  ) {
    // The host accepts the call from any thread.
    nonisolated(unsafe) let completionHandler = completionHandler
    let app = configuration.credentials.first?.settings["app_id"] as? String
    TestNetworkSDK.setUp(app) { code in completionHandler(code.map(error)) }
  }

  override func parameter(of configuration: MediationAdConfiguration) -> String {
    configuration.credentials.settings["placement_id"] as? String ?? ""
  }
}

@MainActor
private final class OwnSettingsFixture<Adapter: ModelMediationAdapter>: TestFixture {
  let double = TestNetwork()
  private var app: String { "App of \(double.placement)" }

  init() { double.register(as: app) }

  var adapter: AdapterClass { .mediationAdapter(Adapter.self) }
  var parameter: String { "" }
  var settings: [String: String] { ["app_id": app, "placement_id": double.placement] }
  var formats: Set<AdFormat> { [.rewarded] }
  var realTimeGrace: Duration { .zero }
}

/// A fixture whose author has left the sightings, the faults and the actions for later.
@MainActor
private final class SeesNothingFixture: TestFixture {
  let double = TestNetwork()

  var adapter: AdapterClass { .mediationAdapter(ModelBidder.self) }
  var sightings: NetworkSightings { NetworkSightings() }
  var realTimeGrace: Duration { .zero }

  func arm(_ fault: NetworkFault) {}
  func perform(_ action: NetworkAction) {}
  func earnReward() {}
}

private final class SaysNothing: ModelAd {
  override func adWillPresent(_ ad: TestNetworkAd) {}
}

private final class EndlessVideo: ModelAd {
  override func adDidEnd(_ ad: TestNetworkAd) {}
}

private final class Mute: MuteOnFailure {
  override func deliver(
    _ ad: ModelAd,
    _ completion: (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {}
}

private class MuteOnFailure: ModelMediationAdapter {
  override func fail(
    _ code: Int,
    _ request: TestNetworkRequest,
    _ completion: (ModelAd?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {}
}

/// An adapter that was never finished.
private final class Idle: NSObject, MediationAdapter {
  static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 0, minorVersion: 0, patchVersion: 1)
  }
  static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 0, minorVersion: 0, patchVersion: 1)
  }
}

@MainActor
private final class IdleFixture: AdapterFixture {
  static let checksConcurrently = true
  var adapter: AdapterClass { .mediationAdapter(Idle.self) }
  var parameter: String { "idle" }
  var sightings: NetworkSightings { NetworkSightings() }
  var realTimeGrace: Duration { .zero }

  func arm(_ answer: NetworkAnswer) {}
  func perform(_ action: NetworkAction) {}
}

extension ConformanceRule {
  fileprivate var isAboutAllFormats: Bool { if case .allFormats = applies { true } else { false } }
}
