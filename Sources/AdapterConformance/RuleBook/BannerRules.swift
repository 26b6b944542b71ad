import AdMediation
import AdPlatform
import Foundation
import HeadlessUIKit

extension RuleBook {
  /// Banners.
  static let bannerRules: [ConformanceRule] = [
    ConformanceRule(
      .banner(1),
      .recommended,
      "The banner's view is not larger than the requested size.",
      source: RuleSource.configuration,
      applies: .formats([.banner])
    ) { probe in
      let sizes = probe.has(.bannerSizes) ? bannerSizes : [AdSizeBanner]
      for size in sizes {
        let load = try await probe.loadFilled(.banner, adSize: size)
        let tooLarge = load.log.entries.first { $0.anomaly == .bannerTooLarge }
        try probe.expect(
          tooLarge == nil,
          "a view of \(words(size.size)) points at the most",
          but: "a view of \(tooLarge?.details["size"] ?? "more")",
          marking: { $0.anomaly == .bannerTooLarge }
        )
        load.letGoOfAd()
      }
    },
    ConformanceRule(
      .banner(2),
      .recommended,
      "The adapter passes the requested size to the network.",
      source: RuleSource.configuration,
      needs: [.bannerSizes],
      applies: .formats([.banner])
    ) { probe in
      for size in bannerSizes {
        let count = probe.network.requests.count
        let load = try await probe.loadFilled(.banner, adSize: size)
        guard probe.network.requests.count > count, let request = probe.network.requests.last else {
          throw RuleNotChecked.blocked(by: "LOAD-20", because: "the network was not asked for a banner")
        }
        try probe.expect(
          request.bannerSize == size.size,
          "the network to be asked for a banner of \(words(size.size)) points",
          but: request.bannerSize.map { "it was asked for \(words($0))" }
            ?? "it was told no size (a network that has one size only: say so in the fixture's limits)",
          marking: { $0.name == "request" && probe.isOfNewestRequest($0) }
        )
        load.letGoOfAd()
      }
    },
    ConformanceRule(
      .banner(3),
      .recommended,
      "A banner has one view, however often it is read.",
      source: RuleSource.mediationAd,
      applies: .formats([.banner])
    ) { probe in
      probe.arm(.fill())
      let request = probe.requestDirectly(.banner)
      await probe.settle(for: .seconds(20))
      guard let banner = request.ad as? any MediationBannerAd else {
        throw RuleNotChecked.blocked(by: "LOAD-17", because: "there is no banner")
      }
      let (first, second) = Platform.$current.withValue(probe.platform) { (banner.view, banner.view) }
      try probe.expect(
        first === second,
        "the same view each time: the host asks for it more than once",
        but: "another view the second time: make it once, when the network has answered",
        marking: { $0.name == "didReceive" }
      )
      withExtendedLifetime(request) {}
    },
    ConformanceRule(
      .banner(4),
      .required(.forwardEvents),
      "The adapter reports the network's impression of a banner once.",
      source: RuleSource.eventDelegate,
      needs: [.impressions],
      applies: .formats([.banner])
    ) { probe in
      let (before, start) = (probe.network.impressions, probe.mark)
      let load = try await probe.loadFilled(.banner)
      try probe.expectNoEarlyImpression(of: .banner, since: before, start)
      await probe.expectImpression(of: .banner, since: before, start)
      try await probe.judgeImpression(of: .banner, since: before, start)
      withExtendedLifetime(load) {}
    },
    ConformanceRule(
      .banner(5),
      .required(.forwardEvents),
      "The adapter reports the network's click on a banner once.",
      source: RuleSource.eventDelegate,
      needs: [.clicks],
      applies: .formats([.banner])
    ) { probe in
      let load = try await probe.loadFilled(.banner)
      try await probe.judgeClick(on: .banner)
      withExtendedLifetime(load) {}
    },
    ConformanceRule(
      .banner(6),
      .required(.forwardEvents),
      "The adapter reports that a banner's screen will open and that it has closed.",
      source: RuleSource.eventDelegate,
      needs: [.screens],
      applies: .formats([.banner])
    ) { probe in
      for kind in try probe.screens() {
        let load = try await probe.loadFilled(.banner)
        let reported = await probe.reportsOfBannerScreen(kind)
        try probe.expect(
          reported.contains(.willPresent) && reported.contains(.didDismiss),
          "\(probe.methods([.willPresent, .didDismiss], of: .banner)), for the \(probe.screenWords(kind)) that "
            + "opened and closed",
          but: probe.methods(reported, of: .banner),
          marking: { $0.isReport(.willPresent, .willDismiss, .didDismiss) && probe.isOfNewestRequest($0) }
        )
        withExtendedLifetime(load) {}
      }
    },
    ConformanceRule(
      .banner(7),
      .recommended,
      "The adapter reports the events of a banner's screen in order and without duplicates.",
      source: RuleSource.eventDelegate,
      needs: [.screens],
      applies: .formats([.banner])
    ) { probe in
      for kind in try probe.screens() {
        let load = try await probe.loadFilled(.banner)
        let reported = await probe.reportsOfBannerScreen(kind)
        try need(
          !reported.isEmpty,
          orBlockedBy: "BANNER-6",
          because: "no \(probe.screenWords(kind)) is reported"
        )
        try probe.expect(
          reported.isInOrder(of: AdEventName.screens),
          "\(probe.methods(AdEventName.screens, of: .banner)), for the one \(probe.screenWords(kind)) that opened and "
            + "closed",
          but: probe.methods(reported, of: .banner),
          marking: { $0.isReport(.willPresent, .willDismiss, .didDismiss) && probe.isOfNewestRequest($0) }
        )
        withExtendedLifetime(load) {}
      }
    },
  ]

  /// The two sizes that nearly every network has, and a third that many have.
  static let bannerSizes = [
    AdSizeBanner, AdSize(size: CGSize(width: 300, height: 250)), AdSize(size: CGSize(width: 728, height: 90)),
  ]

  private static func words(_ size: CGSize) -> String { "\(Int(size.width)) × \(Int(size.height))" }
}

extension ConformanceProbe {
  /// Opens a screen of this kind from a banner and closes it, and returns what the adapter has reported of it.
  fileprivate func reportsOfBannerScreen(_ kind: String) async -> [AdEventName] {
    let mark = mark
    await openScreen(kind)
    await perform(.dismissScreen, awaiting: .didDismiss)
    await waitForLateCalls()
    return reports(.willPresent, .willDismiss, .didDismiss, since: mark)
  }
}
