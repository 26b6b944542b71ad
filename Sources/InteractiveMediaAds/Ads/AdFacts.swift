internal import AdPlatform
import Foundation
internal import VAST

/// What an ad's response and the media file chosen of it come to, in the words of ``Ad``.
struct AdFacts {
  typealias Size = (width: Int, height: Int)

  var adID, title, text, system, advertiser, survey, dealID: String
  var contentType: String
  var duration: TimeInterval
  var size: Size
  var mediaSize: Size
  var mediaBitrate: Int
  var isLinear: Bool
  /// Nil when the ad cannot be skipped.
  var skipTimeOffset: TimeInterval?
  var traffickingParameters: String
  var creativeID, creativeAdID: String
  var universalAdIDs: [UniversalAdID]
  var wrappers: [(adID: String, creativeID: String, system: String)]

  init(_ resolved: ResolvedAd, media: MediaFile?) {
    let inLine = resolved.inLine
    adID = resolved.ad.id ?? ""
    title = inLine.adTitle ?? ""
    text = inLine.adDescription ?? ""
    system = resolved.ad.adSystem?.name ?? ""
    advertiser = inLine.advertiser?.name ?? ""
    survey = inLine.surveys.first?.url.text ?? ""
    dealID = (resolved.wrappers + [resolved.ad]).lazy.compactMap(\.dealID).first ?? ""

    let overlay = resolved.linear == nil ? resolved.nonLinearAds.lazy.flatMap(\.nonLinears).first : nil
    let linear = resolved.linear
    isLinear = linear != nil
    duration = (linear?.duration ?? overlay?.minSuggestedDuration)?.timeInterval ?? 0
    contentType = media?.type ?? overlay?.contentType ?? ""
    size = (overlay?.width ?? 0, overlay?.height ?? 0)
    mediaSize = (media?.width ?? 0, media?.height ?? 0)
    mediaBitrate = media?.bitrate ?? 0
    skipTimeOffset = linear?.skipTime?.timeInterval
    traffickingParameters = (linear?.adParameters ?? overlay?.adParameters)?.text ?? ""

    let creative = resolved.linearCreative ?? resolved.ad.creatives.first { $0.nonLinearAds != nil }
    creativeID = creative?.id ?? ""
    creativeAdID = creative?.adID ?? ""
    universalAdIDs = creative?.universalAdIDs.map(UniversalAdID.init) ?? []
    wrappers = resolved.wrappers.map { wrapper in
      let creative = wrapper.creatives.first { $0.linear != nil } ?? wrapper.creatives.first
      return (wrapper.id ?? "", creative?.id ?? "", wrapper.adSystem?.name ?? "")
    }
  }
}

extension AdFacts {
  /// What the metadata of a stream says of an ad.
  init(_ ad: StreamAd) {
    let entry = ad.entry
    adID = entry.adID
    title = entry.title
    text = entry.text
    system = entry.system
    advertiser = entry.advertiser
    survey = ""
    dealID = entry.dealID
    contentType = ""
    duration = entry.duration.timeInterval
    size = (0, 0)
    mediaSize = (0, 0)
    mediaBitrate = 0
    isLinear = true
    skipTimeOffset = nil
    traffickingParameters = ""
    creativeID = entry.creativeID
    creativeAdID = entry.creativeAdID
    universalAdIDs = entry.universalAdID.map { [UniversalAdID($0)] } ?? []
    wrappers = []
  }
}

extension Ad {
  /// What the app is told of an ad of a stream.
  convenience init(_ ad: StreamAd, uiDisabled: Bool, uiElements: [NSNumber]?) {
    let info = AdPodInfo(
      totalAds: ad.totalAds,
      adPosition: ad.position,
      podIndex: ad.podIndex,
      timeOffset: ad.timeOffset,
      maxDuration: ad.breakDuration?.timeInterval ?? -1
    )
    let all = UiElementType.allCases.map { NSNumber(value: $0.rawValue) }
    self.init(
      AdFacts(ad),
      podInfo: info,
      uiDisabled: uiDisabled,
      uiElements: uiDisabled ? [] : uiElements ?? all
    )
  }

  /// What the app is told of a resolved ad.
  ///
  /// - Parameter uiElements: as ``AdsRenderingSettings/uiElements``; nil for all.
  convenience init(
    _ ad: ResolvedAd,
    media: MediaFile?,
    podInfo: AdPodInfo,
    uiDisabled: Bool,
    uiElements: [NSNumber]? = nil
  ) {
    let facts = AdFacts(ad, media: media)
    let all = UiElementType.allCases.map { NSNumber(value: $0.rawValue) }
    let shown = uiDisabled || !facts.isLinear ? [] : uiElements ?? all
    self.init(facts, podInfo: podInfo, uiDisabled: uiDisabled, uiElements: shown)
  }
}

extension Linear {
  /// When the viewer may skip; a part of an unknown duration is never reached.
  var skipTime: Duration? {
    skipOffset?.time(in: duration)
  }
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
