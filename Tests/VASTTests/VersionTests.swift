import Foundation
import Testing
import VAST

@Suite("Documents of every version")
struct VersionTests {
  @Test("VAST 2.0: linear, overlay, companions, and verifications in an extension")
  func two() throws {
    let document = try Fixture.vast(Fixture.version2)
    #expect(
      document.warnings == [
        Warning(
          kind: .nameCase(found: "AdID", expected: "adId"),
          path: "VAST/Ad/InLine/Creatives/Creative",
          line: 15
        )
      ]
    )
    let ad = try #require(document.ads.first)
    guard case .inLine(let inLine) = ad.content else { return #expect(Bool(false), "\(ad.content)") }
    #expect(document.version == "2.0")
    #expect(ad.id == "two" && ad.sequence == nil)
    #expect(ad.adSystem?.name == "Old Server" && ad.adSystem?.version == "1.5")
    #expect(inLine.adTitle == "Tea" && inLine.adDescription == "A cup of tea")
    #expect(inLine.surveys.map(\.url.text) == ["https://a.example/survey"])
    #expect(ad.errorURLs.map(\.text) == ["https://a.example/error"])
    #expect(ad.impressions.map(\.id) == ["first", "second"])
    #expect(ad.impressions.last?.url.text == "https://b.example/impression?a=1&b=[CACHEBUSTING]")

    let creative = try #require(ad.creatives.first)
    let linear = try #require(creative.linear)
    #expect(creative.adID == "tea-1" && creative.sequence == 1)
    #expect(linear.duration == .seconds(30) && linear.skipOffset == nil)
    #expect(linear.trackingEvents.map(\.event) == [.start, .complete])
    #expect(linear.adParameters?.text == "colour=green")
    #expect(linear.videoClicks.clickThrough?.id == "page")
    #expect(linear.videoClicks.clickTracking.map(\.url.text) == ["https://a.example/click"])
    #expect(linear.videoClicks.customClicks.map(\.id) == ["more"])
    let file = try #require(linear.mediaFiles.first)
    #expect(file.id == "m" && file.delivery == .progressive && file.type == "video/mp4")
    #expect(file.bitrate == 500 && file.width == 640 && file.height == 360)
    #expect(file.isScalable == true && file.maintainAspectRatio == false && file.apiFramework == "VPAID")
    #expect(file.url.url == URL(string: "https://m.example/tea.mp4"))

    let overlays = try #require(ad.creatives[1].nonLinearAds)
    let overlay = try #require(overlays.nonLinears.first)
    #expect(overlays.trackingEvents.map(\.event) == [.creativeView])
    #expect(
      overlay.width == 480 && overlay.expandedHeight == 200 && overlay.minSuggestedDuration == .seconds(5)
    )
    #expect(overlay.clickThrough?.text == "https://tea.example/overlay")
    #expect(overlay.adParameters?.text == "a=b")
    let image = try #require(URLTemplate("https://m.example/overlay.png"))
    #expect(overlay.resources == [.staticResource(image, creativeType: "image/png")])

    let companions = try #require(ad.creatives[2].companionAds).companions
    #expect(companions.count == 2)
    #expect(companions[0].resources == [.html(#"<a href="https://tea.example">Tea</a>"#)])
    #expect(companions[0].altText == "Tea" && companions[0].trackingEvents.count == 1)
    #expect(companions[0].clickThrough?.text == "https://tea.example/companion")
    #expect(companions[1].resources == [.iFrame(try #require(URLTemplate("https://m.example/frame")))])

