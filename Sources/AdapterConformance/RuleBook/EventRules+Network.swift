import AdMediation

extension RuleBook {
  /// What the network counts.
  static let networkEventRules: [ConformanceRule] = [
    ConformanceRule(
      .event(10),
      .required(.reportImpressions),
      "The adapter reports the network's impression once.",
      source: RuleSource.selfTracking,
      needs: [.impressions],
      applies: .networkCountsImpressions
    ) { probe in
      let ad = try await probe.loadLivingAd()
      let (before, mark) = (probe.network.impressions, probe.mark)
      await probe.show(ad)
      if probe.network.impressions == before {
        await probe.perform(.countImpression, awaiting: .impression)
      } else {
        await probe.settle { !probe.reports(.impression, since: mark).isEmpty }
      }
      await probe.waitForLateCalls()
      let counted = probe.network.impressions - before
      try probe.expectCount(counted, of: "impression", after: .countImpression)
      let reported = probe.reports(.impression, since: mark).count
      try probe.expect(
        (1...counted).contains(reported),
        "\(probe.method(.impression)) for the impression that the network counted, once",
        but: "the network counted \(counted.of("impression")), the adapter reported \(reported)",
        mayBeLimit: false,
        marking: { $0.isReport(.impression) }
      )
    },
    ConformanceRule(
      .event(11),
      .required(.reportClicks),
      "The adapter reports the network's click once.",
      source: RuleSource.selfTracking,
      needs: [.clicks],
      applies: .networkCountsClicks
    ) { probe in
      await probe.show(try await probe.loadLivingAd())
      let (before, mark) = (probe.network.clicks, probe.mark)
      await probe.perform(.countClick, awaiting: .click)
      await probe.waitForLateCalls()
      let counted = probe.network.clicks - before
      try probe.expectCount(counted, of: "click", after: .countClick)
      let reported = probe.reports(.click, since: mark).count
      try probe.expect(
        reported == counted,
        "\(probe.method(.click)) for the click that the network counted, once",
        but: "the network counted \(counted.of("click")), the adapter reported \(reported)",
        mayBeLimit: false,
        marking: { $0.isReport(.click) }
      )
    },
    ConformanceRule(
      .event(12),
      .recommended,
      "The adapter reports no impression before the ad is rendered.",
      source: RuleSource.notifications,
      applies: .networkCountsImpressions
    ) { probe in
      let ad = try await probe.loadLivingAd()
      await probe.settle()
      await probe.waitForLateCalls()
      let reported = probe.reports(.impression).count
      try probe.expect(
        reported == 0,
        "no impression: the ad is loaded, and no publisher has shown it yet",
        but: "the adapter reported \(reported.of("impression")) before didRender(in:…)",
        marking: { $0.name == AdEventName.impression.rawValue }
      )
      withExtendedLifetime(ad) {}
    },
    ConformanceRule(
      .event(13),
      .recommended,
      "The adapter reports no impression that the network did not count.",
      source: RuleSource.selfTracking,
      needs: [.impressions],
      applies: .networkCountsImpressions
    ) { probe in
      let ad = try await probe.loadLivingAd()
      let (before, mark) = (probe.network.impressions, probe.mark)
      await probe.show(ad)
      await probe.waitForLateCalls()
      let counted = probe.network.impressions - before
      let reported = probe.reports(.impression, since: mark).count
      try probe.expect(
        reported <= counted,
        "the adapter waits for its network: that has counted \(counted.of("impression")) so far",
        but: "the adapter reported \(reported) when the ad was rendered",
        marking: { $0.isReport(.impression) }
      )
    },
  ]

  /// What an adapter may still report when the ad is not shown.
  static let untrackEventRules: [ConformanceRule] = [
    ConformanceRule(
      .event(20),
      .recommended,
      "No impression is counted between untracking and the next rendering.",
      source: RuleSource.selfTracking
    ) { probe in
      let ad = try await probe.loadLivingAd()
      let view = await probe.show(ad)
      let mayOpenScreens = probe.has(.screens)
      if mayOpenScreens { await probe.perform(.presentScreen) }
      let (before, mark) = (probe.network.impressions, probe.mark)
      view.nativeAd = nil
      await probe.settle()
      // A screen may still close.
      if mayOpenScreens { await probe.perform(.dismissScreen) }
      await probe.waitForLateCalls()
      let reported = probe.reports(.impression, since: mark).count
      let counted = probe.network.impressions - before
      try probe.expect(
        reported == 0 && counted == 0,
        "no impression after didUntrackView(_:): the ad is not visible",
        but: "the adapter reported \(reported), and told the network of \(counted)",
        marking: { $0.name == "didUntrackView" || $0.isReport(.impression) && $0.isSuppressed }
      )
      // Shown for no time at all: what was begun at rendering must not end in an impression.
      let next = try await probe.loadLivingAd()
      view.nativeAd = next
      let (beforeAgain, markAgain) = (probe.network.impressions, probe.mark)
      view.nativeAd = nil
      await probe.settle()
      await probe.waitForLateCalls()
      let late = probe.reports(.impression, since: markAgain).count
      try probe.expect(
        late == 0 || probe.network.impressions > beforeAgain,
        "no impression of an ad that was rendered and untracked at once",
        but: "the adapter reported \(late.of("impression")) after didUntrackView(_:)",
        marking: { $0.name == "didUntrackView" || $0.anomaly == .afterUntracking }
      )
      withExtendedLifetime((ad, next)) {}
    },
    ConformanceRule(
      .event(21),
      .recommended,
      "No click is counted between untracking and the next rendering.",
      source: RuleSource.selfTracking
    ) { probe in
      let ad = try await probe.loadLivingAd()
      let view = await probe.show(ad)
      let mayOpenScreens = probe.has(.screens)
      if mayOpenScreens { await probe.perform(.presentScreen) }
      let (before, mark) = (probe.network.clicks, probe.mark)
      view.nativeAd = nil
      await probe.settle()
      // A screen may still close.
      if mayOpenScreens { await probe.perform(.dismissScreen) }
      // The publisher may still show something else there.
      await probe.tap(probe.clickAsset, of: view)
      await probe.waitForLateCalls()
      let reported = probe.reports(.click, since: mark).count
      let counted = probe.network.clicks - before
      try probe.expect(
        reported == 0 && counted == 0,
        "no click after didUntrackView(_:), nor for a tap in the view that the ad was taken from",
        but: "the adapter reported \(reported), and the network counted \(counted)",
        marking: { $0.name == "didUntrackView" || $0.isReport(.click) }
      )
      withExtendedLifetime(ad) {}
    },
  ]
}
