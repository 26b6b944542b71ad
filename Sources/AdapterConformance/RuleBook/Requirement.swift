/// A sentence in which a source says what an adapter must do: the reason why a rule is required.
public struct Requirement: Sendable, Hashable {
  /// Document and section, or header and method.
  public let source: String
  /// What the source says: translated from the custom-event document, paraphrased from a header.
  public let sentence: String
}

// The custom-event document.
extension Requirement {
  /// The document says it of native ads. The kit holds every format to it.
  static let forwardEvents = Requirement(
    source: "Native custom events, introduction",
    sentence:
      "Native custom event classes must be able to forward events from the mediated network's SDK to the "
      + "Mobile Ads SDK."
  )
  static let mapAssets = Requirement(
    source: RuleSource.assets,
    sentence:
      "The SDK calls these methods to retrieve the assets, so the mapper class must return the appropriate "
      + "values."
  )
  static let mapImages = Requirement(
    source: RuleSource.images,
    sentence:
      "The information of an image asset, be it an actual image or just a URL, must be returned to the SDK by "
      + "means of this class."
  )
  static let notifyNetwork = Requirement(
    source: RuleSource.clicksAndImpressions,
    sentence:
      "The mediated network's SDK must be notified any time an impression or a click occurs, so the mapper "
      + "class is responsible for providing that SDK with what it needs for it."
  )
  static let reportImpressions = Requirement(
    source: RuleSource.notifications,
    sentence:
      "mediatedNativeAdDidRecordImpression: must be called by ads that track their own impressions: this is "
      + "required for reporting."
  )
  static let announceScreens = Requirement(
    source: RuleSource.notifications,
    sentence:
      "mediatedNativeAdWillPresentScreen: must be called just before the ad opens a modal screen in the app."
  )
  static let reportClosedScreens = Requirement(
    source: RuleSource.notifications,
    sentence:
      "mediatedNativeAdDidDismissScreen: must be called after a modal screen in the app that the ad opened has "
      + "been dismissed."
  )
  static let announceLeaving = Requirement(
    source: RuleSource.notifications,
    sentence:
      "mediatedNativeAdWillLeaveApplication: must be called just before the ad causes the focus to leave the "
      + "app, for example when it opens a URL in Safari."
  )
}

// Headers of the Mobile Ads SDK.
extension Requirement {
  static let answerLoads = Requirement(
    source: "\(RuleSource.adapter), load methods",
    sentence:
      "The adapter must call the completion handler back with the loaded ad; it may call back with an error "
      + "instead."
  )
  static let answerSetUp = Requirement(
    source: "\(RuleSource.adapter), setUpWithConfiguration:completionHandler:",
    sentence:
      "The adapter must call the completion handler when it can serve ad requests, or when its set-up fails."
  )
  static let answerSignals = Requirement(
    source: "\(RuleSource.bidding), collectSignalsForRequestParameters:completionHandler:",
    sentence: "The adapter must call the completion handler with signals or with an error."
  )
  static let reportClicks = Requirement(
    source:
      "Google Mobile Ads SDK for iOS, GADCustomEventNativeAd.h and GADMediationNativeAd.h, handlesUserClicks",
    sentence: "An adapter that handles clicks itself must notify the SDK of them."
  )
  static let waitToPresent = Requirement(
    source:
      "Google Mobile Ads SDK for iOS, GADCustomEventInterstitial.h, requestInterstitialAdWithParameter:…",
    sentence: "The adapter must wait until it is asked to present the ad."
  )
}
