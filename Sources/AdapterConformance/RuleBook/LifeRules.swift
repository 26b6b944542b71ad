import AdMediation
import AdPlatform
import Foundation

extension RuleBook {
  /// Memory.
  static let lifeRules: [ConformanceRule] = nativeLifeRules + otherLifeRules

  private static let nativeLifeRules: [ConformanceRule] = [
    ConformanceRule(
      .life(1),
      .required(.notifyNetwork),
      "The network's ad lives as long as the publisher holds the ad.",
      source: RuleSource.hold,
      needs: [.adObjects]
    ) { probe in
      let ad = try await probe.loadAd()
      await probe.settle(for: .seconds(60))
      try probe.expect(
        probe.network.livingAds > 0,
        "the mediated ad holds the network's ad strongly",
        but: "the network's ad was gone. \(ConformanceProbe.livingAdsHint)",
        marking: { $0.name == "didReceive" }
      )
      withExtendedLifetime(ad) {}
    },
    ConformanceRule(
      .life(2),
      .recommended,
      "The network's ad is released when the publisher releases the ad.",
      source: RuleSource.hold,
      needs: [.adObjects]
    ) { probe in
      let left = try await probe.lifeOfAnAd()
      try left.expectNetworkAd()
      try need(left.mediatedAd == nil, orBlockedBy: "LIFE-3", because: "the mediated ad leaks")
      try need(left.adapter == nil, orBlockedBy: "LIFE-4", because: "the adapter leaks")
      try probe.expect(
        probe.network.livingAds == 0,
        "no ad of the network is left: publisher, mediated ad and adapter are gone",
        but:
          "\(probe.network.livingAds.of("ad")) of the network still alive: something else of the adapter "
          + "holds it, perhaps a static collection",
        marking: { $0.name == "released" }
      )
    },
    ConformanceRule(
      .life(3),
      .recommended,
      "The mediated ad is released when the publisher releases the ad.",
      source: RuleSource.hold
    ) { probe in
      let left = try await probe.lifeOfAnAd()
      try probe.expect(
        left.mediatedAd == nil,
        "the mediated ad is gone: the host has released it",
        but:
          "it is still alive: look for a closure or a timer that captures it strongly, or a network's ad "
          + "that holds it as its delegate",
        marking: { $0.name == "released" }
      )
    },
    ConformanceRule(
      .life(4),
      .recommended,
      "The adapter is released when the publisher releases the ad, or after it has failed.",
      source: RuleSource.hold
    ) { probe in
      let left = try await probe.lifeOfAnAd()
      try probe.expect(
        left.adapter == nil,
        "the adapter is gone: the host has released it",
        but: "it is still alive: look for a completion handler that it keeps and that captures it strongly",
        marking: { $0.name == "released" }
      )
      probe.arm(.noFill)
      let failing = probe.requestDirectly()
      await probe.settle(for: .seconds(20))
      try need(
        failing.hasFailed,
        orBlockedBy: "LOAD-3",
        because: "there is no failure after which it could go"
      )
      failing.releaseAdapter()
      await probe.settle { !failing.adapterIsAlive }
      try probe.expect(
        !failing.adapterIsAlive,
        "the adapter is gone: it has failed, and the host has released it",
        but: "it is still alive: look for a list of loads from which only those are taken that succeed",
        marking: { $0.name == "didFailToLoadWithError" && probe.isOfNewestRequest($0) }
      )
    },
    ConformanceRule(
      .life(5),
      .recommended,
      "A thousand loads leak nothing.",
      source: RuleSource.hold,
      needs: [.adObjects]
    ) { probe in
      let left = try await probe.lifeOfAnAd()
      try left.expectNetworkAd()
      try need(
        left.mediatedAd == nil && left.adapter == nil && probe.network.livingAds == 0,
        orBlockedBy: "LIFE-2",
        "LIFE-3",
        "LIFE-4",
        because: "one load leaves something behind already"
      )
      // The events of a thousand loads show nothing that those of one do not.
      let timeline = probe.timeline
      let count = ConformanceProbe.manyLoads
      let filled = await probe.loadAndLetGo(count)
      func expect(_ condition: Bool, _ expected: String, but actual: String) throws {
        guard !condition else { return }
        throw ConformanceFailure(rule: probe.rule, expected: expected, actual: actual, timeline: timeline)
      }
      try expect(
        filled > 0,
        "ads, for the network fills",
        but: "none of \(count) loads at once got one, though a single one did"
      )
      try expect(
        probe.network.livingAds == 0,
        "no ad of the network is left after \(count) loads whose ads were released",
        but: "\(probe.network.livingAds.of("ad")) still alive, of \(filled) that were delivered"
      )
    },
  ]
}

/// What may remain of an adapter that is no longer needed.
@MainActor
private struct Leftovers {
  weak var mediatedAd: (any MediatedUnifiedNativeAd)?
  weak var adapter: (any NSObjectProtocol)?
  /// Whether the network's ad was there as long as it was needed.
  var hadNetworkAd: Bool

  func expectNetworkAd() throws {
    try need(hadNetworkAd, orBlockedBy: "LIFE-1", because: "no ad of the network was there to be released")
  }
}

extension ConformanceProbe {
  /// How many loads are to leave nothing behind. The kit's own tests make do with fewer where another rule is theirs.
  @TaskLocal static var manyLoads = 1000

  /// Loads, shows, taps, untracks and releases an ad.
  fileprivate func lifeOfAnAd() async throws -> Leftovers {
    let left = try await loadShowAndLetGo()
    await settle { left.mediatedAd == nil && left.adapter == nil && network.livingAds == 0 }
    return left
  }

  private func loadShowAndLetGo() async throws -> Leftovers {
    let ad = try await loadAd()
    let view = await show(ad)
    await tap(clickAsset, of: view)
    view.nativeAd = nil
    view.removeFromSuperview()
    return Leftovers(mediatedAd: ad.mediatedAd, adapter: ad.adapter, hadNetworkAd: network.livingAds > 0)
  }

  /// Begins many loads at once and releases their ads.
  ///
  /// Time moves in steps in which all of them act: following each on its own would take long.
  ///
  /// - Returns: how many got an ad.
  fileprivate func loadAndLetGo(_ count: Int) async -> Int {
    arm(.fill())
    var loads = (0..<count).map { _ in startLoading() }
    for _ in 0..<30 where loads.contains(where: { $0.outcomeCount == 0 }) {
      scheduler.advance(by: .milliseconds(100))
      await settle(for: .zero)
    }
    if loads.contains(where: { $0.outcomeCount == 0 }) {
      // Those who work on other threads get the fixture's grace once; who still waits then runs into its timeout.
      scheduler.schedule(after: .zero, as: .deadline) {}
      await settle(for: .zero)
      scheduler.advance(by: .seconds(20))
    }
    let filled = loads.count { $0.ad != nil }
    for load in loads { load.letGoOfAd() }
    loads = []
    await settle { network.livingAds == 0 }
    return filled
  }
}
