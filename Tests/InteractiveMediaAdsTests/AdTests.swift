import Foundation
import Testing
import VAST

@testable import InteractiveMediaAds

@Suite("What an app is told of an ad")
struct AdTests {
  @Test("a linear ad with its media file, its pod and its wrappers")
  func linear() throws {
    let ad = try Self.ad(Fixtures.linear, wrappers: [Fixtures.outer, Fixtures.inner])
    #expect(ad.adId == "ad-1" && ad.adTitle == "Coffee" && ad.adDescription == "A cup of it")
    #expect(ad.adSystem == "Server" && ad.advertiserName == "Roasters")
    #expect(ad.surveyURL == "https://survey.example.com/")
    #expect(ad.isLinear && ad.duration == 20)
    #expect(ad.isSkippable && ad.skipTimeOffset == 5)
    #expect(ad.contentType == "video/mp4")
    #expect(ad.vastMediaWidth == 640 && ad.vastMediaHeight == 360 && ad.vastMediaBitrate == 800)
    #expect(ad.width == 0 && ad.height == 0)
    #expect(ad.creativeID == "creative-1" && ad.creativeAdID == "ISCI-1")
    #expect(ad.universalAdIDs.map(\.adIDValue) == ["CNPA0484000H"])
    #expect(ad.universalAdIDs.map(\.adIDRegistry) == ["ad-id.org"])
    #expect(ad.traffickingParameters == "a=b")
    #expect(ad.companionAds.isEmpty)
    #expect(ad.wrapperAdIDs == ["outer", ""])
    #expect(ad.wrapperSystems == ["Exchange", "Network"])
    #expect(ad.wrapperCreativeIDs == ["outer-creative", ""])
    #expect(ad.dealID == "deal-7")
    #expect(ad.uiElements == [0, 1] && !ad.isUiDisabled)
    #expect(ad.adPodInfo.totalAds == 3 && ad.adPodInfo.adPosition == 2 && ad.adPodInfo.podIndex == -1)
    #expect(ad.adPodInfo.timeOffset == -1 && ad.adPodInfo.maxDuration == 90 && ad.adPodInfo.isBumper)
  }

  @Test("an ad that says nothing of itself has empty texts")
  func nothing() throws {
    let ad = try Self.ad(Fixtures.bare)
    #expect(ad.adId == "" && ad.adTitle == "" && ad.adSystem == "" && ad.contentType == "video/mp4")
    #expect(ad.duration == 0 && !ad.isSkippable && ad.skipTimeOffset == -1)
    #expect(ad.universalAdIDs.isEmpty && ad.wrapperAdIDs.isEmpty && ad.dealID == "")
  }

  @Test("a part of an unknown duration is never reached")
  func partOfNothing() throws {
    let ad = try Self.ad(Fixtures.bare.replacing("<Linear>", with: #"<Linear skipoffset="25%">"#))
    #expect(!ad.isSkippable)
  }

  @Test("an overlay has a size and no media")
  func overlay() throws {
    let ad = try Self.ad(Fixtures.overlay)
    #expect(!ad.isLinear && ad.width == 300 && ad.height == 60 && ad.duration == 8)
    #expect(ad.contentType == "image/png" && ad.vastMediaWidth == 0 && ad.uiElements.isEmpty)
    #expect(ad.creativeID == "overlay-creative")
  }

  @Test("disabled, it brings nothing along")
  func disabled() throws {
    let ad = try Self.ad(Fixtures.linear, uiDisabled: true)
    #expect(ad.isUiDisabled && ad.uiElements.isEmpty)
    let resolved = try Fixtures.resolved(Fixtures.linear)
    let id = PodAd.ID(cue: 0, number: 1)
    let podAd = PodAd(id: id, ad: resolved, media: nil, podInfo: AdPodInfo())
    let chosen = Ad(podAd, uiDisabled: false, uiElements: [1])
    #expect(chosen.uiElements == [1])
    #expect(chosen.contentType == "")
  }

  @Test("a companion's resource is one text, whatever its kind")
  func companions() throws {
    let companions = try Fixtures.resolved(Fixtures.companions).companions.flatMap(\.companions).map {
      CompanionAd($0)
    }
    #expect(
      companions.map(\.resourceValue) == [
        "https://media.example.com/box.png", "https://media.example.com/second.html", "<b>Coffee</b>",
        "https://media.example.com/sky.png", nil,
      ]
    )
    #expect(companions.map(\.width) == [300, 300, 728, 120, 10])
    #expect(companions.map(\.height) == [250, 250, 90, 600, 10])
    #expect(companions.allSatisfy { $0.apiFramework == nil })
  }

  @Test("a stand-alone ad is a pod of one")
  func podDefaults() {
    let info = AdPodInfo()
    #expect(info.totalAds == 1 && info.adPosition == 1 && !info.isBumper && info.podIndex == 0)
    #expect(info.timeOffset == 0 && info.maxDuration == -1)
  }

  private static func ad(_ xml: String, wrappers: [String] = [], uiDisabled: Bool = false) throws -> Ad {
    let resolved = try Fixtures.resolved(xml, wrappers: wrappers)
    let podInfo = AdPodInfo(
      totalAds: 3,
      adPosition: 2,
      isBumper: true,
      podIndex: -1,
      timeOffset: -1,
      maxDuration: 90
    )
    let podAd = PodAd(
      id: PodAd.ID(cue: 0, number: 1),
      ad: resolved,
      media: resolved.linear?.mediaFiles.first,
      podInfo: podInfo
    )
    return Ad(podAd, uiDisabled: uiDisabled, uiElements: nil)
  }
}
