import AdMediation

extension RuleBook {
  /// What the network opens and plays.
  static let screenEventRules: [ConformanceRule] = [
    ConformanceRule(
      .event(14),
      .required(.announceScreens),
      "The adapter reports that a screen will open.",
      source: RuleSource.notifications,
      needs: [.screens]
    ) { probe in
      for kind in try probe.screens() {
        await probe.show(try await probe.loadLivingAd())
        for time in ["first", "second"] {
          let mark = probe.mark
          await probe.openScreen(kind)
          try probe.expect(
            !probe.reports(.willPresent, since: mark).isEmpty,
            "\(probe.method(.willPresent)) just before the network opens a \(probe.screenWords(kind))",
            but: "nothing, when the network opened its \(time) \(probe.screenWords(kind)). "
              + ConformanceProbe.fixtureHint(
                "perform(.presentScreen) or openScreen(_:)",
                "open one, and tell its delegate"
              ),
            marking: { $0.isReport(.willDismiss, .didDismiss) }
          )
          await probe.perform(.dismissScreen)
        }
      }
    },
    ConformanceRule(
      .event(15),
      .required(.reportClosedScreens),
      "The adapter reports that a screen has closed.",
      source: RuleSource.notifications,
      needs: [.screens]
    ) { probe in
      for kind in try probe.screens() {
        let reported = try await probe.reportsOfScreen(kind)
        try probe.expect(
          reported.closing.contains(.didDismiss),
          "\(probe.method(.didDismiss)) after the \(probe.screenWords(kind)) has closed",
          but: probe.wordsForMissingDismissal(reported.opening, reported.closing, of: .native) + ". "
            + ConformanceProbe.fixtureHint("perform(.dismissScreen)", "close it, and tell its delegate"),
          marking: { probe.isLastScreenReport($0) }
        )
      }
    },
    ConformanceRule(
      .event(16),
      .recommended,
      "The adapter reports the events of a screen in order and without duplicates.",
      source: RuleSource.notifications,
      needs: [.screens]
    ) { probe in
      for kind in try probe.screens() {
        let reports = try await probe.reportsOfScreen(kind)
        let reported = reports.opening + reports.closing
        try need(
          !reported.isEmpty,
          orBlockedBy: "EVENT-14",
          because: "no \(probe.screenWords(kind)) is reported"
        )
        try probe.expect(
          reported.isInOrder(of: AdEventName.screens),
          "\(probe.methods(AdEventName.screens)), for the one \(probe.screenWords(kind)) that opened and closed",
          but: probe.methods(reported),
          marking: { $0.isReport(.willPresent, .willDismiss, .didDismiss) && probe.isOfNewestRequest($0) }
        )
      }
    },
    ConformanceRule(
      .event(17),
      .required(.announceLeaving),
      "The adapter reports once that the user leaves the app.",
      source: RuleSource.notifications,
      needs: [.leavingTheApplication],
      applies: .customEvents
    ) { probe in
      await probe.show(try await probe.loadLivingAd())
      await probe.perform(.leaveApplication, awaiting: .willLeave)
      await probe.waitForLateCalls()
      let reported = probe.reports(.willLeave).count
      try probe.expect(
        reported == 1,
        "\(probe.method(.willLeave)), once, just before the network takes the user out of the app",
        but: reported == 0 ? "nothing" : "it was called \(reported) times",
        marking: { $0.isReport(.willLeave) }
      )
    },
    ConformanceRule(
      .event(18),
      .recommended,
      "The adapter reports that a video starts, pauses and ends.",
      source: RuleSource.notifications,
      needs: [.video]
    ) { probe in
      await probe.show(try await probe.loadLivingAd(.video))
      let steps: [(NetworkAction, AdEventName)] = [
        (.playVideo, .play), (.pauseVideo, .pause), (.endVideo, .end),
      ]
      for (action, report) in steps {
        await probe.perform(action, awaiting: report)
        // A network may have begun to play by itself when it was rendered.
        try probe.expect(
          !probe.reports(report).isEmpty,
          "\(probe.method(report)), for the network said so of its video",
          but: "nothing of the kind; so far \(probe.methods(probe.reports(.play, .pause, .end)))",
          marking: { $0.isReport(.play, .pause, .end) }
        )
      }
    },
    ConformanceRule(
      .event(19),
      .recommended,
      "The adapter reports the events of a video in order and without duplicates.",
      source: RuleSource.notifications,
      needs: [.video]
    ) { probe in
      await probe.show(try await probe.loadLivingAd(.video))
      for action in [NetworkAction.playVideo, .pauseVideo, .endVideo] { await probe.perform(action) }
      await probe.waitForLateCalls()
      let reported = probe.reports(.play, .pause, .end)
      try need(!reported.isEmpty, orBlockedBy: "EVENT-18", because: "no video is reported")
      try probe.expect(
        reported.isInOrder(of: AdEventName.videos),
        "\(probe.methods(AdEventName.videos)), for a video that was paused and ended once",
        but: probe.methods(reported),
        marking: { $0.isReport(.play, .pause, .end) }
      )
    },
  ]

  /// What is announced before a screen closes.
  static let closingEventRules: [ConformanceRule] = [
    ConformanceRule(
      .event(22),
      .recommended,
      "The adapter reports that a screen will close.",
      source: RuleSource.notifications,
      needs: [.screens]
    ) { probe in
      for kind in try probe.screens() {
        let reported = try await probe.reportsOfScreen(kind)
        try need(
          !reported.closing.isEmpty,
          orBlockedBy: "EVENT-15",
          because: "the closing of a \(probe.screenWords(kind)) is not reported"
        )
        try probe.expect(
          reported.closing.contains(.willDismiss),
          "\(probe.method(.willDismiss)) just before the \(probe.screenWords(kind)) closes",
          but: probe.methods(reported.closing),
          marking: { $0.isReport(.didDismiss) && probe.isOfNewestRequest($0) }
        )
      }
    }
  ]
}

extension ConformanceProbe {
  /// Has a new ad open and close a screen, and returns what is reported of it.
  fileprivate func reportsOfScreen(
    _ kind: String
  ) async throws -> (opening: [AdEventName], closing: [AdEventName]) {
    let view = await show(try await loadLivingAd())
    let start = mark
    await openScreen(kind)
    let middle = mark
    let opening = reports(.willPresent, .willDismiss, .didDismiss, since: start)
    await perform(.dismissScreen, awaiting: .didDismiss)
    await settle { !reports(.willDismiss, since: middle).isEmpty }
    await waitForLateCalls()
    withExtendedLifetime(view) {}
    return (opening, reports(.willPresent, .willDismiss, .didDismiss, since: middle))
  }
}
