import AdMediation
import AdPlatform
import Foundation

extension RuleBook {
  /// Full-screen ads.
  static let screenRules: [ConformanceRule] = presentingRules + screenReportRules

  private static let presentingRules: [ConformanceRule] = [
    ConformanceRule(
      .screen(1),
      .required(.waitToPresent),
      "The adapter presents the network's ad once, and only when asked to.",
      source: RuleSource.mediationAd,
      forEach: AdFormat.fullScreen
    ) { probe, format in
      let before = probe.network.presentations.count
      let load = try await probe.loadFilled(format)
      try probe.expect(
        probe.network.presentations.count == before,
        "the \(format.words) ad to wait for present(from:)",
        but: "the network was asked to present it when it was loaded",
        marking: { $0.name == "didReceive" && probe.isOfNewestRequest($0) }
      )
      await probe.present(load)
      await probe.settle { probe.network.presentations.count > before }
      await probe.waitForLateCalls()
      let count = probe.network.presentations.count - before
      try probe.expect(
        count == 1,
        "present(from:) asks the network to present its \(format.words) ad, once",
        but: count == 0
          ? "the network was not asked, for sightings.presentations has no new entry"
          : "the network was asked \(count.of("time"))",
        marking: { $0.name == "present" && probe.isOfNewestRequest($0) }
      )
      await probe.close(load)
    },
    ConformanceRule(
      .screen(2),
      .recommended,
      "The adapter presents the ad from the given view controller.",
      source: RuleSource.mediationAd,
      applies: .formats(AdFormat.fullScreen)
    ) { probe in
      var wasTold = false
      for format in probe.formats(of: AdFormat.fullScreen) {
        let load = try await probe.presented(format)
        defer { withExtendedLifetime(load) {} }
        if let viewController = probe.network.presentations.last?.viewController {
          wasTold = true
          try probe.expect(
            viewController === load.viewController,
            "the network to present its \(format.words) ad from the view controller of present(from:)",
            but: viewController === probe.rootViewController
              ? "it was given another one that the app has" : "it was given another one",
            marking: { $0.name == "present" && probe.isOfNewestRequest($0) }
          )
        }
        await probe.close(load)
      }
      try need(wasTold, "the network is not told who presents")
    },
    ConformanceRule(
      .screen(3),
      .recommended,
      "The adapter reports an ad that cannot be presented once, and not as presented.",
      source: RuleSource.eventDelegate,
      needs: [.presentationErrors],
      applies: .formats(AdFormat.fullScreen)
    ) { probe in
      probe.arm(.presentation)
      for format in probe.formats(of: AdFormat.fullScreen) {
        let load = try await probe.loadFilled(format)
        let (mark, presentations) = (probe.mark, probe.network.presentations.count)
        await probe.present(load)
        await probe.settle { !probe.reports(.failToPresent, since: mark).isEmpty }
        await probe.waitForLateCalls()
        let failures = probe.reports(.failToPresent, since: mark).count
        // An adapter may know by itself that it cannot.
        if failures == 0 { try probe.expectPresentation(of: format, after: presentations) }
        try probe.expect(
          failures == 1,
          "\(probe.method(.failToPresent, of: format)), once, for the network cannot present its \(format.words) ad",
          but: failures == 0
            ? probe.reports(.willPresent, .impression, since: mark).isEmpty
              ? "nothing of the kind"
              : "the ad was presented. \(ConformanceProbe.fixtureHint("arm(.presentation)", "refuse to present"))"
            : "it was called \(failures) times",
          mayBeLimit: failures == 0,
          marking: { ["present", "didFailToPresent"].contains($0.name) && probe.isOfNewestRequest($0) }
        )
        // Some announce the ad before they ask the network, and cannot take it back.
        let others = probe.reports(.impression, .didDismiss, .reward, since: mark)
        if others.contains(.impression) {
          try await probe.expectKept(
            "SCREEN-7",
            otherwise: "impressions are reported that the network does not count"
          )
          try await probe.expectKept(
            "SCREEN-9",
            otherwise: "impressions are reported before the network counts them"
          )
        }
        try probe.expect(
          others.isEmpty,
          "nothing but \(probe.method(.failToPresent, of: format)) of a \(format.words) ad that was not presented",
          but: probe.methods(others, of: format)
            + (others.contains(.impression)
              ? ". Report the impression when the network counts it, not in present(from:)" : ""),
          mayBeLimit: false,
          marking: { $0.isReport(.impression, .didDismiss, .reward) && probe.isOfNewestRequest($0) }
        )
      }
    },
  ]
}
