import AdMediation

extension RuleBook {
  /// Threads. A call from anywhere works here; other hosts are less patient.
  static let threadRules: [ConformanceRule] = [
    ConformanceRule(
      .thread(1),
      .recommended,
      "The adapter delivers an ad on the main actor if the network called back there.",
      source: RuleSource.design
    ) { probe in
      let ad = try await probe.loadAd()
      try probe.expectMainActor(of: "customEventNativeAd(_:didReceive:)")
      withExtendedLifetime(ad) {}
    },
    ConformanceRule(
      .thread(2),
      .recommended,
      "The adapter reports a failure on the main actor if the network called back there.",
      source: RuleSource.design
    ) { probe in
      probe.arm(.noFill)
      let load = await probe.load()
      try need(
        load.attempt?.outcome == .failed,
        orBlockedBy: "LOAD-3",
        because: "a network without an ad is not a failure of the adapter's"
      )
      try probe.expectMainActor(of: "customEventNativeAd(_:didFailToLoadWithError:)")
    },
    ConformanceRule(
      .thread(3),
      .recommended,
      "The adapter reports events on the main actor if the network called back there.",
      source: RuleSource.design
    ) { probe in
      let networkCounts = try await probe.networkCounts()
      // Only custom events can report that the user leaves the app.
      let steps = Step.all.filter {
        probe.has($0.ability) && (networkCounts || !$0.isCount)
          && ($0.action != .leaveApplication || probe.mediationAdapter == nil)
      }
      try need(!steps.isEmpty, "the network has nothing to report of its ads")
      await probe.show(try await probe.loadLivingAd(probe.has(.video) ? .video : .full))
      // What came with the ad is another rule's.
      let mark = probe.mark
      for step in steps { await probe.perform(step.action, awaiting: step.report) }
      guard probe.timeline.dropFirst(mark).contains(where: \.isAdEvent) else {
        throw RuleNotChecked.blocked(
          by: Set(steps.map(\.rule)).sorted(),
          because: "the adapter reported nothing"
        )
      }
      try probe.expectMainActor(of: "MediatedNativeAdNotificationSource", since: mark)
    },
  ]
}

/// Something that a network does with its ad, what the adapter reports of it, and the rule that it does.
private struct Step {
  let ability: NetworkAbility
  let action: NetworkAction
  let report: AdEventName
  let rule: String
  /// Whether only an adapter whose network counts reports it.
  var isCount = false

  static let all: [Step] = [
    Step(
      ability: .impressions,
      action: .countImpression,
      report: .impression,
      rule: "EVENT-10",
      isCount: true
    ),
    Step(ability: .clicks, action: .countClick, report: .click, rule: "EVENT-11", isCount: true),
    Step(ability: .screens, action: .presentScreen, report: .willPresent, rule: "EVENT-14"),
    Step(ability: .screens, action: .dismissScreen, report: .didDismiss, rule: "EVENT-15"),
    Step(ability: .leavingTheApplication, action: .leaveApplication, report: .willLeave, rule: "EVENT-17"),
    Step(ability: .video, action: .playVideo, report: .play, rule: "EVENT-18"),
    Step(ability: .video, action: .endVideo, report: .end, rule: "EVENT-18"),
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
