import AdMediation
import AdPlatform

/// Who counts what.
struct AdCounting {
  var networkCountsImpressions: Bool
  var networkCountsClicks: Bool
}

extension ConformanceProbe {
  /// Why the rule says nothing about this adapter; nil when it does. Its kind and its formats come first: what the
  /// network lacks says nothing about a format that the adapter does not have.
  func reasonNotToApply() async throws -> String? {
    if let reason = reasonByKind ?? reasonByLimits { return reason }
    return try await reasonByCounting()
  }

  private var reasonByLimits: String? {
    rule.needs.sorted { $0.rawValue < $1.rawValue }.lazy.compactMap { self.fixture.limits[$0] }.first
  }

  private var reasonByKind: String? {
    switch rule.applies {
    case .customEvents:
      return mediationAdapter == nil ? nil : "the rule is about custom events"
    case .mediationAdapters: return mediationAdapter == nil ? Self.customEventReason : nil
    case .bidders:
      guard let mediationAdapter else { return Self.customEventReason }
      return mediationAdapter is any RTBAdapter.Type
        ? nil : "the adapter does not bid: it is not an RTBAdapter"
    case .allFormats: return nil
    case .formats(let formats):
      guard mediationAdapter != nil else { return Self.customEventReason }
      guard fixture.formats.isDisjoint(with: formats) else { return nil }
      return "the adapter has no \(formats.inOrder.map(\.words).joined(separator: ", ")) ads"
    case .always, .hostCountsImpressions, .networkCountsImpressions, .hostCountsClicks, .networkCountsClicks:
      return fixture.formats.contains(.native) ? nil : "the adapter has no native ads"
    }
  }

  private static let customEventReason = "the adapter is a custom event"

  private func reasonByCounting() async throws -> String? {
    switch rule.applies {
    case .hostCountsImpressions:
      try await counting().networkCountsImpressions
        ? "the network counts impressions: handlesUserImpressions() is true" : nil
    case .networkCountsImpressions:
      try await counting().networkCountsImpressions
        ? nil : "the host counts impressions: handlesUserImpressions() is false"
    case .hostCountsClicks:
      try await counting().networkCountsClicks
        ? "the network counts clicks: handlesUserClicks() is true" : nil
    case .networkCountsClicks:
      try await counting().networkCountsClicks
        ? nil : "the host counts clicks: handlesUserClicks() is false"
    default: nil
    }
  }

  /// Who counts. A custom event may be asked before it loads; a mediation adapter's ad says it, so one is loaded from
  /// another network, lest this one has seen something before its rule begins.
  func counting() async throws -> AdCounting {
    switch fixture.adapter {
    case .customEvent(let type):
      let customEvent = Platform.$current.withValue(platform) { type.init() }
      return AdCounting(
        networkCountsImpressions: customEvent.handlesUserImpressions(),
        networkCountsClicks: customEvent.handlesUserClicks()
      )
    case .mediationAdapter:
      let other = ConformanceProbe(rule: rule, making: type(of: fixture))
      await other.prepare()
      let ad = try await other.loadAd()
      guard let mediatedAd = ad.mediatedAd as? any MediationNativeAd else {
        return AdCounting(networkCountsImpressions: false, networkCountsClicks: false)
      }
      return Platform.$current.withValue(other.platform) {
        AdCounting(
          networkCountsImpressions: mediatedAd.handlesUserImpressions(),
          networkCountsClicks: mediatedAd.handlesUserClicks()
        )
      }
    }
  }

  /// Whether the adapter says that its network counts, be it impressions or clicks.
  func networkCounts() async throws -> Bool {
    let counting = try await counting()
    return counting.networkCountsImpressions || counting.networkCountsClicks
  }

  /// Whether the network counts by the view that it was given: because it cannot be told, or because the adapter says
  /// that it counts.
  func needsView() async throws -> Bool {
    if countsByView(.impressionCalls) || countsByView(.clickCalls) { return true }
    return try await networkCounts()
  }

  /// Whether the network counts by its view because the adapter has no call to tell it.
  func countsByView(_ calls: NetworkAbility) -> Bool {
    !has(calls) && has(calls == .impressionCalls ? .impressions : .clicks)
  }

  /// The class under test, if it is in today's style.
  var mediationAdapter: (any MediationAdapter.Type)? {
    if case .mediationAdapter(let type) = fixture.adapter { type } else { nil }
  }

  /// Why rules about the parameter say nothing about a network that answers bids only.
  static let bidReason = "the network answers bids only, and what it is to load is in the bid"

  /// Whether the network answers bids only, so that every request has one.
  var onlyBids: Bool { mediationAdapter is any RTBAdapter.Type && !has(.waterfall) }
}

extension Set<AdFormat> {
  /// The formats in the order of their numbers.
  var inOrder: [AdFormat] { sorted { $0.rawValue < $1.rawValue } }
}

extension AdFormat {
  /// Those that present themselves.
  static let fullScreen: Set<AdFormat> = [.interstitial, .rewarded, .rewardedInterstitial, .appOpen]
  /// Those with a reward.
  static let rewards: Set<AdFormat> = [.rewarded, .rewardedInterstitial]
  /// All but native ads, which have families of their own.
  static let others: Set<AdFormat> = fullScreen.union([.banner])

  /// What it is called in sentences.
  var words: String {
    switch self {
    case .banner: "banner"
    case .interstitial: "interstitial"
    case .rewarded: "rewarded"
    case .native: "native"
    case .rewardedInterstitial: "rewarded interstitial"
    case .appOpen: "app open"
    }
  }
}
