import AdMediation
import HeadlessUIKit

extension RuleBook {
  /// The view that shows the ad.
  static let viewRules: [ConformanceRule] = [
    ConformanceRule(
      .view(1),
      .required(.notifyNetwork),
      "The adapter passes the rendered view to a network that counts by itself.",
      source: RuleSource.selfTracking,
      needs: [.renderedView]
    ) { probe in
      try need(
        try await probe.needsView(),
        "the host counts for this adapter: its network may do without the view"
      )
      let view = await probe.show(try await probe.loadLivingAd())
      await probe.settle { probe.network.renderedView != nil }
      let rendered = probe.network.renderedView
      try probe.expect(
        rendered?.isDescendant(of: view) == true,
        "the network is given the ad's view, or one inside it, by didRender(in:…)",
        but: rendered == nil
          ? "the network knows of no view; is the method spelled exactly as in MediatedUnifiedNativeAd, "
            + "and in the class that conforms to it?"
          : "the network was given a view outside the ad's",
        marking: { $0.name == "didRender" }
      )
    },
    ConformanceRule(
      .view(2),
      .recommended,
      "On untracking, the adapter unregisters the view from the network.",
      source: RuleSource.selfTracking,
      needs: [.renderedView, .unregistering]
    ) { probe in
      let ad = try await probe.loadLivingAd()
      let view = try await probe.showToNetwork(ad)
      view.nativeAd = nil
      await probe.settle { probe.network.renderedView == nil }
      try probe.expect(
        probe.network.renderedView == nil,
        "didUntrackView(_:) tells the network to release the view",
        but: "the network still believes its ad to be shown in it",
        marking: { $0.name == "didUntrackView" }
      )
      withExtendedLifetime(ad) {}
    },
    ConformanceRule(
      .view(3),
      .recommended,
      "After untracking, the adapter does not retain the view.",
      source: RuleSource.selfTracking
    ) { probe in
      let ad = try await probe.loadLivingAd()
      let shown = await probe.showAndTakeAway(ad)
      await probe.settle { shown.view == nil }
      try probe.expect(
        shown.view == nil,
        "nothing of the adapter holds the view after didUntrackView(_:)",
        but:
          "the view was untracked and taken from the screen, and still something holds it: the adapter, or "
          + "the fixture's double of the network, which is to hold views weakly",
        marking: { $0.name == "didUntrackView" }
      )
      withExtendedLifetime(ad) {}
    },
    ConformanceRule(
      .view(4),
      .recommended,
      "The adapter handles didUntrackView(nil), for a view that no longer exists, like any other.",
      source: RuleSource.selfTracking,
      needs: [.renderedView, .unregistering]
    ) { probe in
      let ad = try await probe.loadLivingAd()
      try await probe.showAndUntrack(ad)
      let gone = try await probe.showUntilViewDies(ad)
      await probe.settle { gone.view == nil }
      try need(gone.view == nil, "the adapter holds the view until it is untracked, so it never dies before")
      try probe.expect(
        probe.network.renderedView == nil,
        "the network releases a view that is gone",
        but: "it still believes its ad to be shown",
        marking: { $0.name == "didUntrackView" }
      )
      let next = await probe.show(ad)
      await probe.settle { probe.network.renderedView != nil }
      try probe.expect(
        probe.network.renderedView?.isDescendant(of: next) == true,
        "after didUntrackView(nil) the ad can be rendered in a new view",
        but:
          "the network was not given the new view; does didUntrackView(_:) return early when it gets nil?",
        marking: { $0.name == "didUntrackView" || $0.name == "didRender" }
      )
    },
    ConformanceRule(
      .view(5),
      .recommended,
      "The adapter follows an ad that moves to another view.",
      source: RuleSource.selfTracking,
      needs: [.renderedView]
    ) { probe in
      let ad = try await probe.loadLivingAd()
      let first = try await probe.showToNetwork(ad)
      let second = await probe.show(ad)
      await probe.settle { probe.network.renderedView?.isDescendant(of: second) == true }
      let rendered = probe.network.renderedView
      try probe.expect(
        rendered?.isDescendant(of: second) == true,
        "the network is given the new view: the old one is untracked first, then the new one is rendered",
        but: rendered == nil
          ? "the network knows of no view" : "the network was left with the old view",
        marking: { $0.name == "didUntrackView" || $0.name == "didRender" }
      )
      withExtendedLifetime(first) {}
    },
    ConformanceRule(
      .view(6),
      .required(.notifyNetwork),
      "The adapter passes clicks to the network again after the ad is rendered again.",
      source: RuleSource.clicksAndImpressions,
      needs: [.clicks],
      applies: .hostCountsClicks
    ) { probe in
      let ad = try await probe.loadLivingAd()
      let first = await probe.show(ad)
      try await probe.clickHeardByNetwork(on: first)
      first.nativeAd = nil
      first.removeFromSuperview()
      await probe.settle()
      let second = await probe.show(ad)
      let beforeSecond = probe.network.clicks
      try await probe.click(on: second)
      await probe.settle { probe.network.clicks > beforeSecond }
      try probe.expect(
        probe.network.clicks > beforeSecond,
        "a click in the second view reaches the network as one in the first did",
        but: "the network heard of the first click only",
        marking: { $0.name == "didUntrackView" || $0.name == "didRecordClickOnAsset" }
      )
    },
  ]
}

/// A view that a rule waits for to be gone.
@MainActor
private struct ShownView {
  weak var view: NativeAdView?
}

extension ConformanceProbe {
  /// Shows an ad so that the network knows of it; otherwise there is nothing to be checked about its view.
  fileprivate func showToNetwork(_ ad: NativeAd) async throws -> NativeAdView {
    let view = await show(ad)
    await settle { network.renderedView != nil }
    guard network.renderedView != nil else {
      if try await needsView() {
        throw RuleNotChecked.blocked(by: "VIEW-1", because: "the network is given no view")
      }
      throw RuleNotChecked(reason: "the adapter gives its network no view")
    }
    return view
  }

  /// Shows an ad and untracks it from a view that is there, so that the network releases it.
  fileprivate func showAndUntrack(_ ad: NativeAd) async throws {
    let view = try await showToNetwork(ad)
    view.nativeAd = nil
    view.removeFromSuperview()
    await settle { network.renderedView == nil }
    try need(
      network.renderedView == nil,
      orBlockedBy: "VIEW-2",
      because: "untracking does not take the view from the network"
    )
  }

  /// Shows an ad, untracks it and releases the view.
  fileprivate func showAndTakeAway(_ ad: NativeAd) async -> ShownView {
    let view = await show(ad)
    view.nativeAd = nil
    view.removeFromSuperview()
    return ShownView(view: view)
  }

  /// Shows an ad and releases the view without untracking it.
  fileprivate func showUntilViewDies(_ ad: NativeAd) async throws -> ShownView {
    let view = try await showToNetwork(ad)
    view.removeFromSuperview()
    return ShownView(view: view)
  }
}
