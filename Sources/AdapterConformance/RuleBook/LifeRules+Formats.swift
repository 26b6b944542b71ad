import AdMediation
import AdPlatform
import Foundation

extension RuleBook {
  /// Memory, for banners and full-screen ads.
  static let otherLifeRules: [ConformanceRule] = [
    ConformanceRule(
      .life(6),
      .required(.answerLoads),
      "The network's banner or full-screen ad lives as long as the publisher holds the ad.",
      source: RuleSource.mediationAd,
      needs: [.adObjects],
      forEach: AdFormat.others
    ) { probe, format in
      probe.arm(.fill())
      let before = probe.network.livingAds
      let load = await probe.load(format)
      try need(load.hasAd, orBlockedBy: "LOAD-17", because: "there is no \(format.words) ad")
      await probe.settle(for: .seconds(60))
      try probe.expect(
        probe.network.livingAds > before,
        "the \(format.words) ad of the adapter holds the network's ad strongly",
        but: "the network's ad was gone. \(ConformanceProbe.livingAdsHint)",
        marking: { $0.name == "didReceive" && probe.isOfNewestRequest($0) }
      )
      load.letGoOfAd()
      await probe.settle()
    },
    ConformanceRule(
      .life(7),
      .recommended,
      "A banner or full-screen ad is released completely when it is no longer needed.",
      source: RuleSource.mediationAd,
      needs: [.adObjects],
      forEach: AdFormat.others
    ) { probe, format in
      let left = try await probe.lifeOf(format)
      let leaks = [
        (left.ad != nil, "the ad of the adapter"), (left.adapter != nil, "the adapter"),
        (probe.network.livingAds > 0, "the network's ad"),
      ]
      let alive = leaks.filter(\.0).map(\.1).joined(separator: ", ")
      try probe.expect(
        alive.isEmpty,
        "nothing is left of a \(format.words) ad that was \(format.use) and released",
        but:
          "still alive: \(alive). Look for a static collection, for a completion handler that captures "
          + "the adapter, or for a network's ad that holds its delegate",
        marking: { $0.name == "didReceive" && probe.isOfNewestRequest($0) }
      )
    },
  ]
}

extension AdFormat {
  fileprivate var use: String { self == .banner ? "shown" : "presented, closed" }
}

/// What may remain of an ad that is no longer needed.
@MainActor
private struct FormatLeftovers {
  weak var ad: (any MediationAd)?
  weak var adapter: (any NSObjectProtocol)?
}

extension ConformanceProbe {
  /// Loads an ad without a host, lets the network do what it does with it, and releases it.
  fileprivate func lifeOf(_ format: AdFormat) async throws -> FormatLeftovers {
    let left = try await loadUseAndLetGo(format)
    await settle { left.ad == nil && left.adapter == nil && network.livingAds == 0 }
    return left
  }

  private func loadUseAndLetGo(_ format: AdFormat) async throws -> FormatLeftovers {
    arm(.fill())
    let request = requestDirectly(format)
    await settle(for: .seconds(20))
    guard let ad = request.ad else {
      throw RuleNotChecked.blocked(by: "LOAD-17", because: "there is no \(format.words) ad")
    }
    try need(
      network.livingAds > 0,
      orBlockedBy: "LIFE-6",
      because: "no ad of the network was there to be released"
    )
    Platform.$current.withValue(platform) { use(ad) }
    await settle()
    if has(.screens) || format != .banner { await perform(.dismissScreen) }
    defer { request.release() }
    return FormatLeftovers(ad: ad, adapter: request.adapter)
  }

  private func use(_ ad: any MediationAd) {
    switch ad {
    case let ad as any MediationBannerAd: rootViewController.view.addSubview(ad.view)
    case let ad as any MediationInterstitialAd: ad.present(from: rootViewController)
    case let ad as any MediationRewardedAd: ad.present(from: rootViewController)
    case let ad as any MediationAppOpenAd: ad.present(from: rootViewController)
    default: break
    }
    for view in rootViewController.view.subviews { view.removeFromSuperview() }
  }
}
