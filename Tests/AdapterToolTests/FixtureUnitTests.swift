import AdMediation
import AdPlatform
import AdapterConformance
import Foundation
import SampleConformance
import Testing

@testable import AdapterTool

/// A tool of fixtures alone, as an author's `main.swift` of five lines makes it.
@MainActor
@Suite("Ad units that a tool makes for its fixtures")
struct FixtureUnitTests {
  private let one = AdapterTool("sample", fixtures: [SampleMediationFixture.self])
  private let two = AdapterTool("sample", fixtures: [SampleFixture.self, SampleMediationFixture.self])

  @Test("there is one of each format, and another one for a bidder")
  func units() async {
    let names = one.adUnitNames(of: one.configuration)
    #expect(
      names == [
        "app-open", "app-open-bidding", "banner", "banner-bidding", "interstitial", "interstitial-bidding",
        "native", "native-bidding", "rewarded", "rewarded-bidding", "rewarded-interstitial",
        "rewarded-interstitial-bidding",
      ]
    )
    #expect(
      two.adUnitNames(of: two.configuration).contains("SampleCustomEventNativeAd/native")
    )
    let listed = await one.output(of: ["units"]).standardOutput
    #expect(listed.contains("SampleAdapter.SampleMediationAdapter, as a bidder, on the network of"))
  }

  @Test(
    "each runs from the request to the end of the ad, with everything counted once",
    arguments: AdFormat.allCases,
    ["", "-bidding"]
  )
  func runs(format: AdFormat, suffix: String) async {
    let output = await one.output(of: ["run", format.flagName + suffix])
    #expect(output.status == .success, "\(output.standardError)")
    let last = output.standardOutput.split(separator: "\n").last ?? ""
    let reward = format.isRewarded ? ", 1 reward." : "."
    #expect(last.contains(": 1 impression, 1 click, 1 screen\(reward)"), "\(output.standardOutput)")
  }

  @Test("a full-screen ad is closed, even if the network's native ads open no screens")
  func screenless() async {
    let tool = AdapterTool("sample", fixtures: [ScreenlessFixture.self])
    let output = await tool.output(of: ["run", "interstitial"])
    #expect(output.standardOutput.contains(" didDismissScreen"), "\(output.standardOutput)")
  }

  @Test("a custom event has native ads")
  func customEvent() async {
    let output = await two.output(of: ["run", "SampleCustomEventNativeAd/native"])
    #expect(output.standardOutput.hasSuffix(": 1 impression, 1 click, 1 screen.\n"))
  }

  @Test("a format selects the first ad unit that has it")
  func format() async {
    let output = await one.output(of: ["run", "--format", "app-open"])
    #expect(output.standardOutput.hasPrefix("app-open in virtual time\n"))
    let custom = AdapterTool("sample", fixtures: [SampleFixture.self])
    let missing = await custom.output(of: ["run", "--format", "banner"])
    #expect(
      missing.standardError == "sample: no ad unit has the format banner; write one of native\n"
    )
    let both = await one.output(of: ["run", "native", "--format", "banner"])
    #expect(
      both.standardError
        == "sample: give either an ad unit or --format, not both; each ad unit has its own format\n"
    )
  }

  @Test("a rewarded one promises 10 coins")
  func reward() async {
    let output = await one.output(of: ["run", "rewarded"])
    #expect(output.standardOutput.contains("  reward  10 coins, earned\n"))
  }

  @Test("a file of ad units runs on the networks of the fixtures, whatever the parameters are")
  func configuration() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let json = """
      {"adUnits": {"home": {"format": "interstitial", "sources": [
        {"className": "SampleAdapter.Missing", "label": "Missing", "parameter": "a"},
        {"className": "SampleAdapter.SampleMediationAdapter", "label": "Second", "parameter": "b"},
        {"className": "SampleAdapter.SampleMediationAdapter", "label": "Bidder", "parameter": "c", "kind": "bidding",
          "cpm": 2}
      ]}}}
      """
    try Data(json.utf8).write(to: file)
    let output = await one.output(of: ["run", "--config", file.path()])
    #expect(output.status == .success, "\(output.standardError)\(output.standardOutput)")
    #expect(output.standardOutput.contains("Filled by Bidder"))
    try Data(json.replacing(#""kind": "bidding","#, with: "").utf8).write(to: file)
    let waterfall = await one.output(of: ["run", "--config", file.path()])
    #expect(waterfall.standardOutput.contains("✗ not found"))
    #expect(waterfall.standardOutput.hasSuffix(": 1 impression, 1 click, 1 screen.\n"))
  }

  @Test("two sources of one adapter without labels of their own both have a network")
  func sameLabels() async throws {
    let stage = FixtureStage(
      MediationConfiguration.AdUnit(
        format: .banner,
        sources: (0..<2).map { _ in .init(className: Self.className, label: "Same", parameter: "") }
      ),
      named: "home",
      playedBy: [CountedFixture.self],
      on: VirtualScheduler()
    )
    // A network ends with its fixture.
    #expect(CountedFixture.living == 2)
    withExtendedLifetime(stage) {}
  }

  private static let className = String(reflecting: CountedAdapter.self)
}

