import AdPlatform
import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import Testing

@testable import InteractiveMediaAds

/// What the app and the ad server hear when a response, a break or an ad cannot be played.
@Suite("A film with ads, when something fails")
@MainActor
struct FilmFailureTests {
  @Test("a response that is empty, unreadable or missing is one error, and the content plays")
  func failures() {
    let cases: [(TestServer.Answer, Int)] = [
      (.text(""), 1009), (.text("not XML"), 100), (.text(Response.vast()), 1009), (.status(404), 1005),
      (.status(500), 1005), (.silence, 301), (.text("<VideoAdServingTemplate/>"), 100),
      (.text(Response.vmap()), 1009),
      (.text(Response.vast(Response.wrapper("w", around: "https://ads.example/tag"))), 302),
    ]
    for (answer, code) in cases {
      let app = FilmApp()
      app.server.answers["https://ads.example/tag"] = answer
      app.request(tag: "https://ads.example/tag")
      app.advance(by: 60)
      #expect(app.take().first == "failed \(code)")
      #expect(app.filmTime > 0)
    }
  }

  @Test(
    "a tag that is no web address is an error",
    arguments: ["", "file:///etc/passwd", "javascript:alert(1)", "ads"]
  )
  func badTags(tag: String) {
    let app = FilmApp()
    app.request(tag: tag)
    app.advance(by: 1)
    #expect(app.take() == ["failed 1005"])
    #expect(app.server.requests.isEmpty)
  }

  @Test("the time limit of a request is in milliseconds")
  func timeLimit() {
    let app = FilmApp()
    app.server.answers["https://ads.example/tag"] = .silence
    let request = AdsRequest(
      adTagUrl: "https://ads.example/tag",
      adDisplayContainer: app.container,
      contentPlayhead: nil,
      userContext: nil
    )
    request.vastLoadTimeout = 1500
    app.loader.requestAds(with: request)
    app.advance(by: 1.4)
    #expect(app.take() == [])
    app.advance(by: 0.2)
    #expect(app.take() == ["failed 301"])
  }

  @Test("a playlist without a playhead is an error")
  func withoutPlayhead() {
    let app = FilmApp()
    app.loader.requestAds(
      with: AdsRequest(
        adsResponse: Response.playlist,
        adDisplayContainer: app.container,
        contentPlayhead: nil,
        userContext: nil
      )
    )
    app.advance(by: 1)
    #expect(app.take() == ["ads loaded", "error 1205", "ALL_ADS_COMPLETED"])
  }

  @Test("a wrapper around nothing is told apart from an empty response")
  func emptyWrapper() {
    let app = FilmApp()
    app.server.answers["https://ads.example/tag"] = .text(
      Response.vast(Response.wrapper("w", around: "https://ads.example/inner"))
    )
    app.server.answers["https://ads.example/inner"] = .text(Response.vast())
    app.request(tag: "https://ads.example/tag")
    app.advance(by: 1)
    #expect(app.take() == ["failed 303"])
  }

  @Test("a break that is empty or silent is told, and the content goes on")
  func failingBreaks() {
    let app = FilmApp()
    app.server.answers = [
      "https://ads.example/silent": .silence, "https://ads.example/lost": .status(404),
    ]
    app.request(
      Response.vmap(
        Response.adBreak("pre", at: "start", tag: "https://ads.example/silent"),
        Response.adBreak("mid", at: "00:00:30", tag: "https://ads.example/lost"),
        Response.adBreak("post", at: "end")
      )
    )
    app.advance(by: 300)
    let lines = app.take()
    #expect(lines.filter { $0 == "AD_BREAK_FETCH_ERROR" }.count == 3)
    #expect(!lines.contains { $0.hasPrefix("pause") })
    #expect(lines.contains("film ends"))
    #expect(lines.filter { $0 == "ALL_ADS_COMPLETED" }.count == 1)
  }

