import AdMediation
import AdPlatform
import Foundation
import HeadlessUIKit

extension ConformanceProbe {
  // MARK: Doing

  /// Loads an ad whose network's ad is still there: without it nothing can happen to the ad.
  func loadLivingAd(_ assets: NetworkAssets = .full) async throws -> NativeAd {
    let ad = try await loadAd(assets)
    try need(
      network.livingAds > 0 || !has(.adObjects),
      orBlockedBy: "LIFE-1",
      because: "the network's ad is gone while the publisher has it"
    )
    return ad
  }

  /// Gives adapters and networks that work on other threads the fixture's grace, unless the condition holds already.
  func settle(until isMet: () -> Bool) async {
    await settle()
    guard !isMet() else { return }
    scheduler.schedule(after: .seconds(1), as: .deadline) {}
    await settle()
  }

  /// Gives adapters and networks that work on other threads the fixture's grace, before a rule says that something did
  /// not happen, or happened once. Without grace it costs nothing.
  func waitForLateCalls() async {
    if fixture.realTimeGrace > .zero { await settle { false } }
  }

  /// Does something as the network, and waits for what the adapter has to report of it.
  func perform(_ action: NetworkAction, awaiting report: AdEventName) async {
    let before = reports(report).count
    await perform(action)
    await settle { reports(report).count > before }
  }

  /// The kinds of screens that are checked.
  func screens() throws -> [String] {
    try need(
      !fixture.screens.isEmpty,
      "the fixture lists no kind of screen that the network opens: add it to screens"
    )
    return fixture.screens
  }

  /// Opens a screen as the network, and waits for what the adapter has to report of it.
  func openScreen(_ kind: String) async {
    let before = reports(.willPresent).count
    record(networkAction: NetworkAction.presentScreen.rawValue)
    Platform.$current.withValue(platform) { fixture.openScreen(kind) }
    await settle()
    await settle { reports(.willPresent).count > before }
  }

  /// A screen in messages, with its kind where there are several.
  func screenWords(_ kind: String) -> String {
    fixture.screens.count > 1 ? "screen (\(kind.printable(limit: 60)))" : "screen"
  }

  /// Taps an asset of a shown ad with a finger, and closes the screen that the tap may have opened: it would keep the
  /// next tap from the ad.
  ///
  /// - Returns: whether the host has told the adapter of a click on this asset.
  @discardableResult
  func tap(_ asset: AssetIdentifier, of view: NativeAdView) async -> Bool {
    let before = hostClicks(on: asset)
    view.assetView(asset)?.tap()
    await settle()
    if has(.screens) {
      // Not as something that the network does: there may be no screen.
      Platform.$current.withValue(platform) { fixture.perform(.dismissScreen) }
      await settle()
    }
    return hostClicks(on: asset) > before
  }

  /// Taps the ad where it does not matter on which asset.
  func click(on view: NativeAdView) async throws {
    try need(
      await tap(clickAsset, of: view),
      orBlockedBy: "ASSET-1",
      because: "the host counted no click, for the ad has no \(clickAsset.rawValue) that can be tapped"
    )
  }

  /// Taps the ad, and has the network hear of it.
  func clickHeardByNetwork(on view: NativeAdView) async throws {
    let before = network.clicks
    try await click(on: view)
    await settle { network.clicks > before }
    guard network.clicks > before else {
      if let reason = fixture.limits[.clickCalls] { throw RuleNotChecked(reason: reason) }
      throw RuleNotChecked.blocked(by: "EVENT-3", because: "the network heard of no click")
    }
  }

  private func hostClicks(on asset: AssetIdentifier) -> Int {
    timeline.count { $0.name == "didRecordClickOnAsset" && $0.details["asset"] == asset.rawValue }
  }

  // MARK: Looking

  /// What the adapter reported, also what the host suppressed, oldest first. Impressions and clicks that the host
  /// counts by itself look the same.
  func reports(_ kinds: AdEventName..., since start: Int = 0) -> [AdEventName] {
    timeline.dropFirst(start).compactMap { event in
      guard let report = AdEventName(rawValue: event.name), kinds.contains(report) else { return nil }
      return event.isAdEvent ? report : nil
    }
  }

  /// How many events there are so far, to look only at later ones.
  var mark: Int { timeline.count }
}

extension Int {
  /// `no click`, `1 click`, `2 clicks`.
  func of(_ thing: String) -> String {
    switch self {
    case 0: "no \(thing)"
    case 1: "1 \(thing)"
    default: "\(self) \(thing)s"
    }
  }
}

extension NativeAdView {
  /// The view of an asset that can be tapped.
  func assetView(_ asset: AssetIdentifier) -> UIView? {
    switch asset {
    case .headlineAsset: headlineView
    case .bodyAsset: bodyView
    case .callToActionAsset: callToActionView
    case .iconAsset: iconView
    case .imageAsset: imageView
    case .starRatingAsset: starRatingView
    case .storeAsset: storeView
    case .priceAsset: priceView
    case .advertiserAsset: advertiserView
    default: nil
    }
  }
}