    let verification = try #require(ad.adVerifications.first)
    #expect(verification.vendor == "v.example-omid" && verification.verificationParameters == "key=1")
    #expect(verification.javaScriptResources.map(\.isBrowserOptional) == [true])
    #expect(verification.trackingEvents.map(\.event) == [.verificationNotExecuted])
    #expect(ad.extensions.map(\.type) == ["AdVerifications"])
  }

  @Test("VAST 3.0: a wrapper in a pod, with progress offsets and icons")
  func three() throws {
    let document = try Fixture.vast(Fixture.version3)
    #expect(document.warnings.isEmpty)
    #expect(document.errorURLs.map(\.text) == ["https://a.example/none"])
    let ad = try #require(document.ads.first)
    guard case .wrapper(let wrapper) = ad.content else { return #expect(Bool(false), "\(ad.content)") }
    #expect(ad.sequence == 2)
    #expect(wrapper.adTagURI?.text == "https://b.example/tag?x=1&y=2")
    #expect(!wrapper.followAdditionalWrappers)
    #expect(wrapper.allowMultipleAds == true && wrapper.fallbackOnNoAd == true)
    let linear = try #require(ad.creatives.first?.linear)
    #expect(linear.skipOffset == .percent(25))
    #expect(linear.trackingEvents.map(\.offset) == [.time(.milliseconds(7500)), .percent(50)])
    let icon = try #require(linear.icons.first)
    #expect(icon.program == "Choices" && icon.width == 20 && icon.height == 21)
    #expect(icon.xPosition == .edge(.right) && icon.yPosition == .pixels(5))
    #expect(icon.offset == .seconds(1) && icon.duration == .seconds(10))
    #expect(icon.clickThrough?.text == "https://choices.example" && icon.clickTracking.map(\.id) == ["i"])
    #expect(icon.viewTracking.count == 1 && icon.resources.count == 1)
    #expect(ad.creatives.last?.companionAds?.required == .any)
  }

  @Test("VAST 4.2: registries, price, captions, mezzanines, interactive files")
  func four() throws {
    let document = try Fixture.vast(Fixture.version4)
    #expect(document.warnings.map(\.kind) == [.valueCase(found: "CPM", expected: "cpm")])
    let ad = try #require(document.ads.first)
    guard case .inLine(let inLine) = ad.content else { return #expect(Bool(false), "\(ad.content)") }
    #expect(ad.adType == .audio && !ad.isConditional && ad.sequence == 1)
    #expect(inLine.adServingID == "ServerName-47ed3bac" && inLine.expires == .seconds(3600))
    #expect(inLine.categories.map(\.code) == ["232"])
    #expect(inLine.advertiser?.name == "Roaster" && inLine.advertiser?.id == "roaster")
    #expect(ad.pricing?.model == .cpm && ad.pricing?.currency == "USD" && ad.pricing?.value == Decimal(25.5))
    #expect(ad.viewableImpression?.id == "vi" && ad.viewableImpression?.viewable.count == 1)
    #expect(
      ad.viewableImpression?.notViewable.count == 1 && ad.viewableImpression?.viewUndetermined.count == 1
    )
    #expect(ad.adVerifications.first?.executableResources.first?.reference == "module")

    let creative = try #require(ad.creatives.first)
    #expect(creative.universalAdIDs.map(\.value) == ["CNPA0484000H", "99"])
    #expect(creative.apiFramework == "SIMID" && creative.adID == "coffee")
    #expect(
      creative.creativeExtensions.map(\.xml) == [
        #"<CreativeExtension type="t"><x:y a="&lt;1" b="2" xmlns:x="urn:x">z &amp; <![CDATA[<w>]]></x:y>"#
          + "</CreativeExtension>"
      ]
    )
    let linear = try #require(creative.linear)
    #expect(linear.skipOffset == .time(.seconds(5)) && linear.duration == .milliseconds(60_250))
    #expect(linear.adParameters?.text == "<a/>" && linear.adParameters?.isXMLEncoded == true)
    #expect(linear.closedCaptionFiles.map(\.language) == ["en"])
    #expect(linear.mediaFiles.first?.maxBitrate == 4000 && linear.mediaFiles.first?.delivery == .streaming)
    #expect(linear.mezzanines.first?.fileSize == 700 && linear.mezzanines.first?.width == 3840)
    #expect(linear.interactiveCreativeFiles.first?.isDurationVariable == true)
    let icon = try #require(linear.icons.first)
    #expect(icon.xPosition == .pixels(7) && icon.yPosition == .edge(.top) && icon.pixelRatio == Decimal(1.5))
    #expect(icon.altText == "alt" && icon.hoverText == "hover")
    #expect(icon.clickFallbackImages.first?.altText == "why")
    let companion = try #require(ad.creatives.last?.companionAds?.companions.first)
    #expect(companion.adSlotID == "side" && companion.renderingMode == "end-card")
    #expect(companion.assetWidth == 600 && companion.expandedHeight == 260 && companion.pixelRatio == 2)
    #expect(companion.clickTracking.map(\.id) == ["k"])
  }

  @Test("VMAP 1.0: breaks with all three kinds of source")
  func playlist() throws {
    let document = try Fixture.vmap(Fixture.playlist)
    #expect(document.warnings.isEmpty)
    #expect(document.version == "1.0")
    #expect(document.extensions.map(\.type) == ["all"])
    #expect(document.adBreaks.map(\.timeOffset) == [.start, .time(.milliseconds(600_500)), .end])
    #expect(document.adBreaks.map(\.breakTypes) == [[.linear], [.linear, .nonLinear], [.display]])
    #expect(document.adBreaks.map(\.repeatAfter) == [nil, .seconds(900), nil])
    let first = try #require(document.adBreaks.first)
    #expect(first.breakID == "pre")
    #expect(first.trackingEvents.map(\.event) == [.breakStart, .breakEnd, .error])
    #expect(first.extensions.map(\.xml) == [#"<vmap:Extension type="bumper"><b/></vmap:Extension>"#])
    #expect(document.adBreaks.map(\.isBumper) == [true, false, false])
    #expect(first.adSource?.id == "s1" && first.adSource?.allowMultipleAds == false)
    #expect(first.adSource?.followRedirects == true)
    guard case .vastAdData(let inside) = first.adSource?.content else { return #expect(Bool(false)) }
    #expect(inside.ads.map(\.id) == ["inside"])
    let tag = try #require(URLTemplate("https://a.example/mid?a=1&b=2"))
    #expect(document.adBreaks[1].adSource?.content == .adTagURI(tag, templateType: "vast4"))
    #expect(
      document.adBreaks[2].adSource?.content == .customAdData(#"{"ad": 1}"#, templateType: "proprietary")
    )
  }

  @Test("a response is recognised by its root")
  func recognised() throws {
    guard case .vast(let vast) = try AdDocument(data: Data(Fixture.version3.utf8)) else {
      return #expect(Bool(false))
    }
    guard case .vmap(let vmap) = try AdDocument(data: Data(Fixture.playlist.utf8)) else {
      return #expect(Bool(false))
    }
    #expect(vast == (try Fixture.vast(Fixture.version3)))
    #expect(vmap == (try Fixture.vmap(Fixture.playlist)))
  }

  @Test(
    "every version from 2.0 to 4.2 is read",
    arguments: ["2.0", "2.0.1", "3.0", "4.0", "4.1", "4.2", "4.3"]
  )
  func versions(version: String) throws {
    let document = try Fixture.vast("<VAST version='\(version)'/>")
    #expect(document.version == version && document.ads.isEmpty && document.warnings.isEmpty)
  }

  @Test(
    "another version is refused by name",
    arguments: [
      ("<VideoAdServingTemplate/>", "VAST 1 (VideoAdServingTemplate)"), ("<VAST version='1.0'/>", "VAST 1.0"),
      ("<VAST version='5.0'/>", "VAST 5.0"),
    ]
  )
  func refused(xml: String, name: String) {
    #expect(throws: VASTError.unsupportedVersion(name)) { try Fixture.vast(xml) }
    #expect(throws: VASTError.unsupportedVersion(name)) { try AdDocument(data: Data(xml.utf8)) }
    #expect(VASTError.unsupportedVersion(name).code == 102)
  }
}
