import AdMediation
import AdapterConformance

/// An ability of the network that `--without` can leave out.
struct ScaffoldAbility {
  /// The packages whose rules need it.
  enum Scope {
    case all, mediationAdapter, customEvent, native, nativeOrBanner, banner, fullScreen, rewarded, bidding
  }

  let ability: NetworkAbility
  let scope: Scope
  /// Why a network called Acme lacks it, for `limits` of the fixture.
  let reason: String

  private init(_ ability: NetworkAbility, _ scope: Scope, _ reason: String) {
    self.ability = ability
    self.scope = scope
    self.reason = reason
  }

  /// All of them, in the order of help and of generated code.
  static let all: [ScaffoldAbility] = [
    ScaffoldAbility(.body, .native, "Acme's ads have no text under the headline"),
    ScaffoldAbility(.callToAction, .native, "Acme's ads have no text for a button"),
    ScaffoldAbility(.advertiser, .native, "Acme's ads do not name the advertiser"),
    ScaffoldAbility(.store, .native, "Acme's ads have no store"),
    ScaffoldAbility(.price, .native, "Acme's ads have no price"),
    ScaffoldAbility(.starRating, .native, "Acme's ads have no rating"),
    ScaffoldAbility(.icon, .native, "Acme's ads have no icon"),
    ScaffoldAbility(.mainImages, .native, "Acme's ads have no main image"),
    ScaffoldAbility(.imageScale, .native, "Acme does not say how many pixels a point of its images has"),
    ScaffoldAbility(.imageAddresses, .native, "Acme delivers pictures, and never their addresses"),
    ScaffoldAbility(.multipleImages, .native, "Acme's ads have one main image"),
    ScaffoldAbility(.adChoices, .native, "Acme's ads have no AdChoices icon of their own"),
    ScaffoldAbility(.adChoicesPosition, .native, "Acme cannot be told the corner of the AdChoices icon"),
    ScaffoldAbility(.extraAssets, .native, "Acme's ads have no assets beside the usual ones"),
    ScaffoldAbility(.video, .native, "Acme reports no video of native ads"),
    ScaffoldAbility(.unregistering, .native, "Acme keeps the view until its ad is released"),
    ScaffoldAbility(.renderedView, .native, "Acme is not given the view that shows the ad"),
    ScaffoldAbility(.impressions, .all, "Acme neither counts impressions nor is told of them"),
    ScaffoldAbility(.clicks, .all, "Acme neither counts clicks nor is told of them"),
    ScaffoldAbility(
      .impressionCalls,
      .native,
      "Acme counts impressions by the view, and is never told of them"
    ),
    ScaffoldAbility(.clickCalls, .native, "Acme counts clicks by the view, and is never told of them"),
    ScaffoldAbility(.screens, .nativeOrBanner, "Acme reports no screens of native ads and banners"),
    ScaffoldAbility(
      .leavingTheApplication,
      .customEvent,
      "Acme does not report that the user leaves the app"
    ),
    ScaffoldAbility(.presentationErrors, .fullScreen, "Acme never fails to present an ad"),
    ScaffoldAbility(.bannerSizes, .banner, "Acme's banners have one size"),
    ScaffoldAbility(.adObjects, .all, "Acme has no object for each ad whose lifetime can be observed"),
    ScaffoldAbility(.delays, .all, "Acme cannot delay its answer in a test"),
    ScaffoldAbility(.setUp, .mediationAdapter, "Acme needs no set-up"),
    ScaffoldAbility(.repeatedSetUp, .mediationAdapter, "Acme is set up once for the process"),
    ScaffoldAbility(
      .errorCodes,
      .all,
      "Acme's errors are the cases of an enum, without codes of its servers"
    ),
    ScaffoldAbility(.testRequests, .all, "Acme cannot be told that a request is a test"),
    ScaffoldAbility(
      .childDirectedTreatment,
      .all,
      "Acme cannot be told that the app is directed at children"
    ),
    ScaffoldAbility(
      .underAgeOfConsent,
      .all,
      "Acme cannot be told that the user is under the age of consent"
    ),
    ScaffoldAbility(.waterfall, .bidding, "Acme answers requests with a bid only"),
    ScaffoldAbility(.signalErrors, .bidding, "Acme cannot fail to collect signals"),
    ScaffoldAbility(.watermark, .bidding, "Acme is not given the watermark of a bid"),
    ScaffoldAbility(
      .rewardedVideo,
      .rewarded,
      "Acme does not report the start and the end of a rewarded video"
    ),
  ]

