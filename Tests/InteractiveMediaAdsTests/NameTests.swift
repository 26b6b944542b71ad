import Foundation
import HeadlessUIKit
import Testing

@testable import InteractiveMediaAds

@MainActor
@Suite("Names and raw values of the Interactive Media Ads SDK")
struct NameTests {
  @Test("event types have the raw values and the words of the header's order")
  func eventTypes() {
    let table = """
      AD_BREAK_READY AD_BREAK_FETCH_ERROR AD_BREAK_ENDED AD_BREAK_STARTED AD_PERIOD_ENDED AD_PERIOD_STARTED \
      ALL_ADS_COMPLETED CLICKED COMPLETE CUEPOINTS_CHANGED ICON_FALLBACK_IMAGE_CLOSED ICON_TAPPED FIRST_QUARTILE \
      LOADED LOG MIDPOINT PAUSE RESUME SKIPPED STARTED STREAM_LOADED STREAM_STARTED TAPPED THIRD_QUARTILE
      """.split(separator: " ")
    #expect(AdEventType.allCases.map(\.rawValue) == Array(table.indices))
    for (type, name) in zip(AdEventType.allCases, table) {
      #expect("\(type)" == name)
      #expect(AdEvent(type, ad: nil).typeString == name.replacing("_", with: " ").capitalized)
    }
    #expect(AdEvent(.AD_BREAK_READY, ad: nil).typeString == "Ad Break Ready")
  }

  @Test("event types have Objective-C's names, too")
  func objectiveCNames() {
    let names: [AdEventType] = [
      kIMAAdEvent_AD_BREAK_READY, kIMAAdEvent_AD_BREAK_FETCH_ERROR, kIMAAdEvent_AD_BREAK_ENDED,
      kIMAAdEvent_AD_BREAK_STARTED, kIMAAdEvent_AD_PERIOD_ENDED, kIMAAdEvent_AD_PERIOD_STARTED,
      kIMAAdEvent_ALL_ADS_COMPLETED, kIMAAdEvent_CLICKED, kIMAAdEvent_COMPLETE, kIMAAdEvent_CUEPOINTS_CHANGED,
      kIMAAdEvent_ICON_FALLBACK_IMAGE_CLOSED, kIMAAdEvent_ICON_TAPPED, kIMAAdEvent_FIRST_QUARTILE,
      kIMAAdEvent_LOADED, kIMAAdEvent_LOG, kIMAAdEvent_MIDPOINT, kIMAAdEvent_PAUSE, kIMAAdEvent_RESUME,
      kIMAAdEvent_SKIPPED, kIMAAdEvent_STARTED, kIMAAdEvent_STREAM_LOADED, kIMAAdEvent_STREAM_STARTED,
      kIMAAdEvent_TAPPED, kIMAAdEvent_THIRD_QUARTILE,
    ]
    #expect(names == AdEventType.allCases)
  }

  @Test("error codes have the header's numbers")
  func errorCodes() {
    let table: [(AdErrorCode, Int)] = [
      (.VAST_MALFORMED_RESPONSE, 100), (.VAST_TRAFFICKING_ERROR, 200), (.VAST_LOAD_TIMEOUT, 301),
      (.VAST_TOO_MANY_REDIRECTS, 302), (.VAST_INVALID_URL, 303), (.VIDEO_PLAY_ERROR, 400),
      (.VAST_MEDIA_LOAD_TIMEOUT, 402), (.VAST_LINEAR_ASSET_MISMATCH, 403),
      (.COMPANION_AD_LOADING_FAILED, 603), (.UNKNOWN_ERROR, 900), (.PLAYLIST_MALFORMED_RESPONSE, 1004),
      (.FAILED_TO_REQUEST_ADS, 1005), (.REQUIRED_LISTENERS_NOT_ADDED, 1006), (.VAST_ASSET_NOT_FOUND, 1007),
      (.ADSLOT_NOT_VISIBLE, 1008), (.VAST_EMPTY_RESPONSE, 1009), (.FAILED_LOADING_AD, 1010),
      (.STREAM_INITIALIZATION_FAILED, 1020), (.INVALID_ARGUMENTS, 1101), (.API_ERROR, 1102),
      (.OS_RUNTIME_TOO_OLD, 1103), (.VIDEO_ELEMENT_USED, 1201), (.VIDEO_ELEMENT_REQUIRED, 1202),
      (.CONTENT_PLAYHEAD_MISSING, 1205),
    ]
    #expect(AdErrorCode.allCases == table.map(\.0))
    #expect(AdErrorCode.allCases.map(\.rawValue) == table.map(\.1))
  }

