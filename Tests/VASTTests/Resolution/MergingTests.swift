import Foundation
import Testing
import VAST

@MainActor
@Suite("An ad has what its wrappers add")
struct MergingTests {
  /// Parts that call `https://track.example.com/NAME/…`.
  private func parts(_ name: String) -> String {
    let url = "https://track.example.com/\(name)"
    return """
      <ViewableImpression><Viewable>\(url)/viewable</Viewable><NotViewable>\(url)/not</NotViewable>\
      <ViewUndetermined>\(url)/undetermined</ViewUndetermined></ViewableImpression>\
      <AdVerifications><Verification vendor="\(name)"/></AdVerifications>
      """
  }

  private func linear(_ name: String, sequence: Int? = nil, more: String = "") -> String {
    let url = "https://track.example.com/\(name)"
    let sequence = sequence.map { "sequence='\($0)'" } ?? ""
    return """
      <Creative id="\(name)" \(sequence)><Linear><Duration>00:00:10</Duration>\
      <TrackingEvents><Tracking event="start">\(url)/start</Tracking>\
      <Tracking event="progress" offset="00:00:05">\(url)/five</Tracking></TrackingEvents>\
      <VideoClicks><ClickThrough>\(url)/through</ClickThrough><ClickTracking>\(url)/click</ClickTracking>\
      <CustomClick>\(url)/custom</CustomClick></VideoClicks>\
      <Icons><Icon program="\(name)"/><Icon program="AdChoices" width="\(name.utf8.count)"/></Icons>\(more)\
      </Linear></Creative>
      """
  }

  private func companion(_ id: String) -> String {
    "<Creative><CompanionAds><Companion id='\(id)' width='1' height='1'/></CompanionAds></Creative>"
  }

  private func nonLinear(_ name: String) -> String {
    let url = "https://track.example.com/\(name)"
    return """
      <Creative><NonLinearAds><NonLinear id="\(name)">\
      <NonLinearClickTracking>\(url)/click</NonLinearClickTracking></NonLinear>\
      <TrackingEvents><Tracking event="creativeView">\(url)/view</Tracking></TrackingEvents></NonLinearAds></Creative>
      """
  }

  /// The ad behind the wrappers `outer` and `inner`.
  private func resolve(own: String, inner: String, outer: String) throws -> ResolvedAd {
    let rig = ResolverRig([
      "1": .body(
        Response.vast(
          Response.wrapper(
            "inner",
            to: ResolverRig.url("2"),
            parts: parts("inner") + "<Creatives>\(inner)</Creatives>"
          )
        )
      ),
      "2": .body(Response.vast(Response.inLine("own", parts: parts("own"), creatives: own))),
    ])
    let response = try rig.resolve(
      Response.vast(
        Response.wrapper(
          "outer",
          to: ResolverRig.url("1"),
          parts: parts("outer") + "<Creatives>\(outer)</Creatives>"
        )
      )
    )
    return try #require(response.pod.first)
  }

  private func paths(_ urls: [URLTemplate]) -> [String] {
    urls.map { String($0.text.dropFirst("https://track.example.com/".count)) }
  }

  @Test("the inline ad's own come first, then the wrappers' from the inside out")
  func lists() throws {
    let ad = try resolve(own: linear("own"), inner: "", outer: "")
    let names = ["own", "inner", "outer"]
    #expect(paths(ad.impressions) == names.map { "\($0)/impression" })
    #expect(paths(ad.errorURLs) == names.map { "\($0)/error?code=[ERRORCODE]" })
    #expect(paths(ad.viewable) == names.map { "\($0)/viewable" })
    #expect(paths(ad.notViewable) == names.map { "\($0)/not" })
    #expect(paths(ad.viewUndetermined) == names.map { "\($0)/undetermined" })
    #expect(ad.adVerifications.map(\.vendor) == names)
    #expect(ad.wrappers.map(\.id) == ["outer", "inner"] && ad.inLine.adTitle == "own")
    #expect(ad.ad.impressions.count == 1, "the ad itself stays as it was")
  }

