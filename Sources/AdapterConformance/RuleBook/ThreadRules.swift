import AdMediation

extension RuleBook {
  /// Threads. A call from anywhere works here; other hosts are less patient.
  static let threadRules: [ConformanceRule] = [
    ConformanceRule(
      .thread,
      1,
      .recommended,
      "An ad is delivered on the main actor, when the network's own callback came there.",
      source: RuleSource.design,
      check: { probe in
        let ad = try await probe.loadAd()
        try probe.expectMainActor(of: "customEventNativeAd(_:didReceive:)")
        withExtendedLifetime(ad) {}
      }
    ),
    ConformanceRule(
      .thread,
      2,
      .recommended,
      "A failure is reported on the main actor, when the network's own callback came there.",
      source: RuleSource.design,
      check: { probe in
        probe.arm(.noFill)
        let load = await probe.load()
        guard load.attempt?.outcome == .failed else {
          throw RuleNotChecked(
            reason: "LOAD-3 is broken: a network without an ad is no failure of the adapter's"
          )
        }
        try probe.expectMainActor(of: "customEventNativeAd(_:didFailToLoadWithError:)")
      }
    ),
    ConformanceRule(
      .thread,
      3,
      .recommended,
      "What happens to an ad is reported on the main actor, when the network's own callbacks came there.",
      source: RuleSource.design,
      check: { probe in
        let limits = probe.fixture.limits
        let steps: [(NetworkAbility, NetworkAction, AdReport)] = [
          (.screens, .presentScreen, .willPresent), (.screens, .dismissScreen, .didDismiss),
          (.leavingTheApplication, .leaveApplication, .willLeave), (.video, .playVideo, .play),
          (.video, .endVideo, .end),
        ].filter { limits[$0.0] == nil }
        let counts: [(NetworkAbility, NetworkAction, AdReport)] = [
          (.impressions, .countImpression, .impression), (.clicks, .countClick, .click),
        ].filter { limits[$0.0] == nil && probe.networkCounts }
        guard !steps.isEmpty || !counts.isEmpty else {
          throw RuleNotChecked(reason: "the network has nothing to report of its ads")
        }
        let view = await probe.show(try await probe.loadLivingAd(limits[.video] == nil ? .video : .full))
        // What came with the ad is another rule's.
        let mark = probe.mark
        for (_, action, report) in counts + steps { await probe.perform(action, awaiting: report) }
        guard probe.timeline.dropFirst(mark).contains(where: \.isAdReport) else {
          throw RuleNotChecked(reason: "the adapter reported nothing")
        }
        try probe.expectMainActor(of: "MediatedNativeAdNotificationSource", since: mark)
        withExtendedLifetime(view) {}
      }
    ),
  ]
}

extension ConformanceProbe {
  fileprivate func expectMainActor(of call: String, since start: Int = 0) throws {
    let strays = timeline.dropFirst(start).filter { $0.anomaly == .calledFromBackground }
    try expect(
      strays.isEmpty,
      "\(call) is called on the main actor; hop there first if the network calls back elsewhere",
      but: "called from a background thread: \(Set(strays.map(\.name)).sorted().joined(separator: ", "))",
      marking: { $0.anomaly == .calledFromBackground }
    )
  }
}
