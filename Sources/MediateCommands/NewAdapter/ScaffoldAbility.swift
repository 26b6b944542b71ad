import AdMediation
import AdapterConformance

/// An ability of the network that generated code can do without.
struct ScaffoldAbility {
  /// The packages that have code for it.
  enum Scope {
    case all, native, rewarded, bidding
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
    ScaffoldAbility(.imageAddresses, .native, "Acme delivers pictures, and never their addresses"),
    ScaffoldAbility(.multipleImages, .native, "Acme's ads have one main image"),
    ScaffoldAbility(.adChoicesPosition, .native, "Acme cannot be told the corner of the AdChoices icon"),
    ScaffoldAbility(.extraAssets, .native, "Acme's ads have no assets beside the usual ones"),
    ScaffoldAbility(.video, .native, "Acme's native ads have no video"),
    ScaffoldAbility(.unregistering, .native, "Acme keeps the view until its ad is released"),
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
    ScaffoldAbility(.watermark, .bidding, "Acme is not given the watermark of a bid"),
    ScaffoldAbility(
      .rewardedVideo,
      .rewarded,
      "Acme does not report the start and the end of a rewarded video"
    ),
  ]

  /// The names on the command line.
  static let names: [String] = all.map(\.optionName)

  /// The name on the command line: `extra-assets`.
  var optionName: String { ability.rawValue.replacing(/[A-Z]/) { "-" + $0.output.lowercased() } }

  /// What templates call it.
  var feature: AdapterTemplate.Feature? { AdapterTemplate.Feature(rawValue: ability.rawValue) }

  /// Whether a package of this style has code for it.
  func isPart(of style: NewAdapterPackage.Style) -> Bool {
    switch (scope, style) {
    case (.all, _), (.native, .customEvent): true
    case (_, .customEvent): false
    case (.native, .mediationAdapter(let formats, _)): formats.contains(.native)
    case (.rewarded, .mediationAdapter(let formats, _)): formats.contains(where: \.isRewarded)
    case (.bidding, .mediationAdapter(_, let isBidder)): isBidder
    }
  }
}

extension ScaffoldAbility.Scope {
  /// The adapters that have code for such an ability, and the option that adds it.
  var words: (adapters: String, option: String)? {
    switch self {
    case .all: nil
    case .native: ("adapters with native ads", "add native to --formats")
    case .rewarded: ("adapters with rewarded ads", "add rewarded or rewarded-interstitial to --formats")
    case .bidding: ("adapters that bid", "add --bidding")
    }
  }
}
