import AdMediation

extension RuleExplanation {
  /// The class of the invented network's ad by which an example shows its format.
  private static let formats: [(type: String, format: AdFormat)] = [
    ("AcmeNativeAd", .native), ("AcmeMediatedAd", .native), ("AcmeBanner", .banner),
    ("AcmeRewardedAd", .rewarded), ("AcmeInterstitial", .interstitial),
  ]

  /// The format that the example code is for; nil if it is about no format.
  var exampleFormat: AdFormat? {
    let code = wrong + right
    return Self.formats.first { code.contains($0.type) }?.format
  }
}

extension ConformanceFailure {
  /// Introduces the example code of the rule, which may be for another format and another style of adapter.
  var exampleIntroduction: String {
    let explanation = rule.explanation
    let code = explanation.wrong + explanation.right
    var parts = ["For example"]
    if let example = explanation.exampleFormat {
      parts[0] += ", for \(example.withArticle)"
      if let format, format != example { parts.append("the same holds for \(format.words) ads") }
    }
    if code.contains("completionHandler"), isCustomEvent {
      parts.append("a custom event calls its delegate in place of the completion handler")
    }
    return parts.joined(separator: "; ") + ":"
  }

  private var isCustomEvent: Bool { !rule.isForMediationAdapter }
}

extension AdFormat {
  fileprivate var withArticle: String {
    switch self {
    case .interstitial, .appOpen: "an \(words) ad"
    case .banner, .native, .rewarded, .rewardedInterstitial: "a \(words) ad"
    }
  }
}
