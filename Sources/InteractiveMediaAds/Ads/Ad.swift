public import Foundation

/// What is known of an ad. What its response does not say is an empty text or list, or 0.
///
/// Mirrors `IMAAd`. Source: SDK reference, `IMAAd.h`.
public final class Ad: NSObject, Sendable {
  /// The ad server's name for it.
  public let adId: String
  /// Its title.
  public let adTitle: String
  /// A longer text about it.
  public let adDescription: String
  /// The system that served it.
  public let adSystem: String
  /// Always empty here: client-side companions go into ``CompanionAdSlot``.
  public let companionAds: [CompanionAd]
  /// The MIME type of the media file that plays, or of what an overlay shows. Empty where no media file is chosen: for an
  /// ad without one that can play, and for ads of streams, which are part of a playlist.
  ///
  /// Source: SDK reference, `IMAAd.h` (`contentType`).
  public let contentType: String
  /// How long it plays, in seconds.
  public let duration: TimeInterval
  /// What the ad brings along on the player's surface: raw values of ``UiElementType``.
  public let uiElements: [NSNumber]
  /// Whether it brings nothing along, as ``AdsRenderingSettings/disableUi`` asked.
  public let isUiDisabled: Bool
  /// The width of an overlay; 0 for an ad that plays in the player.
  public let width: Int
  /// The height of an overlay; 0 for an ad that plays in the player.
  public let height: Int
  /// The width of the media file, in pixels.
  public let vastMediaWidth: Int
  /// The height of the media file, in pixels.
  public let vastMediaHeight: Int
  /// The bit rate of the media file, in kilobits a second.
  public let vastMediaBitrate: Int
  /// Whether it plays in the player instead of the content.
  public let isLinear: Bool
  /// Whether the viewer may skip it, at once or later.
  public let isSkippable: Bool
  /// After how many seconds the viewer may skip it; -1 if never.
  public let skipTimeOffset: TimeInterval
  /// Its place in its pod.
  public let adPodInfo: AdPodInfo
  /// Data for its code.
  public let traffickingParameters: String
  /// The ad server's name for the creative.
  public let creativeID: String
  /// The creative's Ad-ID.
  public let creativeAdID: String
  /// The creative's names in registries.
  public let universalAdIDs: [UniversalAdID]
  /// Who advertises.
  public let advertiserName: String
  /// A survey to run with it: a URL.
  public let surveyURL: String
  /// The first deal that a wrapper or the ad is of, from the outside: the text of an extension of type `DealID`.
  public let dealID: String
  /// The wrappers' names for their ads, the outermost first. An empty text where a wrapper has none.
  public let wrapperAdIDs: [String]
  /// The wrappers' names for their creatives, in the same order.
  public let wrapperCreativeIDs: [String]
  /// The systems that served the wrappers, in the same order.
  public let wrapperSystems: [String]

  init(_ facts: AdFacts, podInfo: AdPodInfo, uiDisabled: Bool, uiElements: [NSNumber]) {
    adId = facts.adID
    adTitle = facts.title
    adDescription = facts.text
    adSystem = facts.system
    companionAds = []
    contentType = facts.contentType
    duration = facts.duration
    self.uiElements = uiElements
    isUiDisabled = uiDisabled
    width = facts.size.width
    height = facts.size.height
    vastMediaWidth = facts.mediaSize.width
    vastMediaHeight = facts.mediaSize.height
    vastMediaBitrate = facts.mediaBitrate
    isLinear = facts.isLinear
    isSkippable = facts.skipTimeOffset != nil
    skipTimeOffset = facts.skipTimeOffset ?? -1
    adPodInfo = podInfo
    traffickingParameters = facts.traffickingParameters
    creativeID = facts.creativeID
    creativeAdID = facts.creativeAdID
    universalAdIDs = facts.universalAdIDs
    advertiserName = facts.advertiser
    surveyURL = facts.survey
    dealID = facts.dealID
    wrapperAdIDs = facts.wrappers.map(\.adID)
    wrapperCreativeIDs = facts.wrappers.map(\.creativeID)
    wrapperSystems = facts.wrappers.map(\.system)
    super.init()
  }

  /// The first name of ``universalAdIDs``, or `unknown`.
  @available(*, deprecated, message: "Use universalAdIDs instead.")
  public var universalAdIdValue: String { universalAdIDs.first?.adIDValue ?? UniversalAdID.unknown }

  /// The registry of that name, or `unknown`.
  @available(*, deprecated, message: "Use universalAdIDs instead.")
  public var universalAdIdRegistry: String { universalAdIDs.first?.adIDRegistry ?? UniversalAdID.unknown }
}
