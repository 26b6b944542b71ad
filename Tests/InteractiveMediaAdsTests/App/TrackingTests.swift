import AdPlatform
import Foundation
import HeadlessAVFoundation
import Testing

@testable import InteractiveMediaAds

@MainActor
@Suite("Tracking calls carry what is true at the moment of the call")
struct TrackingTests {
  private func calls(_ app: FilmApp, _ event: String) -> [String] {
    app.server.calls.filter { $0.hasPrefix(event) }
  }

  @Test("the ad's playhead is exact when the app pauses, resumes, skips or mutes between two ticks")
  func playhead() {
    let app = FilmApp()
    let mute =
      "<Tracking event=\"mute\">https://track.example/a/mute?at=[ADPLAYHEAD]</Tracking></TrackingEvents>"
    app.request(
      Response.vast(
        Response.ad("a", skipOffset: "00:00:01").replacing("</TrackingEvents>", with: mute)
      )
    )
    app.advance(by: 2.117)
    app.manager?.pause()
    app.advance(by: 3)
    app.manager?.resume()
    app.advance(by: 1.05)
    app.manager?.volume = 0
    app.advance(by: 0.333)
    app.manager?.skip()
    app.advance(by: 1)
    #expect(calls(app, "a/pause") == ["a/pause?at=00%3A00%3A02.117"])
    #expect(calls(app, "a/resume") == ["a/resume?at=00%3A00%3A02.117"])
    #expect(calls(app, "a/mute") == ["a/mute?at=00%3A00%3A03.167"])
    #expect(calls(app, "a/skip") == ["a/skip?at=00%3A00%3A03.500"])
  }

  @Test("an ad that belongs to no playlist of breaks stands alone")
  func standalone() {
    let app = FilmApp()
    app.request(
      Response.vast(Response.ad("a").replacing("a/impression", with: "a/impression?b=[BREAKPOSITION]"))
    )
    app.advance(by: 2)
    #expect(calls(app, "a/impression") == ["a/impression?b=4"])
  }

  @Test("the ad's playhead is exact when its media breaks")
  func playheadOfError() {
    let app = FilmApp()
    app.platform.media.scripts[URL(string: "https://media.example/a.mp4")!] = PlaybackScript(
      duration: .seconds(10),
      failure: .at(.milliseconds(4_321))
    )
    app.request(
      Response.vast(Response.ad("a").replacing("[ERRORCODE]", with: "[ERRORCODE]&amp;at=[ADPLAYHEAD]"))
    )
    app.advance(by: 8)
    #expect(calls(app, "a/error") == ["a/error?code=405&at=00%3A00%3A04.321"])
  }

