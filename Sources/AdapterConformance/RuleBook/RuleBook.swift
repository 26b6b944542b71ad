/// All rules, by family and number.
public enum RuleBook {
  /// The rules in order.
  public static let rules: [ConformanceRule] =
    loadRules + optionRules + assetRules + eventRules + viewRules + lifeRules + threadRules
    + setUpRules + bidRules + screenRules + rewardRules + bannerRules + privacyRules

  /// The rule with this ID, in any case of letters.
  public static func rule(_ id: String) -> ConformanceRule? {
    rules.first { $0.id.lowercased() == id.lowercased() }
  }

  /// The rules that a word selects, in any case of letters: the one with this ID, or, for `LOAD`, all of a family.
  public static func rules(selectedBy word: String) -> [ConformanceRule] {
    let family = rules.filter { $0.family.rawValue.lowercased() == word.lowercased() }
    return family.isEmpty ? [rule(word)].compactMap(\.self) : family
  }
}

/// The places in the documents that rules come from.
enum RuleSource {
  static let request = "Native custom events, \"requestNativeAdWithParameter:\""
  static let options = "Native custom events, \"GADAdLoaderOptions\""
  static let forward = "Native custom events, \"Forward events to the Mobile Ads SDK\""
  static let map = "Native custom events, \"Map native ads\""
  static let hold = "Native custom events, \"Hold a reference to the mediated native ad\""
  static let extras = "Native custom events, \"Create an NSDictionary for extra assets\""
  static let images = "Native custom events, \"Map image assets\""
  static let assets = "Native custom events, \"Return mapped assets\""
  static let adChoices = "Native custom events, \"AdChoices\""
  static let clicksAndImpressions = "Native custom events, \"Click and impression events\""
  static let selfTracking =
    "Native custom events, \"Let the mediated SDK track clicks and impressions\""
  static let notifications = "Native custom events, \"GADMediatedNativeAdNotificationSource\""
  static let use = "Native custom events, \"Use a custom event\""
  static let adapter = "Google Mobile Ads SDK for iOS, version 12, GADMediationAdapter.h"
  static let bidding = "Google Mobile Ads SDK for iOS, version 12, GADRTBAdapter.h"
  static let configuration = "Google Mobile Ads SDK for iOS, version 12, GADMediationAdConfiguration.h"
  static let mediationAd = "Google Mobile Ads SDK for iOS, version 12, GADMediationAd.h"
  static let eventDelegate = "Google Mobile Ads SDK for iOS, version 12, GADMediationAdEventDelegate.h"
  static let treatment = "Google Mobile Ads SDK for iOS, GADRequestConfiguration.h"
  static let extrasHeader = "Google Mobile Ads SDK for iOS, GADAdNetworkExtras.h"
  static let design = "The host's contract: it calls adapters on the main actor and keeps them alive"
}