  @Test("the smaller enumerations have the header's order")
  func smallEnumerations() {
    #expect(AdErrorType.allCases == [.adUnknownErrorType, .adLoadingFailed, .adPlayingFailed])
    #expect(AdErrorType.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(UiElementType.AD_ATTRIBUTION.rawValue == 0)
    #expect(UiElementType.COUNTDOWN.rawValue == 1)
    #expect(FriendlyObstructionPurpose.allCases == [.mediaControls, .closeAd, .notVisible, .other])
    #expect(FriendlyObstructionPurpose.other.rawValue == 3)
  }

  @Test("each prefixed name stands for the same without its prefix")
  func prefixedNames() {
    let table: [(String, Any.Type)] = [
      ("IMAAdsLoader", IMAAdsLoader.self), ("IMAAdsLoaderDelegate", (any IMAAdsLoaderDelegate).self),
      ("IMAAdsRequest", IMAAdsRequest.self), ("IMASettings", IMASettings.self),
      ("IMAAdsLoadedData", IMAAdsLoadedData.self), ("IMAAdLoadingErrorData", IMAAdLoadingErrorData.self),
      ("IMASecureSignals", IMASecureSignals.self), ("IMAStreamRequest", IMAStreamRequest.self),
      ("IMAPodStreamRequest", IMAPodStreamRequest.self),
      ("IMALiveStreamRequest", IMALiveStreamRequest.self), ("IMAVODStreamRequest", IMAVODStreamRequest.self),
      ("IMAPodVODStreamRequest", IMAPodVODStreamRequest.self),
      ("IMAVideoStitcherLiveStreamRequest", IMAVideoStitcherLiveStreamRequest.self),
      ("IMAVideoStitcherVODStreamRequest", IMAVideoStitcherVODStreamRequest.self),
      ("IMACuepoint", IMACuepoint.self), ("IMAStreamManager", IMAStreamManager.self),
      ("IMAStreamManagerDelegate", (any IMAStreamManagerDelegate).self),
      ("IMAAdsManager", IMAAdsManager.self), ("IMAAdsManagerDelegate", (any IMAAdsManagerDelegate).self),
      ("IMAAdsRenderingSettings", IMAAdsRenderingSettings.self),
      ("IMALinkOpenerDelegate", (any IMALinkOpenerDelegate).self),
      ("IMAAdDisplayContainer", IMAAdDisplayContainer.self), ("IMACompanionAdSlot", IMACompanionAdSlot.self),
      ("IMACompanionDelegate", (any IMACompanionDelegate).self),
      ("IMAFriendlyObstruction", IMAFriendlyObstruction.self),
      ("IMAFriendlyObstructionPurpose", IMAFriendlyObstructionPurpose.self),
      ("IMAVideoDisplay", (any IMAVideoDisplay).self),
      ("IMAVideoDisplayDelegate", (any IMAVideoDisplayDelegate).self),
      ("IMAAVPlayerVideoDisplay", IMAAVPlayerVideoDisplay.self),
      ("IMAAVPlayerVideoDisplayDelegate", (any IMAAVPlayerVideoDisplayDelegate).self),
      ("IMAAdPlaybackInfo", (any IMAAdPlaybackInfo).self),
      ("IMAPictureInPictureProxy", IMAPictureInPictureProxy.self),
      ("IMAContentPlayhead", (any IMAContentPlayhead).self),
      ("IMAAVPlayerContentPlayhead", IMAAVPlayerContentPlayhead.self), ("IMAAd", IMAAd.self),
      ("IMAAdPodInfo", IMAAdPodInfo.self), ("IMACompanionAd", IMACompanionAd.self),
      ("IMAUniversalAdID", IMAUniversalAdID.self), ("IMAAdEvent", IMAAdEvent.self),
      ("IMAAdEventType", IMAAdEventType.self), ("IMAAdError", IMAAdError.self),
      ("IMAAdErrorType", IMAErrorType.self), ("IMAAdErrorCode", IMAErrorCode.self),
      ("IMAUiElementType", IMAUiElementType.self),
    ]
    for (name, type) in table { #expect("IMA\(type)" == name) }
    #expect(kIMAAutodetectBitrate == -1)
    #expect(kIMAAdBreakTime == "adBreakTime")
    #expect(kIMAPropertyCurrentTime == "currentTime")
    #expect([kIMASubtitleLanguage, kIMASubtitleWebVTT, kIMASubtitleTTML] == ["language", "webvtt", "ttml"])
  }
}