/// A network whose native ads open no screens, and an adapter for its interstitials.
@MainActor
private final class ScreenlessFixture: NetworkDoubleFixture {
  static let checksConcurrently = true
  let double = NetworkDouble<ScreenlessAd>()

  var adapter: AdapterClass { .mediationAdapter(ScreenlessAdapter.self) }
  var formats: Set<AdFormat> { [.interstitial] }
  var limits: [NetworkAbility: String] { [.screens: "native ads open no screens"] }

  func perform(_ action: NetworkAction, on ad: ScreenlessAd) {
    if action == .dismissScreen { ad.eventDelegate?.didDismissFullScreenView() }
  }
}

@MainActor
private final class ScreenlessAd: NSObject, @preconcurrency MediationInterstitialAd {
  private let network: NetworkDouble<ScreenlessAd>
  weak var eventDelegate: (any MediationInterstitialAdEventDelegate)?

  init(_ network: NetworkDouble<ScreenlessAd>) { self.network = network }

  func present(from viewController: UIViewController) {
    guard network.present(self, from: viewController) else { return }
    eventDelegate?.willPresentFullScreenView()
  }
}

@MainActor
private final class ScreenlessAdapter: NSObject, @preconcurrency MediationAdapter {
  nonisolated static func adapterVersion() -> VersionNumber { VersionNumber() }
  nonisolated static func adSDKVersion() -> VersionNumber { VersionNumber() }

  func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping MediationInterstitialLoadCompletionHandler
  ) {
    let parameter = adConfiguration.credentials.settings["parameter"] as? String ?? ""
    let request = NetworkSightings.Request(parameter: parameter, format: .interstitial)
    NetworkDouble<ScreenlessAd>.load(request, making: { ScreenlessAd($1) }) { result in
      guard case .success(let ad) = result else { return }
      ad.eventDelegate = completionHandler(ad, nil)
    }
  }
}

private final class CountedAdapter: NSObject, MediationAdapter {
  static func adapterVersion() -> VersionNumber { VersionNumber() }
  static func adSDKVersion() -> VersionNumber { VersionNumber() }
}

/// Counts how many of it exist.
@MainActor
private final class CountedFixture: AdapterFixture {
  static var living = 0

  var adapter: AdapterClass { .mediationAdapter(CountedAdapter.self) }
  var parameter: String { "p" }
  var sightings: NetworkSightings { NetworkSightings() }

  init() { Self.living += 1 }
  isolated deinit { Self.living -= 1 }

  func arm(_ answer: NetworkAnswer) {}
  func perform(_ action: NetworkAction) {}
}