  /// Those that every network lacks, of which the fixtures of their packages have limits in any case.
  static let declared: [ScaffoldAbility] = [
    ScaffoldAbility(.ageRestrictedTreatment, .all, "Acme cannot be told the user's age group"),
    ScaffoldAbility(
      .imageOrientation,
      .native,
      "version 12 of the Mobile Ads SDK has no option for the orientation of images"
    ),
  ]

  /// The names on the command line.
  static let names: [String] = all.map(\.optionName) + [pictures]

  /// The name for an SDK that delivers the addresses of images only. It is not an ability: the adapter makes up for it,
  /// and rules are checked as for other networks.
  static let pictures = "pictures"

  /// The names for the help, by the adapters that they are for.
  static var listing: String {
    let scopes = all.map(\.scope).reduce(into: [Scope]()) { if !$0.contains($1) { $0.append($1) } }
    return scopes.map { scope in
      var names = all.filter { $0.scope == scope }.map(\.optionName)
      if scope == .native { names.append(pictures) }
      return "For \(scope.words?.adapters ?? "all adapters"): \(names.joined(separator: ", "))."
    }.joined(separator: " ")
  }

  /// The name on the command line: `extra-assets`.
  var optionName: String { ability.rawValue.replacing(/[A-Z]/) { "-" + $0.output.lowercased() } }

  /// What templates call it; nil if no code of theirs depends on it.
  var feature: AdapterTemplate.Feature? { AdapterTemplate.Feature(rawValue: ability.rawValue) }

  /// Whether the rules for a package of this style need it.
  func isPart(of style: NewAdapterPackage.Style) -> Bool {
    switch (scope, style) {
    case (.all, _), (.native, .customEvent), (.nativeOrBanner, .customEvent), (.customEvent, .customEvent):
      true
    case (_, .customEvent), (.customEvent, _): false
    case (.mediationAdapter, _): true
    case (.native, .mediationAdapter(let formats, _)): formats.contains(.native)
    case (.banner, .mediationAdapter(let formats, _)): formats.contains(.banner)
    case (.nativeOrBanner, .mediationAdapter(let formats, _)): !formats.isDisjoint(with: [.native, .banner])
    case (.fullScreen, .mediationAdapter(let formats, _)): !formats.isSubset(of: [.native, .banner])
    case (.rewarded, .mediationAdapter(let formats, _)): formats.contains(where: \.isRewarded)
    case (.bidding, .mediationAdapter(_, let isBidder)): isBidder
    }
  }
}

extension ScaffoldAbility.Scope {
  /// The adapters whose rules need such an ability, and the option that adds it.
  var words: (adapters: String, option: String)? {
    switch self {
    case .all: nil
    case .mediationAdapter: ("mediation adapters", "leave out --custom-event")
    case .customEvent: ("custom events", "add --custom-event")
    case .banner: ("adapters with banners", "add banner to --formats")
    case .nativeOrBanner: ("adapters with native ads or banners", "add native or banner to --formats")
    case .fullScreen:
      (
        "adapters with full-screen ads",
        "add interstitial, rewarded, rewarded-interstitial or app-open to --formats"
      )
    case .native: ("adapters with native ads", "add native to --formats")
    case .rewarded: ("adapters with rewarded ads", "add rewarded or rewarded-interstitial to --formats")
    case .bidding: ("adapters that bid", "add --bidding")
    }
  }
}