  @Test("a linear creative gets tracking, clicks to call and icons; the page to open is its own")
  func linears() throws {
    let ad = try resolve(own: linear("own"), inner: linear("inner"), outer: linear("outer"))
    let linear = try #require(ad.linear)
    let names = ["own", "inner", "outer"]
    #expect(paths(linear.trackingEvents.map(\.url)) == names.flatMap { ["\($0)/start", "\($0)/five"] })
    #expect(linear.trackingEvents.map(\.event) == names.flatMap { _ in [.start, .progress] })
    #expect(paths(linear.videoClicks.clickTracking.map(\.url)) == names.map { "\($0)/click" })
    #expect(paths(linear.videoClicks.customClicks.map(\.url)) == names.map { "\($0)/custom" })
    #expect(linear.videoClicks.clickThrough?.url.text == "https://track.example.com/own/through")
    #expect(linear.icons.map(\.program) == ["own", "AdChoices", "inner", "outer"])
    #expect(linear.icons[1].width == 3, "of one programme the innermost icon")
    #expect(linear.duration == .seconds(10) && ad.linearCreative?.id == "own")
  }

  @Test("the linear creative with the lowest sequence plays, else the first")
  func linearSequence() throws {
    var ad = try resolve(own: linear("b", sequence: 2) + linear("a", sequence: 1), inner: "", outer: "")
    #expect(ad.linearCreative?.id == "a")
    ad = try resolve(own: linear("c") + linear("b", sequence: 2), inner: "", outer: "")
    #expect(ad.linearCreative?.id == "b")
    ad = try resolve(own: companion("x") + linear("c") + linear("d"), inner: "", outer: "")
    #expect(ad.linearCreative?.id == "c")
  }

  @Test("wrappers make no linear ad of one that has none")
  func noLinear() throws {
    let ad = try resolve(own: nonLinear("own"), inner: linear("inner"), outer: linear("outer"))
    #expect(ad.linear == nil && ad.linearCreative == nil)
  }

  @Test("overlays get the wrappers' tracking and clicks to call")
  func nonLinears() throws {
    let ad = try resolve(own: nonLinear("own"), inner: nonLinear("inner"), outer: nonLinear("outer"))
    let overlay = try #require(ad.nonLinearAds.first)
    let names = ["own", "inner", "outer"]
    #expect(ad.nonLinearAds.count == 1 && overlay.nonLinears.map(\.id) == ["own"])
    #expect(paths(overlay.trackingEvents.map(\.url)) == names.map { "\($0)/view" })
    #expect(paths(overlay.nonLinears[0].clickTracking.map(\.url)) == names.map { "\($0)/click" })
  }

  @Test(
    "companions are the inline ad's; where it has none, the innermost wrapper's",
    arguments: [(true, true, "own"), (false, true, "inner"), (false, false, "outer")]
  )
  func companions(own: Bool, inner: Bool, expected: String) throws {
    let ad = try resolve(
      own: linear("own") + (own ? companion("own") : "<Creative><CompanionAds/></Creative>"),
      inner: inner ? companion("inner") : "",
      outer: companion("outer")
    )
    #expect(ad.companions.flatMap(\.companions).map(\.id) == [expected])
  }

  @Test("what is there twice, letter for letter, is there once")
  func duplicates() throws {
    let same = "<Impression>https://track.example.com/same</Impression>"
    let rig = ResolverRig(["1": .body(Response.vast(Response.inLine("own", parts: same + same)))])
    let response = try rig.resolve(
      Response.vast(Response.wrapper("w", to: ResolverRig.url("1"), parts: same))
    )
    #expect(paths(response.pod.first?.impressions ?? []) == ["own/impression", "same", "w/impression"])
  }

  @Test("a wrapper is no ad, and an ad without wrappers is its own")
  func byHand() throws {
    let document = try Fixture.vast(
      Response.vast(
        Response.inLine("ad", sequence: 2),
        Response.wrapper("w", to: ResolverRig.url("1"), sequence: 5)
      )
    )
    let (ad, wrapper) = (document.ads[0], document.ads[1])
    #expect(ResolvedAd(wrapper) == nil)
    #expect(ResolvedAd(ad)?.sequence == 2 && ResolvedAd(ad, wrappers: [wrapper])?.sequence == 5)
    #expect(ResolvedAd(ad)?.impressions == ad.impressions.map(\.url))
  }
}
