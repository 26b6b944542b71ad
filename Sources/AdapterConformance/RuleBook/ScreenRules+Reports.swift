import AdMediation
import AdPlatform
import Foundation

extension RuleBook {
  /// What a full-screen ad reports of itself.
  static let screenReportRules: [ConformanceRule] = [
    ConformanceRule(
      .screen(4),
      .required(.forwardEvents),
      "The adapter reports that the ad will open and that it has closed.",
      source: RuleSource.eventDelegate,
      forEach: AdFormat.fullScreen
    ) { probe, format in
      let (opening, closing) = try await probe.screenReports(format)
      try probe.expect(
        opening.contains(.willPresent),
        "\(probe.method(.willPresent, of: format)) just before the \(format.words) ad opens",
        but: probe.methods(opening, of: format),
        marking: { $0.name == "present" && probe.isOfNewestRequest($0) }
      )
      try probe.expect(
        closing.contains(.didDismiss),
        "\(probe.method(.didDismiss, of: format)) after the \(format.words) ad has closed",
        // An adapter that reports the closing has been told of it.
        but: probe.wordsForMissingDismissal(opening, closing, of: format)
          + (closing.contains(.willDismiss)
            ? ""
            : ". "
              + ConformanceProbe.fixtureHint("perform(.dismissScreen)", "close it, and tell its delegate")),
        marking: { probe.isLastScreenReport($0) }
      )
    },
    ConformanceRule(
      .screen(5),
      .recommended,
      "The adapter reports the events of the ad's screen in order and without duplicates.",
      source: RuleSource.eventDelegate,
      forEach: AdFormat.fullScreen
    ) { probe, format in
      let (opening, closing) = try await probe.screenReports(format)
      try need(!(opening + closing).isEmpty, orBlockedBy: "SCREEN-4", because: "no screen is reported")
      try probe.expect(
        (opening + closing).isInOrder(of: AdEventName.screens),
        "\(probe.methods(AdEventName.screens, of: format)), each once, for the \(format.words) ad that opened and closed",
        but: probe.methods(opening + closing, of: format),
        marking: { $0.isReport(.willPresent, .willDismiss, .didDismiss) && probe.isOfNewestRequest($0) }
      )
      try probe.expect(
        !opening.contains(.didDismiss) && !opening.contains(.willDismiss),
        "nothing of closing while the \(format.words) ad is on the screen",
        but: probe.methods(opening, of: format),
        marking: { $0.isReport(.willDismiss, .didDismiss) && probe.isOfNewestRequest($0) }
      )
    },
    ConformanceRule(
      .screen(6),
      .recommended,
      "The adapter reports that the ad will close.",
      source: RuleSource.eventDelegate,
      forEach: AdFormat.fullScreen
    ) { probe, format in
      let (opening, closing) = try await probe.screenReports(format)
      try need(!(opening + closing).isEmpty, orBlockedBy: "SCREEN-4", because: "no screen is reported")
      if (opening + closing).allSatisfy({ $0 == .willPresent }) {
        try await probe.expectKept("SCREEN-4", otherwise: "nothing is reported of the closing")
      }
      try probe.expect(
        (opening + closing).contains(.willDismiss),
        "\(probe.method(.willDismiss, of: format)) just before the \(format.words) ad closes",
        but: probe.methods(opening + closing, of: format),
        marking: { $0.name == AdEventName.didDismiss.rawValue && probe.isOfNewestRequest($0) }
      )
    },
    ConformanceRule(
      .screen(7),
      .required(.forwardEvents),
      "The adapter reports the network's impression of a full-screen ad once.",
      source: RuleSource.eventDelegate,
      needs: [.impressions],
      forEach: AdFormat.fullScreen
    ) { probe, format in
      let start = probe.mark
      let load = try await probe.loadFilled(format)
      let before = probe.network.impressions
      try await probe.presentReaching(load)
      await probe.expectImpression(of: format, since: before, start)
      try await probe.judgeImpression(of: format, since: before, start)
      await probe.close(load)
    },
    ConformanceRule(
      .screen(8),
      .required(.forwardEvents),
      "The adapter reports the network's click on a full-screen ad once.",
      source: RuleSource.eventDelegate,
      needs: [.clicks],
      forEach: AdFormat.fullScreen
    ) { probe, format in
      let load = try await probe.presented(format)
      try await probe.judgeClick(on: format)
      await probe.close(load)
    },
    ConformanceRule(
      .screen(9),
      .recommended,
      "The adapter reports no impression before the network counts it.",
      source: RuleSource.eventDelegate,
      needs: [.impressions],
      forEach: AdFormat.fullScreen
    ) { probe, format in
      let start = probe.mark
      let load = try await probe.loadFilled(format)
      let early = probe.reports(.impression, since: start).count
      try probe.expect(
        early == 0,
        "no impression of a \(format.words) ad that is loaded, and was not presented",
        but: "\(early.of("impression")) before present(from:)",
        mayBeLimit: false,
        marking: { $0.isReport(.impression) && probe.isOfNewestRequest($0) }
      )
      let before = probe.network.impressions
      do {
        try await probe.presentStepByStep(load) {
          try probe.expectNoEarlyImpression(of: format, since: before, start)
        }
      } catch let failure as ConformanceFailure {
        try await probe.expectKept(
          "SCREEN-7",
          otherwise: "more impressions are reported than the network counts"
        )
        throw failure
      }
      await probe.close(load)
    },
  ]
}
