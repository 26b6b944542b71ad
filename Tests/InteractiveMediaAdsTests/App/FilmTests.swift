import AdPlatform
import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import Testing

@testable import InteractiveMediaAds

/// The sentences of the page on ad rules, with an app, a player and a response.
@Suite("A film with ads")
@MainActor
struct FilmTests {
  // MARK: "SDK operation modes"

  @Test("a single ad plays when the start message is sent, at any time, with no special initialization")
  func single() {
    let app = FilmApp()
    app.startsAds = false
    app.request(Response.vast(Response.ad("a")))
    app.advance(by: 30)
    #expect(app.take() == ["ads loaded", "LOADED a"])
    app.manager?.start()
    #expect(app.take() == [])
    app.advance(by: 20)
    #expect(
      app.take() == [
        "pause at 0.0", "STARTED a", "FIRST_QUARTILE a", "MIDPOINT a", "THIRD_QUARTILE a", "COMPLETE a",
        "resume at 0.0", "ALL_ADS_COMPLETED",
      ]
    )
    #expect(app.manager?.adCuePoints.isEmpty == true)
  }

  @Test("the ads of a pod play back to back when the start message is sent")
  func pod() {
    let app = FilmApp()
    app.request(Response.vast(Response.ad("b", sequence: 2), Response.ad("a", sequence: 1)))
    app.advance(by: 60)
    #expect(
      app.take() == [
        "ads loaded", "LOADED a", "pause at 0.0", "STARTED a", "FIRST_QUARTILE a", "MIDPOINT a",
        "THIRD_QUARTILE a",
        "COMPLETE a", "LOADED b", "STARTED b", "FIRST_QUARTILE b", "MIDPOINT b", "THIRD_QUARTILE b",
        "COMPLETE b",
        "resume at 0.0", "ALL_ADS_COMPLETED",
      ]
    )
    let started = app.events.filter { $0.type == .STARTED }.compactMap(\.ad?.adPodInfo)
    #expect(started.map(\.adPosition) == [1, 2])
    #expect(started.map(\.totalAds) == [2, 2])
    #expect(started.map(\.podIndex) == [0, 0])
  }

  @Test("a playlist plays its breaks by itself, and the start message is ignored")
  func adRules() {
    let app = FilmApp()
    app.startsAds = false
    app.request(Response.playlist)
    app.advance(by: 300)
    let lines = app.take()
    let breaks = lines.filter { $0.hasPrefix("pause") || $0.hasPrefix("resume") || $0.hasPrefix("STARTED") }
    #expect(
      breaks == [
        "pause at 0.0", "STARTED pre", "resume at 0.0", "pause at 60.0", "STARTED mid", "resume at 60.0",
        "pause at 120.0", "STARTED post", "resume at 120.0",
      ]
    )
    #expect(lines.last == "ALL_ADS_COMPLETED")

    let eager = FilmApp()
    eager.request(Response.playlist)
    eager.advance(by: 300)
    #expect(eager.take() == lines)
  }

  // MARK: "Ad rules"

  @Test("an ad server's playlist is scheduled by the SDK")
  func scheduled() {
    let app = FilmApp()
    app.server.answers["https://ads.example/playlist"] = .text(Response.playlist)
    app.request(tag: "https://ads.example/playlist")
    app.advance(by: 300)
    #expect(app.take().filter { $0.hasPrefix("STARTED") } == ["STARTED pre", "STARTED mid", "STARTED post"])
    #expect(app.manager?.adCuePoints as? [NSNumber] == [0, 60, -1])
  }

  @Test(
    "the ads of breaks that name tags are requested once a break, and parts of the content have their time"
  )
  func breaksWithTags() {
    let app = FilmApp()
    app.server.answers = ["https://ads.example/mid": .text(Response.vast(Response.ad("mid")))]
    app.request(
      Response.vmap(
        Response.adBreak("mid", at: "50%", tag: "https://ads.example/mid"),
        Response.adBreak("post", at: "end", tag: "https://ads.example/mid")
      )
    )
    app.advance(by: 200)
    #expect(app.take().filter { $0.hasPrefix("STARTED") } == ["STARTED mid", "STARTED mid"])
    #expect(app.server.requests.filter { $0.host() == "ads.example" }.count == 2)
    #expect(app.manager?.adCuePoints as? [NSNumber] == [60, -1])
  }

  @Test("the playhead may come with the initialization, and need not be an AVPlayer's")
  func ownPlayhead() throws {
    final class Playhead: NSObject, ContentPlayhead {
      var currentTime: TimeInterval = 0
    }
    let playhead = Playhead()
    let app = FilmApp()
    app.loader.requestAds(
      with: AdsRequest(
        adsResponse: Response.playlist,
        adDisplayContainer: app.container,
        contentPlayhead: nil,
        userContext: nil
      )
    )
    let waiting = Waiting()
    app.loader.delegate = waiting
    app.advance(by: 1)
    let manager = try #require(waiting.manager)
    manager.delegate = app
    manager.initialize(with: playhead, adsRenderingSettings: nil)
    app.advance(by: 20)
    _ = app.take()
    playhead.currentTime = 59.9
    app.advance(by: 5)
    #expect(app.take() == [])
    playhead.currentTime = 60
    app.advance(by: 1)
    #expect(app.take().contains("STARTED mid"))
  }

  @Test("a playhead that says no number has not moved", arguments: [Double.nan, .infinity, -.infinity])
  func noNumber(value: Double) throws {
    final class Playhead: NSObject, ContentPlayhead {
      var currentTime: TimeInterval = 0
    }
    let playhead = Playhead()
    let app = FilmApp()
    app.loader.requestAds(
      with: AdsRequest(
        adsResponse: Response.vmap(
          Response.adBreak("one", at: "00:00:20", Response.ad("one")),
          Response.adBreak("two", at: "00:00:40", Response.ad("two"))
        ),
        adDisplayContainer: app.container,
        contentPlayhead: playhead,
        userContext: nil
      )
    )
    app.advance(by: 1)
    playhead.currentTime = 50
    app.advance(by: 20)
    // Taken for 0, it would let the break play that was passed over.
    playhead.currentTime = value
    app.advance(by: 1)
    playhead.currentTime = 51
    app.advance(by: 20)
    #expect(app.take().filter { $0.hasPrefix("STARTED") } == ["STARTED two"])
  }

  private final class Waiting: AdsLoaderDelegate {
    var manager: AdsManager?
    var error: AdError?
    func adsLoader(_ loader: AdsLoader, adsLoadedWith adsLoadedData: AdsLoadedData) {
      manager = adsLoadedData.adsManager
    }
    func adsLoader(_ loader: AdsLoader, failedWith adErrorData: AdLoadingErrorData) {
      error = adErrorData.adError
    }
  }

  @Test("content tracking begins with the initialization")
  func tracking() {
    let app = FilmApp()
    let waiting = Waiting()
    app.loader.delegate = waiting
    app.request(Response.playlist)
    app.advance(by: 1)
    app.player.play()
    app.advance(by: 70)
    #expect(app.take() == [])
    waiting.manager?.delegate = app
    waiting.manager?.initialize(with: nil)
    app.advance(by: 0.5)
    #expect(app.take().contains("STARTED pre"))
  }

  @Test("contentComplete() plays the post-roll when the viewer stops, and ALL_ADS_COMPLETED comes last")
  func contentComplete() {
    let app = FilmApp()
    app.request(Response.playlist)
    app.advance(by: 15)
    _ = app.take()
    app.loader.contentComplete()
    app.advance(by: 30)
    let lines = app.take()
    #expect(lines.contains("STARTED post"))
    #expect(!lines.contains("STARTED mid"))
    #expect(lines.last == "ALL_ADS_COMPLETED")
  }

  @Test("a break starts within one tick of the playhead, and the content goes on exactly where it paused")
  func exactness() throws {
    let app = FilmApp()
    app.request(
      Response.vmap(Response.adBreak("mid", at: "00:00:10.050", Response.ad("mid")))
    )
    app.advance(by: 60)
    let lines = app.take()
    let paused = try #require(lines.first { $0.hasPrefix("pause at ") })
    let position = try #require(Double(paused.dropFirst("pause at ".count)))
    #expect(position >= 10.05 && position <= 10.25)
    #expect(lines.contains("resume at \(position)"))
  }

  @Test("a seek over two breaks plays the second; one that has played is not played again")
  func seeking() {
    let app = FilmApp()
    app.request(
      Response.vmap(
        Response.adBreak("one", at: "00:00:20", Response.ad("one")),
        Response.adBreak("two", at: "00:00:40", Response.ad("two"))
      )
    )
    app.advance(by: 5)
    app.seek(to: 70)
    app.advance(by: 20)
    app.seek(to: 30)
    app.advance(by: 30)
    #expect(app.take().filter { $0.hasPrefix("STARTED") } == ["STARTED two"])
  }

  @Test("a viewer who resumes sees neither the pre-roll nor older breaks")
  func resuming() {
    let app = FilmApp()
    app.rendering.playAdsAfterTime = 60
    app.seek(to: 60)
    app.request(Response.playlist)
    app.advance(by: 200)
    #expect(app.take().filter { $0.hasPrefix("STARTED") } == ["STARTED post"])
  }

  @Test("breaks that do not play by themselves are announced with their time, and wait for start()")
  func manualBreaks() {
    let app = FilmApp { $0.autoPlayAdBreaks = false }
    app.startsAds = false
    app.request(Response.playlist)
    app.advance(by: 5)
    #expect(app.take() == ["ads loaded", "AD_BREAK_READY"])
    #expect(app.events.last?.adData?[kIMAAdBreakTime] as? NSNumber == 0)
    app.manager?.start()
    app.advance(by: 5)
    #expect(app.take().contains("STARTED pre"))
  }

  @Test("a break that waits for start() waits also for apps that start each ad that is loaded")
  func startsOnLoaded() {
    let app = FilmApp { $0.autoPlayAdBreaks = false }
    app.request(Response.playlist)
    app.advance(by: 5)
    #expect(app.take() == ["ads loaded", "AD_BREAK_READY"])
    app.manager?.start()
    app.advance(by: 1)
    #expect(app.take() == ["LOADED pre", "pause at 0.0", "STARTED pre"])
  }
}
