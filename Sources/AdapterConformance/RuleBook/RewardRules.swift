import AdMediation
import AdPlatform
import Foundation

extension RuleBook {
  /// What the user gets for an ad.
  static let rewardRules: [ConformanceRule] = [
    ConformanceRule(
      .reward(1),
      .required(.forwardEvents),
      "The adapter reports an earned reward exactly once.",
      source: RuleSource.eventDelegate,
      forEach: AdFormat.rewards
    ) { probe, format in
      let load = try await probe.presented(format)
      let mark = probe.mark
      await probe.earnReward()
      await probe.close(load)
      await probe.waitForLateCalls()
      let count = probe.reports(.reward, since: mark).count
      try probe.expect(
        count == 1,
        "\(probe.method(.reward, of: format)) for the user who has watched the \(format.words) ad, once",
        but: count == 0
          ? "nothing of the kind. \(ConformanceProbe.fixtureHint("earnReward()", "report the reward"))"
          : "\(count) rewards",
        marking: { ($0.isReport(.reward) || $0.isReport(.didDismiss)) && probe.isOfNewestRequest($0) }
      )
    },
    ConformanceRule(
      .reward(2),
      .recommended,
      "The adapter reports no reward that was not earned, even if the ad is closed early.",
      source: RuleSource.eventDelegate,
      forEach: AdFormat.rewards
    ) { probe, format in
      let mark = probe.mark
      let load = try await probe.presented(format)
      await probe.close(load)
      await probe.settle { false }
      let count = probe.reports(.reward, since: mark).count
      try probe.expect(
        count == 0,
        "no reward for a user who has closed the \(format.words) ad early",
        but: count.of("reward"),
        marking: { $0.isReport(.reward) && probe.isOfNewestRequest($0) }
      )
    },
    ConformanceRule(
      .reward(3),
      .recommended,
      "The adapter reports the start and the end of a rewarded video.",
      source: RuleSource.eventDelegate,
      needs: [.rewardedVideo],
      forEach: AdFormat.rewards
    ) { probe, format in
      let mark = probe.mark
      let load = try await probe.presented(format)
      for (action, report) in [(NetworkAction.playVideo, AdEventName.play), (.endVideo, .end)] {
        await probe.perform(action, awaiting: report)
        let reported = probe.reports(.play, .end, since: mark)
        // A network may have begun to play by itself when it was presented.
        try probe.expect(
          reported.contains(report) && (action == .endVideo || !reported.contains(.end)),
          "\(probe.method(report, of: format)), for the network said so of its \(format.words) ad"
            + (action == .endVideo ? "" : ", and nothing of its end"),
          but: probe.methods(reported, of: format),
          marking: { $0.isReport(.play, .end) && probe.isOfNewestRequest($0) }
        )
      }
      await probe.close(load)
    },
  ]
}
