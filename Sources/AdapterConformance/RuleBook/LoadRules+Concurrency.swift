import AdMediation
import AdPlatform
import Foundation

extension RuleBook {
  /// What happens while an adapter loads.
  static let concurrencyRules: [ConformanceRule] = [
    ConformanceRule(
      .load(13),
      .recommended,
      "The adapter keeps simultaneous requests apart.",
      source: RuleSource.request,
      needs: [.delays]
    ) { probe in
      _ = try await probe.loadAd()
      var slow = NetworkAssets.full
      slow.headline = "The slow ad"
      var fast = NetworkAssets.full
      fast.headline = "The fast ad"
      probe.arm(.fill(slow, after: .milliseconds(200)))
      let first = try await probe.startLoadingUntilNetworkIsAsked()
      probe.arm(.fill(fast, after: .milliseconds(100)))
      let second = try await probe.startLoadingUntilNetworkIsAsked()
      await probe.settle(for: .seconds(20))
      for (name, load, assets) in [("first", first, slow), ("second", second, fast)] {
        // Some networks give one ad at a time for a placement, and say so.
        try probe.expect(
          load.ad != nil || load.attempt?.outcome == .failed,
          "an ad or an error for the \(name) of two requests at once",
          but: load.endInWords,
          marking: { $0.isSuppressed || $0.name == "timedOut" }
        )
        let others = [slow, fast].filter { $0 != assets }.compactMap(\.headline)
        try probe.expect(
          !others.contains { $0 == load.ad?.headline },
          "the \(name) request to get the ad that the network answered it with, \(assets.headline.quoted)",
          but: "it got the other request's, \((load.ad?.headline).quoted)",
          marking: { ConformanceProbe.delivers($0) }
        )
      }
    },
    ConformanceRule(
      .load(14),
      .recommended,
      "The adapter tolerates a network's answer after the request was cancelled.",
      source: RuleSource.design,
      needs: [.delays]
    ) { probe in
      probe.arm(.fill())
      let usual = await probe.load()
      guard usual.answers.count == 1, usual.ad != nil else {
        throw RuleNotChecked.blocked(
          by: usual.ad == nil ? "LOAD-1" : "LOAD-2",
          because: "a request that is not cancelled goes wrong"
        )
      }
      var late = NetworkAssets.full
      late.headline = "The late ad"
      probe.arm(.fill(late, after: .seconds(3)))
      let cancelled = try await probe.startLoadingUntilNetworkIsAsked()
      try need(
        cancelled.loader?.isLoading == true,
        "the adapter answers at once, so that nothing can be cancelled"
      )
      cancelled.loader?.cancel()
      await probe.settle(for: .seconds(8))
      await probe.waitForLateCalls()
      try probe.expect(
        cancelled.answers.count <= 1,
        "one answer at the most to a request that was cancelled",
        but: "\(cancelled.answers.count) answers: "
          + cancelled.answers.map(\.name).joined(separator: ", "),
        marking: { $0.anomaly == .answerAfterCancelling }
      )
      probe.arm(.fill())
      let next = await probe.load()
      try probe.expect(
        next.ad != nil && next.ad?.headline != late.headline,
        "the next request to get an ad of its own, \(NetworkAssets.full.headline.quoted)",
        but: next.ad.map { "the ad of the cancelled request, \($0.headline.quoted)" } ?? next.endInWords,
        marking: { $0.anomaly == .answerAfterCancelling || $0.name == "didReceive" }
      )
    },
    ConformanceRule(
      .load(15),
      .recommended,
      "Releasing the adapter during a load is safe, and does not affect later loads.",
      source: RuleSource.design
    ) { probe in
      _ = try await probe.loadAd()
      probe.arm(.fill())
      for _ in 0..<5 {
        let request = probe.requestDirectly()
        request.releaseAdapter()
        request.releaseDelegate()
      }
      await probe.settle(for: .seconds(20))
      let next = await probe.load()
      try probe.expect(
        next.ad != nil,
        "an ad, after five adapters were released while they loaded",
        but: next.endInWords,
        marking: { ["didFailToLoadWithError", "timedOut"].contains($0.name) }
      )
    },
    ConformanceRule(
      .load(16),
      .recommended,
      "The adapter holds its delegate weakly.",
      source: RuleSource.forward
    ) { probe in
      probe.arm(.fill())
      let request = probe.requestDirectly()
      // What works for the request may hold the delegate until it has answered.
      await probe.settle(for: .seconds(20))
      try need(request.hasDelivered, orBlockedBy: "LOAD-1", because: "there is no ad")
      request.releaseDelegate()
      await probe.settle(for: .zero)
      try probe.expect(
        !request.delegateIsAlive,
        "the delegate to go when the host releases it: weak var delegate",
        but: "the adapter still holds its delegate after it has answered",
        marking: { $0.name == "didReceive" || $0.name == "didFailToLoadWithError" }
      )
      withExtendedLifetime(request) {}
    },
  ]
}
