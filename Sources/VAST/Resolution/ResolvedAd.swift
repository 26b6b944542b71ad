/// An ad to play: an inline ad and everything that the wrappers around it add.
///
/// Of each list the inline ad's own parts come first, then those of the wrappers from the inside out. What is there
/// twice, letter for letter, is there once.
///
/// Source: VAST 4.2, `Wrapper`.
public struct ResolvedAd: Sendable, Hashable {
  /// The inline ad as its own response has it.
  public var ad: VASTAd
  /// What only an inline ad has.
  public var inLine: InLine
  /// The wrappers, the outermost first.
  public var wrappers: [VASTAd]
  /// The place in the pod: the one in the outermost response that gives one. `nil` for a stand-alone ad.
  public var sequence: Int?
  /// What to call when the ad begins to show.
  public var impressions: [URLTemplate]
  /// What to call when the ad cannot be shown.
  public var errorURLs: [URLTemplate]
  /// What to call when the ad was in view.
  public var viewable: [URLTemplate]
  /// What to call when the ad was not in view.
  public var notViewable: [URLTemplate]
  /// What to call when it cannot be known whether the ad was in view.
  public var viewUndetermined: [URLTemplate]
  /// The linear creative to play, with the wrappers' tracking, clicks to call, and icons. Of several icons of one
  /// programme only the innermost is there. `nil` if the ad has none.
  public var linear: Linear?
  /// The creative that ``linear`` is of: the one with the lowest sequence, else the first.
  public var linearCreative: Creative?
  /// What lies over the content, with the wrappers' tracking.
  public var nonLinearAds: [NonLinearAds]
  /// Ads shown next to the player; where the inline ad has none, those of the innermost wrapper that has some.
  public var companions: [CompanionAds]
  /// Scripts that check how the ad is shown.
  public var adVerifications: [Verification]
  /// Whether the ad is of a break that is a bumper: see ``AdBreak/isBumper``.
  public var isBumper = false
}

extension ResolvedAd {
  /// Creates an ad inside wrappers, the outermost first; `nil` if the ad is a wrapper itself.
  public init?(_ ad: VASTAd, wrappers: [VASTAd] = []) {
    var merging = Merging(limit: ResolutionLimits().maxURLs)
    self.init(ad, wrappers: wrappers, &merging)
  }

  /// - Parameter merging: takes down what it leaves out.
  init?(_ ad: VASTAd, wrappers: [VASTAd], _ merging: inout Merging) {
    guard case .inLine(let inLine) = ad.content else { return nil }
    self.ad = ad
    self.inLine = inLine
    self.wrappers = wrappers
    sequence = wrappers.lazy.compactMap(\.sequence).first ?? ad.sequence
    let chain = [ad] + wrappers.reversed()
    impressions = merging.list(chain) { $0.impressions }.map(\.url)
    errorURLs = merging.list(chain) { $0.errorURLs }
    viewable = merging.list(chain) { $0.viewableImpression?.viewable ?? [] }
    notViewable = merging.list(chain) { $0.viewableImpression?.notViewable ?? [] }
    viewUndetermined = merging.list(chain) { $0.viewableImpression?.viewUndetermined ?? [] }
    adVerifications = merging.list(chain) { $0.adVerifications }
    linearCreative = ad.creatives.filter { $0.linear != nil }
      .min { ($0.sequence ?? .max) < ($1.sequence ?? .max) }
    linear = nil
    companions = chain.lazy.map(\.usableCompanions).first { !$0.isEmpty } ?? []
    nonLinearAds = []

    let around = Array(chain.dropFirst())
    linear = linearCreative?.linear.map { merging.linear($0, in: around) }
    for nonLinear in ad.creatives.compactMap(\.nonLinearAds) {
      nonLinearAds.append(merging.nonLinear(nonLinear, in: around))
    }
  }
}

extension ResolvedAd {
  /// The value for `[PODSEQUENCE]`: the sequence of the ad itself or, where it has none, of the nearest wrapper around
  /// it that gives one. ``sequence`` is the place in the pod that plays, which the outermost response decides.
  ///
  /// Source: VAST 4.2, 6 (macros, `PODSEQUENCE`): the sequence of the `Ad` that plays.
  public var podSequence: Int? {
    ad.sequence ?? wrappers.reversed().lazy.compactMap(\.sequence).first
  }

  /// What to call when none of the ad's verifications is executed, those of its wrappers included.
  ///
  /// Source: VAST 4.2, 3.17.4 (`verificationNotExecuted`).
  public var verificationsNotExecuted: [URLTemplate] {
    let tracking = adVerifications.lazy.flatMap(\.trackingEvents)
      .filter { $0.event == .verificationNotExecuted }
    return Array(tracking.prefix(ResolutionLimits().maxURLs)).map(\.url).unique
  }

  /// What the ad is about, as its elements `Category` write it.
  public var categories: [String] { inLine.categories.flatMap(\.names).unique }

  /// What the wrappers around the ad block, the outermost first.
  public var blockedCategories: [String] {
    wrappers.flatMap { ad -> [Category] in
      if case .wrapper(let wrapper) = ad.content { wrapper.blockedCategories } else { [] }
    }
    .flatMap(\.names).unique
  }
}

extension VASTAd {
  fileprivate var usableCompanions: [CompanionAds] {
    creatives.compactMap(\.companionAds).filter { !$0.companions.isEmpty }
  }
}
