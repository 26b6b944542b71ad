import AdPlatform
import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import Testing

@testable import InteractiveMediaAds

/// Which URLs are called, when, and with which macros.
@Suite("The tracking of a film with ads")
@MainActor
struct FilmTrackingTests {
  @Test("everything is called once at the right time of the ad, wrappers included")
  func calls() {
    let app = FilmApp()
    app.server.answers["https://ads.example/inner"] = .text(Response.vast(Response.ad("a")))
    app.request(Response.vast(Response.wrapper("w", around: "https://ads.example/inner")))
    app.advance(by: 30)
    #expect(
      app.server.calls == [
        "a/impression", "w/impression", "a/start?at=00%3A00%3A00.000", "w/start",
        "a/firstQuartile?at=00%3A00%3A02.500",
        "a/midpoint?at=00%3A00%3A05.000", "a/thirdQuartile?at=00%3A00%3A07.500",
        "a/complete?at=00%3A00%3A10.000",
      ]
    )
  }

  @Test("macros stand for what is known: in the tag the time, in tracking the content and the ad")
  func macros() {
    let app = FilmApp()
    app.request(tag: "https://ads.example/tag?t=[TIMESTAMP]&c=[CACHEBUSTING]&p=[CONTENTPLAYHEAD]")
    let tag = app.server.requests.first?.query(percentEncoded: false)
    #expect(tag?.hasPrefix("t=2025-01-01T00:00:00.000") == true)
    #expect(tag?.hasSuffix("&p=-1") == true)
    #expect(tag?.contains("c=-1") == false)

    let ad = Response.ad("mid").replacing(
      "mid/impression",
      with:
        "i?c=[CONTENTPLAYHEAD]&amp;m=[MEDIAPLAYHEAD]&amp;a=[ADPLAYHEAD]&amp;u=[ASSETURI]&amp;b=[BREAKPOSITION]"
    )
    let film = FilmApp()
    film.request(Response.vmap(Response.adBreak("mid", at: "00:01:00", ad)))
    film.advance(by: 70)
    let call = film.server.requests.first { $0.path() == "/i" }?.query(percentEncoded: false)
    #expect(
      call == "c=00:01:00.000&m=00:01:00.000&a=00:00:00.000&u=https://media.example/mid.mp4&b=2"
    )
  }

  @Test("a tag is asked for with the time, and each time with another number against caches")
  func tagMacros() {
    let app = FilmApp()
    let tag = "https://ads.example/tag?t=[TIMESTAMP]&c=[CACHEBUSTING]"
    app.request(tag: tag)
    app.advance(by: 1)
    app.request(tag: tag)
    app.advance(by: 1)
    let queries = app.server.requests.compactMap { $0.query()?.split(separator: "&c=") }
    #expect(queries.map(\.first) == ["t=2025-01-01T00%3A00%3A00.000Z", "t=2025-01-01T00%3A00%3A01.000Z"])
    #expect(queries.first?.last != queries.last?.last)
  }

  @Test("the time is the clock's, whenever the manager was made")
  func timestamp() {
    let scheduler = SystemScheduler()
    while scheduler.now < .milliseconds(1) {}
    let source = MacroSource(scheduler)
    let time = source.now
    // The wall clock on purpose: the macro is the time of day.
    #expect(time <= Date())
  }

  @Test("an ad that the viewer cannot see counts as not viewed")
  func views() {
    for isHidden in [false, true] {
      let app = FilmApp()
      app.container.adContainer.isHidden = isHidden
      let view = """
        <ViewableImpression><Viewable>https://track.example/a/viewable</Viewable>
        <NotViewable>https://track.example/a/notViewable</NotViewable></ViewableImpression><Creatives>
        """
      app.request(Response.vast(Response.ad("a").replacing("<Creatives>", with: view)))
      app.advance(by: 5)
      let views = app.server.calls.filter { $0.lowercased().contains("viewable") }
      #expect(views == [isHidden ? "a/notViewable" : "a/viewable"])
    }
  }

  @Test("tracking is called with the place in the film")
  func contentPlayhead() {
    let app = FilmApp()
    let mid = Response.ad("mid").replacing("[ADPLAYHEAD]", with: "[CONTENTPLAYHEAD]")
    app.request(Response.vmap(Response.adBreak("mid", at: "00:01:00", mid)))
    app.advance(by: 62)
    #expect(app.server.calls.last == "mid/start?at=00%3A01%3A00.000")
  }
}
