import AdMediation

extension RuleBook {
  /// Impressions, clicks, screens and videos.
  static let eventRules: [ConformanceRule] =
    hostEventRules + networkEventRules + screenEventRules + untrackEventRules + closingEventRules

  /// What the host counts.
  private static let hostEventRules: [ConformanceRule] = [
    ConformanceRule(
      .event(1),
      .required(.notifyNetwork),
      "The adapter passes the host's impression to the network once.",
      source: RuleSource.clicksAndImpressions,
      needs: [.impressions],
      applies: .hostCountsImpressions
    ) { probe in
      let ad = try await probe.loadLivingAd()
      let before = probe.network.impressions
      await probe.show(ad)
      await probe.settle { probe.network.impressions > before }
      if probe.network.impressions == before, probe.countsByView(.impressionCalls) {
        await probe.perform(.countImpression)
        try probe.expectCount(probe.network.impressions - before, of: "impression", after: .countImpression)
      }
      await probe.waitForLateCalls()
      let count = probe.network.impressions - before
      if count == 0, await probe.reportsWhatNetworkCounts(.impression, after: .countImpression) {
        throw probe.failure(
          expected:
            "handlesUserImpressions() returns true, because the adapter reports the network's impressions",
          actual: "it returns false, so the host counts, and the network is not told",
          marking: { $0.isReport(.impression) }
        )
      }
      try probe.expect(
        count == 1,
        probe.countsByView(.impressionCalls)
          ? "one impression: the network counts by its view, so didRecordImpression() must not count another one"
          : "didRecordImpression() tells the network of the host's impression, once",
        but: "the network counted \(count.of("impression"))",
        marking: { $0.isReport(.impression) }
      )
    },
    ConformanceRule(
      .event(2),
      .recommended,
      "If the host counts impressions, the adapter passes none to the network before the ad is visible.",
      source: RuleSource.clicksAndImpressions,
      needs: [.impressions, .impressionCalls],
      applies: .hostCountsImpressions
    ) { probe in
      let before = probe.network.impressions
      let ad = try await probe.loadLivingAd()
      let view = ProbeAdView.make()
      view.nativeAd = ad
      await probe.settle()
      await probe.waitForLateCalls()
      let count = probe.network.impressions - before
      try probe.expect(
        count == 0,
        "no impression at the network: the ad's view is in no window yet, so the host counted none",
        but: "the network heard of \(count.of("impression")) without a call of didRecordImpression()",
        marking: { $0.name == "didRender" }
      )
    },
    ConformanceRule(
      .event(3),
      .required(.notifyNetwork),
      "The adapter passes the host's click to the network once.",
      source: RuleSource.clicksAndImpressions,
      needs: [.clicks],
      applies: .hostCountsClicks
    ) { probe in
      let view = await probe.show(try await probe.loadLivingAd())
      let before = probe.network.clicks
      try await probe.click(on: view)
      await probe.settle { probe.network.clicks > before }
      if probe.network.clicks == before, probe.countsByView(.clickCalls) {
        await probe.perform(.countClick)
        try probe.expectCount(probe.network.clicks - before, of: "click", after: .countClick)
      }
      await probe.waitForLateCalls()
      let count = probe.network.clicks - before
      if count == 0, await probe.reportsWhatNetworkCounts(.click, after: .countClick) {
        throw probe.failure(
          expected: "handlesUserClicks() returns true, because the adapter reports the network's clicks",
          actual: "it returns false, so the host counts, and the network is not told",
          marking: { $0.isReport(.click) }
        )
      }
      try probe.expect(
        count == 1,
        probe.countsByView(.clickCalls)
          ? "one click: the network counts by its view, so didRecordClickOnAsset(withName:view:viewController:) "
            + "must not count another one"
          : "didRecordClickOnAsset(withName:view:viewController:) tells the network of the host's click, once",
        but: "the network counted \(count.of("click"))",
        marking: { $0.name == "didRecordClickOnAsset" }
      )
    },
    ConformanceRule(
      .event(4),
      .recommended,
      "The adapter passes the tapped view to the network with the click.",
      source: RuleSource.clicksAndImpressions,
      needs: [.clicks, .clickCalls],
      applies: .hostCountsClicks
    ) { probe in
      let view = await probe.show(try await probe.loadLivingAd())
      try await probe.clickHeardByNetwork(on: view)
      guard let clicked = probe.network.clickedView, let tapped = view.assetView(probe.clickAsset) else {
        throw RuleNotChecked(reason: "the network is not told which view was tapped")
      }
      try probe.expect(
        clicked.isDescendant(of: tapped),
        "the view that was tapped, a \(type(of: tapped)), given by didRecordClickOnAsset(withName:view:…)",
        but: clicked === view ? "the whole ad view" : "another view, a \(type(of: clicked))",
        marking: { $0.name == "didRecordClickOnAsset" }
      )
    },
    ConformanceRule(
      .event(5),
      .required(.notifyNetwork),
      "The adapter passes clicks on every asset to the network.",
      source: RuleSource.clicksAndImpressions,
      needs: [.clicks],
      applies: .hostCountsClicks
    ) { probe in
      let view = await probe.show(try await probe.loadLivingAd())
      try await probe.clickHeardByNetwork(on: view)
      let usual = probe.clickAsset
      var tappedCount = 0
      let assets: [AssetIdentifier] = [
        .headlineAsset, .bodyAsset, .iconAsset, .imageAsset, .advertiserAsset,
      ]
      for asset in assets where asset != usual {
        let before = probe.network.clicks
        guard await probe.tap(asset, of: view) else { continue }
        tappedCount += 1
        await probe.settle { probe.network.clicks > before }
        try probe.expect(
          probe.network.clicks > before,
          "the network hears of the click on the asset \(asset.rawValue)",
          but: "it heard of the click on \(usual.rawValue), and of none on \(asset.rawValue); "
            + "compare asset names with the constants of AssetIdentifier only",
          marking: { $0.name == "didRecordClickOnAsset" && $0.details["asset"] == asset.rawValue }
        )
      }
      try need(tappedCount > 0, "the ad has no asset but \(usual.rawValue) that could be tapped")
    },
    ConformanceRule(
      .event(6),
      .recommended,
      "An adapter that reports the network's impressions returns true from handlesUserImpressions().",
      source: RuleSource.selfTracking,
      needs: [.impressions],
      applies: .hostCountsImpressions
    ) { probe in
      await probe.show(try await probe.loadLivingAd())
      let mark = probe.mark
      let counted = probe.network.impressions
      await probe.perform(.countImpression)
      try need(probe.network.impressions > counted, "this network counts no impressions by itself")
      await probe.waitForLateCalls()
      let reports = probe.reports(.impression, since: mark)
      if !reports.isEmpty {
        try await probe.expectKept("EVENT-1", otherwise: "the network is not told of the host's impressions")
      }
      try probe.expect(
        reports.isEmpty,
        "handlesUserImpressions() is true, or the network's own count is not reported",
        but: "it is false, so the host counts; yet the network's count was reported as another impression",
        marking: { $0.anomaly == .hostCountsImpressions }
      )
    },
    ConformanceRule(
      .event(7),
      .recommended,
      "An adapter that reports the network's clicks returns true from handlesUserClicks().",
      source: RuleSource.selfTracking,
      needs: [.clicks],
      applies: .hostCountsClicks
    ) { probe in
      await probe.show(try await probe.loadLivingAd())
      let mark = probe.mark
      let counted = probe.network.clicks
      await probe.perform(.countClick)
      try need(probe.network.clicks > counted, "this network counts no clicks by itself")
      await probe.waitForLateCalls()
      let reports = probe.reports(.click, since: mark)
      if !reports.isEmpty {
        try await probe.expectKept("EVENT-3", otherwise: "the network is not told of the host's clicks")
      }
      try probe.expect(
        reports.isEmpty,
        "handlesUserClicks() is true, or the network's own count is not reported",
        but:
          "it is false, so the host counts; yet a click of the network's that no tap had caused was reported",
        marking: { $0.anomaly == .hostCountsClicks }
      )
    },
    ConformanceRule(
      .event(8),
      .recommended,
      "If the host counts impressions, the adapter reports none.",
      source: RuleSource.selfTracking,
      applies: .hostCountsImpressions
    ) { probe in
      await probe.show(try await probe.loadLivingAd())
      await probe.waitForLateCalls()
      let echoes = probe.timeline.count { $0.anomaly == .hostCountsImpressions }
      try probe.expect(
        echoes == 0,
        "nothing: the host has counted the impression and knows of it",
        but: "\(probe.method(.impression)) was called, \(echoes.of("time")): as another impression",
        marking: { $0.anomaly == .hostCountsImpressions }
      )
    },
    ConformanceRule(
      .event(9),
      .recommended,
      "If the host counts clicks, the adapter reports none of its own; it may echo the host's click.",
      source: RuleSource.selfTracking,
      applies: .hostCountsClicks
    ) { probe in
      let view = await probe.show(try await probe.loadLivingAd())
      try await probe.click(on: view)
      await probe.waitForLateCalls()
      let reports = probe.timeline.count { $0.anomaly == .hostCountsClicks }
      try probe.expect(
        reports == 0,
        "nothing, or \(probe.method(.click)) once for a click that the host reported",
        but:
          "\(probe.method(.click)) was called \(reports.of("time")) more than the host reported clicks",
        marking: { $0.anomaly == .hostCountsClicks || $0.anomaly == .echoOfHostClick }
      )
    },
  ]
}
