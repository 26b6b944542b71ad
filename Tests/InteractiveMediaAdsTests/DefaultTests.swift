import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import Testing

@testable import InteractiveMediaAds

@MainActor
@Suite("Settings and requests")
struct DefaultTests {
  @Test("settings are those of the header, and a copy goes its own way")
  func settings() throws {
    let settings = Settings()
    #expect(settings.maxRedirects == 4)
    #expect(settings.autoPlayAdBreaks)
    #expect(!settings.enableBackgroundPlayback)
    #expect(!settings.disableNowPlayingInfo)
    #expect(!settings.enableDebugMode)
    #expect(settings.ppid == nil && settings.language == "en")
    #expect(settings.featureFlags.isEmpty && settings.sessionID == nil && settings.sameAppKeyEnabled)
    #expect(settings.playerType == nil && settings.playerVersion == nil)
    settings.ppid = "viewer"
    settings.language = "de"
    settings.maxRedirects = 2
    settings.autoPlayAdBreaks = false
    settings.enableBackgroundPlayback = true
    settings.disableNowPlayingInfo = true
    settings.enableDebugMode = true
    settings.playerType = "player"
    settings.playerVersion = "1"
    settings.featureFlags = ["feature": "on"]
    settings.sessionID = "session"
    settings.sameAppKeyEnabled = false
    let copy = try #require(settings.copy() as? Settings)
    settings.ppid = "other"
    settings.maxRedirects = 9
    #expect(copy.ppid == "viewer" && copy.language == "de" && copy.maxRedirects == 2)
    #expect(!copy.autoPlayAdBreaks && copy.enableBackgroundPlayback)
    #expect(copy.disableNowPlayingInfo && copy.enableDebugMode)
    #expect(copy.playerType == "player" && copy.playerVersion == "1")
    #expect(copy.featureFlags == ["feature": "on"] && copy.sessionID == "session" && !copy.sameAppKeyEnabled)
  }

  @Test("rendering settings are those of the header")
  func renderingSettings() {
    let settings = AdsRenderingSettings()
    #expect(settings.mimeTypes == [])
    #expect(settings.bitrate == kIMAAutodetectBitrate)
    #expect(settings.loadVideoTimeout == -1)
    #expect(settings.playAdsAfterTime == -1)
    #expect(settings.uiElements == nil)
    #expect(!settings.disableUi)
    #expect(settings.enablePreloading)
    #expect(!settings.openWebLinksExternally)
    #expect(settings.linkOpenerDelegate == nil && settings.linkOpenerPresentingController == nil)
  }

  @Test("rendering settings hold neither controller nor delegate")
  func weakReferences() {
    let settings = AdsRenderingSettings()
    var opener: Opener? = Opener()
    settings.linkOpenerDelegate = opener
    settings.linkOpenerPresentingController = opener
    #expect(settings.linkOpenerDelegate != nil)
    opener = nil
    #expect(settings.linkOpenerDelegate == nil && settings.linkOpenerPresentingController == nil)
  }

  @Test("each initialiser of a request keeps what it is given")
  func requests() {
    let player = AVPlayer()
    let container = AdDisplayContainer(adContainer: UIView())
    let playhead = AVPlayerContentPlayhead(avPlayer: player)
    let display = AVPlayerVideoDisplay(avPlayer: player)
    let proxy = PictureInPictureProxy(avPictureInPictureControllerDelegate: Nobody())
    let tag = "https://ads.example.com/tag"

    let plain = AdsRequest(
      adTagUrl: tag,
      adDisplayContainer: container,
      contentPlayhead: playhead,
      userContext: 7
    )
    #expect(plain.adTagUrl == tag && plain.adsResponse == nil)
    #expect(plain.contentPlayhead === playhead && plain.avPlayerVideoDisplay == nil)
    #expect(plain.adDisplayContainer === container && plain.userContext as? Int == 7)

    let shared = AdsRequest(
      adTagUrl: tag,
      adDisplayContainer: container,
      avPlayerVideoDisplay: display,
      pictureInPictureProxy: proxy,
      userContext: nil
    )
    #expect(shared.contentPlayhead == nil && shared.avPlayerVideoDisplay === display)
    #expect(shared.pictureInPictureProxy === proxy && shared.adTagUrl == tag)

    let canned = AdsRequest(
      adsResponse: "<VAST/>",
      adDisplayContainer: container,
      contentPlayhead: playhead,
      userContext: nil
    )
    #expect(canned.adTagUrl == nil && canned.adsResponse == "<VAST/>" && canned.contentPlayhead === playhead)

    let cannedShared = AdsRequest(
      adsResponse: "<VAST/>",
      adDisplayContainer: container,
      avPlayerVideoDisplay: display,
      pictureInPictureProxy: proxy,
      userContext: nil
    )
    #expect(cannedShared.adsResponse == "<VAST/>" && cannedShared.avPlayerVideoDisplay === display)
    #expect(cannedShared.adTagUrl == nil && cannedShared.pictureInPictureProxy === proxy)

    let old = AdsRequest(adTagUrl: tag, adDisplayContainer: container, userContext: "context")
    #expect(old.adTagUrl == tag && old.contentPlayhead == nil && old.userContext as? String == "context")
  }

  @Test("a request asks for nothing special unless told to")
  func requestDefaults() {
    let request = AdsRequest(
      adTagUrl: "https://ads.example.com/tag",
      adDisplayContainer: AdDisplayContainer(adContainer: UIView()),
      userContext: nil
    )
    #expect(!request.adWillAutoPlay && !request.adWillPlayMuted && !request.continuousPlayback)
    #expect(request.contentDuration == 0 && request.contentKeywords == nil)
    #expect(request.contentTitle == nil && request.contentURL == nil)
    #expect(request.secureSignals == nil)
    request.secureSignals = SecureSignals(customData: "signals")
    #expect(request.secureSignals?.customData == "signals")
    #expect(request.vastLoadTimeout == 0 && request.liveStreamPrefetchSeconds == 0)
  }

  private final class Opener: UIViewController, LinkOpenerDelegate {}
  private final class Nobody: NSObject, AVPictureInPictureControllerDelegate {}
}