  @Test("an ad that cannot be played is told to its server, and the next one plays")
  func brokenMedia() {
    let app = FilmApp()
    app.platform.media.scripts[URL(string: "https://media.example/b.mp4")!] = PlaybackScript(
      duration: .seconds(10),
      failure: .at(.seconds(4))
    )
    app.platform.media.scripts[URL(string: "https://media.example/c.mp4")!] = PlaybackScript(
      duration: .seconds(10),
      loadLatency: .seconds(20)
    )
    app.platform.media.scripts[URL(string: "https://media.example/d.mp4")!] = PlaybackScript(
      failure: .whileLoading
    )
    app.request(
      Response.vast(
        Response.ad("a", sequence: 1, type: "application/javascript"),
        Response.ad("b", sequence: 2),
        Response.ad("c", sequence: 3),
        Response.ad("d", sequence: 4),
        Response.ad("e", sequence: 5)
      )
    )
    app.advance(by: 60)
    #expect(
      app.server.calls.filter { $0.contains("error") } == [
        "a/error?code=403", "b/error?code=405", "c/error?code=402", "d/error?code=401",
      ]
    )
    let lines = app.take()
    #expect(lines.filter { $0 == "LOG" }.count == 4)
    #expect(lines.contains("COMPLETE e"))
    #expect(lines.suffix(2) == ["resume at 0.0", "ALL_ADS_COMPLETED"])
  }

  @Test("media that loads too slowly is given up after the time that the app sets")
  func loadTimeout() {
    let app = FilmApp()
    app.platform.media.scripts[URL(string: "https://media.example/a.mp4")!] = PlaybackScript(
      duration: .seconds(10),
      loadLatency: .seconds(4)
    )
    app.rendering.loadVideoTimeout = 3
    app.request(Response.vast(Response.ad("a")))
    app.advance(by: 2.9)
    #expect(!app.take().contains("error 402"))
    app.advance(by: 0.2)
    #expect(app.take().contains("error 402"))
  }

  @Test("an ad that halts for want of data for too long is given up, and the content goes on")
  func stalledForEver() {
    let app = FilmApp()
    app.platform.media.scripts[URL(string: "https://media.example/a.mp4")!] = PlaybackScript(
      duration: .seconds(10),
      stalls: [.init(at: .seconds(4), for: .seconds(100_000))]
    )
    app.request(Response.vast(Response.ad("a")))
    app.advance(by: 5)
    app.manager?.pause()
    // While it is paused, its media is not awaited.
    app.advance(by: 100)
    #expect(app.take().last == "PAUSE a")
    app.manager?.resume()
    app.advance(by: 7.9)
    #expect(app.take() == ["RESUME a"])
    app.advance(by: 0.2)
    #expect(app.take() == ["LOG", "error 400", "resume at 0.0", "ALL_ADS_COMPLETED"])
    #expect(app.server.calls.last == "a/error?code=405")
  }

  @Test("an ad's errors are called with the place and the media of that ad")
  func errorMacros() throws {
    let app = FilmApp()
    func ad(_ id: String, _ sequence: Int, type: String = "video/mp4") -> String {
      Response.ad(id, sequence: sequence, type: type)
        .replacing("=[ERRORCODE]", with: "=[ERRORCODE]&amp;at=[ADPLAYHEAD]&amp;asset=[ASSETURI]")
    }
    let media = try #require(URL(string: "https://media.example/b.mp4"))
    app.platform.media.scripts[media] = PlaybackScript(duration: .seconds(10), failure: .at(.seconds(4)))
    app.request(Response.vast(ad("a", 1), ad("b", 2), ad("c", 3, type: "video/x-flv")))
    app.advance(by: 60)
    #expect(
      app.server.calls.filter { $0.contains("error") } == [
        "b/error?code=405&at=00%3A00%3A04.000&asset=https%3A%2F%2Fmedia.example%2Fb.mp4",
        "c/error?code=403&at=-1&asset=-1",
      ]
    )
  }
}
