internal import AdPlatform
public import Foundation
internal import VAST

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

  /// An ad of a response, with the media file chosen of it.
  ///
  /// - Parameter uiElements: as ``AdsRenderingSettings/uiElements``; nil for all.
  init(_ ad: PodAd, uiDisabled: Bool, uiElements: [NSNumber]?) {
    let (resolved, media) = (ad.ad, ad.media)
    let inLine = resolved.inLine
    let linear = resolved.linear
    let overlay = linear == nil ? resolved.nonLinearAds.lazy.flatMap(\.nonLinears).first : nil
    let creative = resolved.linearCreative ?? resolved.ad.creatives.first { $0.nonLinearAds != nil }
    adId = resolved.ad.id ?? ""
    adTitle = inLine.adTitle ?? ""
    adDescription = inLine.adDescription ?? ""
    adSystem = resolved.ad.adSystem?.name ?? ""
    companionAds = []
    contentType = media?.type ?? overlay?.contentType ?? ""
    duration = (linear?.duration ?? overlay?.minSuggestedDuration)?.timeInterval ?? 0
    self.uiElements = uiDisabled || linear == nil ? [] : uiElements ?? UiElementType.all
    isUiDisabled = uiDisabled
    width = overlay?.width ?? 0
    height = overlay?.height ?? 0
    vastMediaWidth = media?.width ?? 0
    vastMediaHeight = media?.height ?? 0
    vastMediaBitrate = media?.bitrate ?? 0
    isLinear = linear != nil
    // A part of an unknown duration is never reached.
    let skipTime = linear.flatMap { $0.skipOffset?.time(in: $0.duration) }
    isSkippable = skipTime != nil
    skipTimeOffset = skipTime?.timeInterval ?? -1
    adPodInfo = ad.podInfo
    traffickingParameters = (linear?.adParameters ?? overlay?.adParameters)?.text ?? ""
    creativeID = creative?.id ?? ""
    creativeAdID = creative?.adID ?? ""
    universalAdIDs = creative?.universalAdIDs.map(UniversalAdID.init) ?? []
    advertiserName = inLine.advertiser?.name ?? ""
    surveyURL = inLine.surveys.first?.url.text ?? ""
    dealID = (resolved.wrappers + [resolved.ad]).lazy.compactMap(\.dealID).first ?? ""
    wrapperAdIDs = resolved.wrappers.map { $0.id ?? "" }
    wrapperCreativeIDs = resolved.wrappers.map { wrapper in
      (wrapper.creatives.first { $0.linear != nil } ?? wrapper.creatives.first)?.id ?? ""
    }
    wrapperSystems = resolved.wrappers.map { $0.adSystem?.name ?? "" }
    super.init()
  }

  /// An ad of a stream, as its metadata describes it.
  init(_ ad: StreamAd, uiDisabled: Bool, uiElements: [NSNumber]?) {
    let entry = ad.entry
    adId = entry.adID
    adTitle = entry.title
    adDescription = entry.text
    adSystem = entry.system
    companionAds = []
    contentType = ""
    duration = entry.duration.timeInterval
    self.uiElements = uiDisabled ? [] : uiElements ?? UiElementType.all
    isUiDisabled = uiDisabled
    (width, height) = (0, 0)
    (vastMediaWidth, vastMediaHeight, vastMediaBitrate) = (0, 0, 0)
    isLinear = true
    isSkippable = false
    skipTimeOffset = -1
    adPodInfo = ad.podInfo
    traffickingParameters = ""
    creativeID = entry.creativeID
    creativeAdID = entry.creativeAdID
    universalAdIDs = entry.universalAdID.map { [UniversalAdID($0)] } ?? []
    advertiserName = entry.advertiser
    surveyURL = ""
    dealID = entry.dealID
    (wrapperAdIDs, wrapperCreativeIDs, wrapperSystems) = ([], [], [])
    super.init()
  }

  /// The first name of ``universalAdIDs``, or `unknown`.
  @available(*, deprecated, message: "Use universalAdIDs instead.")
  public var universalAdIdValue: String { universalAdIDs.first?.adIDValue ?? UniversalAdID.unknown }

  /// The registry of that name, or `unknown`.
  @available(*, deprecated, message: "Use universalAdIDs instead.")
  public var universalAdIdRegistry: String { universalAdIDs.first?.adIDRegistry ?? UniversalAdID.unknown }
}

extension UiElementType {
  fileprivate static var all: [NSNumber] { allCases.map { NSNumber(value: $0.rawValue) } }
}

extension NonLinear {
  fileprivate var contentType: String? {
    for resource in resources {
      switch resource {
      case .staticResource(_, let type): return type
      case .html: return "text/html"
      case .iFrame: continue
      }
    }
    return nil
  }
}

extension VASTAd {
  /// No version of the specification has deals; servers write them as an extension.
  fileprivate var dealID: String? {
    for item in extensions where item.type?.lowercased() == "dealid" {
      let text = item.xml.replacing(/<[^>]*>/, with: "").trimmingCharacters(in: .whitespacesAndNewlines)
      if !text.isEmpty { return text }
    }
    return nil
  }
}
