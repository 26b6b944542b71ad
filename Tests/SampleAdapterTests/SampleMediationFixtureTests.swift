import AdMediation
import AdapterConformance
import Foundation
import SampleConformance
import Testing

@testable import AdapterConformance

/// The fixture of the adapter for all formats does what the kit asks of it.
@MainActor
@Suite struct SampleMediationFixtureTests {
  private let fixture = SampleMediationFixture()
  private let probe: ConformanceProbe

  init() throws {
    let rule = try #require(ConformanceSuite.rules.first)
    probe = ConformanceProbe(rule: rule, fixture: fixture)
  }

  @Test("sees set-up, format, size, bid and watermark")
  func sees() async throws {
    await probe.prepare()
    #expect(fixture.sightings.setUps == 1)
    let bid = ProbeBid(response: "a bid", watermark: Data("mark".utf8))
    _ = try await probe.loadFilled(.banner, bid: bid)
    let request = try #require(fixture.sightings.requests.last)
    #expect(request.format == .banner && request.bannerSize == AdSizeBanner.size)
    #expect(request.bidResponse == "a bid" && request.watermark == Data("mark".utf8))
  }

  @Test("lets set-up fail when it is told to")
  func failingSetUp() async throws {
    fixture.arm(.setUp)
    await probe.prepare()
    #expect(probe.setUpProblem == "the set-up failed, though the network was ready")
  }

  @Test("sees who is to present a full-screen ad, closes it, and pays the reward when it is told to")
  func presents() async throws {
    await probe.prepare()
    let load = try await probe.loadFilled(.rewarded)
    let ad = try #require(load.fullScreenAd as? RewardedAd)
    var rewards = 0
    ad.present(from: load.viewController) { rewards += 1 }
    #expect(fixture.sightings.presentations.map(\.viewController) == [load.viewController])
    #expect(fixture.sightings.impressions == 1)
    fixture.earnReward()
    #expect(rewards == 1)
    fixture.perform(.dismissScreen)
    #expect(load.viewController.presentedViewController == nil)
  }

  @Test("lets an ad that is there, and the next one, fail to be presented when it is told to")
  func failingPresentation() async throws {
    await probe.prepare()
    let first = try await probe.loadFilled(.interstitial)
    fixture.arm(.presentation)
    let second = try await probe.loadFilled(.interstitial)
    for load in [first, second] {
      (load.fullScreenAd as? InterstitialAd)?.present(from: load.viewController)
      await probe.settle()
      #expect(load.viewController.presentedViewController == nil)
      #expect(load.log.entries.contains { $0.name == "didFailToPresent" })
    }
  }
}