  @Test("an ad of a pod inside a wrapper reports its own sequence number")
  func podSequence() {
    let app = FilmApp()
    func ad(_ id: String, _ sequence: Int? = nil) -> String {
      Response.ad(id, sequence: sequence).replacing(
        "\(id)/impression",
        with: "\(id)/impression?p=[PODSEQUENCE]"
      )
    }
    app.server.answers["https://ads.example/pod"] = .text(Response.vast(ad("b", 1), ad("c", 2)))
    app.server.answers["https://ads.example/one"] = .text(Response.vast(ad("d")))
    let pod = Response.wrapper("w", around: "https://ads.example/pod")
      .replacing(
        "<Ad id=\"w\"><Wrapper>",
        with: "<Ad id=\"w\" sequence=\"2\"><Wrapper allowMultipleAds=\"true\">"
      )
    let one = Response.wrapper("v", around: "https://ads.example/one")
      .replacing("<Ad id=\"v\">", with: "<Ad id=\"v\" sequence=\"3\">")
    app.request(Response.vast(ad("a", 1), pod, one))
    app.advance(by: 60)
    #expect(
      app.server.calls.filter { $0.contains("?p=") } == [
        "a/impression?p=1", "b/impression?p=1", "c/impression?p=2", "d/impression?p=3",
      ]
    )
  }

  @Test("categories of the ad, and those that the wrappers around it block")
  func categories() {
    let app = FilmApp()
    let ad = Response.ad("a")
      .replacing(
        "<Error>",
        with: "<Category authority=\"iab\">IAB1-6,Cars</Category><Category>IAB2</Category><Error>"
      )
      .replacing("a/impression", with: "a/i?c=[ADCATEGORIES]&amp;b=[BLOCKEDADCATEGORIES]")
    app.server.answers["https://ads.example/inner"] = .text(Response.vast(ad))
    let wrapper = Response.wrapper("w", around: "https://ads.example/inner")
      .replacing("<Error>", with: "<BlockedAdCategories>IAB7-1, IAB8</BlockedAdCategories><Error>")
    app.request(Response.vast(wrapper))
    app.advance(by: 5)
    #expect(calls(app, "a/i") == ["a/i?c=IAB1-6,Cars,IAB2&b=IAB7-1,IAB8"])

    let without = FilmApp()
    without.request(
      Response.vast(
        Response.ad("a").replacing("a/impression", with: "a/i?c=[ADCATEGORIES]&amp;b=[BLOCKEDADCATEGORIES]")
      )
    )
    without.advance(by: 5)
    #expect(calls(without, "a/i") == ["a/i?c=-1&b=-1"])
  }

  @Test(
    "each verification of the ad and its wrappers hears that it is not supported, once, when the ad starts"
  )
  func verifications() {
    let app = FilmApp()
    func verifications(_ vendor: String) -> String {
      """
      <AdVerifications><Verification vendor="\(vendor)">
      <JavaScriptResource apiFramework="omid" browserOptional="true">https://verify.example/\(vendor).js</JavaScriptResource>
      <TrackingEvents><Tracking event="verificationNotExecuted">
      https://track.example/\(vendor)/not?r=[REASON]&amp;at=[ADPLAYHEAD]</Tracking></TrackingEvents>
      </Verification></AdVerifications><Impression>
      """
    }
    app.server.answers["https://ads.example/inner"] = .text(
      Response.vast(
        Response.ad("a").replacing("<Impression>", with: verifications("v1"))
          .replacing("a/impression", with: "a/impression?r=[REASON]")
      )
    )
    app.request(
      Response.vast(
        Response.wrapper("w", around: "https://ads.example/inner")
          .replacing("<Impression>", with: verifications("v2"))
      )
    )
    app.advance(by: 30)
    #expect(
      app.server.calls.filter { $0.contains("?r=") } == [
        "a/impression?r=-1", "v1/not?r=2&at=00%3A00%3A00.000", "v2/not?r=2&at=00%3A00%3A00.000",
      ]
    )
    #expect(!app.server.requests.contains { $0.host() == "verify.example" })
  }

  @Test(
    "an ad that breaks the schema so that nothing can play is reported with 101",
    arguments: [
      ("<Creatives>", "</Creatives>", 101), ("<MediaFiles>", "</MediaFiles>", 101),
      ("<MediaFile ", "</MediaFile>", 101),
    ]
  )
  func schema(start: String, end: String, code: Int) throws {
    let app = FilmApp()
    var ad = Response.ad("a")
    let first = try #require(ad.range(of: start))
    let last = try #require(ad.range(of: end))
    ad.removeSubrange(first.lowerBound..<last.upperBound)
    app.request(Response.vast(ad))
    app.advance(by: 5)
    #expect(calls(app, "a/error") == ["a/error?code=\(code)"])
    #expect(app.take().contains("error 100"))
  }

  @Test("an ad of companions alone is of a kind that a break cannot play: 200")
  func companionsOnly() {
    let app = FilmApp()
    let companions = """
      <CompanionAds><Companion width="300" height="250"><HTMLResource>x</HTMLResource></Companion></CompanionAds>
      """
    var ad = Response.ad("a")
    if let start = ad.range(of: "<Linear>"), let end = ad.range(of: "</Linear>") {
      ad.replaceSubrange(start.lowerBound..<end.upperBound, with: companions)
    }
    app.request(Response.vast(ad))
    app.advance(by: 5)
    #expect(calls(app, "a/error") == ["a/error?code=200"])
  }
}
