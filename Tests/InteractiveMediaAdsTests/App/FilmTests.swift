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

  // MARK: Tracking

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

  @Test("progress is told five times a second, in seconds")
  func progress() {
    let app = FilmApp()
    app.request(Response.vast(Response.ad("a")))
    app.advance(by: 1.1)
    #expect(app.progress.prefix(6).map { ($0 * 10).rounded() / 10 } == [0, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(app.manager?.adPlaybackInfo.totalMediaTime == 10)
    #expect(app.manager?.adPlaybackInfo.isPlaying == true)
  }

  @Test("a stall is told")
  func stall() {
    let app = FilmApp()
    app.platform.media.scripts[URL(string: "https://media.example/a.mp4")!] = PlaybackScript(
      duration: .seconds(10),
      stalls: [.init(at: .seconds(3), for: .seconds(2))]
    )
    app.request(Response.vast(Response.ad("a")))
    app.advance(by: 4)
    #expect(app.take().last == "buffering")
    app.advance(by: 30)
    #expect(app.take().contains("COMPLETE a"))
  }

  @Test("volume, pause, resume and skip reach the ad and its server")
  func controls() {
    let app = FilmApp()
    app.request(Response.vast(Response.ad("a", skipOffset: "00:00:05")))
    app.advance(by: 1)
    app.manager?.pause()
    app.advance(by: 10)
    app.manager?.skip()
    app.advance(by: 1)
    app.manager?.resume()
    app.advance(by: 5)
    app.manager?.skip()
    app.advance(by: 1)
    #expect(
      app.take() == [
        "ads loaded", "LOADED a", "pause at 0.0", "STARTED a", "PAUSE a", "LOG", "RESUME a",
        "FIRST_QUARTILE a",
        "MIDPOINT a", "SKIPPED a", "resume at 0.0", "ALL_ADS_COMPLETED",
      ]
    )
    #expect(app.manager?.remarks.map(\.text).first?.contains("can be skipped from 5.0 s on") == true)
    let log = app.events.first { $0.type == .LOG }?.adData?["logData"] as? [String: String]
    #expect(log?["type"] == "adPlayError")
    #expect(log?["errorCode"] == "1102")
    #expect(log?["errorMessage"] == app.manager?.remarks.first?.text)
    #expect(app.server.calls.filter { $0.hasPrefix("a/skip") }.count == 1)
    #expect(!app.server.calls.contains { $0.hasPrefix("a/complete") })
  }

  @Test(
    "an ad can be skipped from its offset on, also between two ticks",
    arguments: [(2.117, true), (2.049, false)]
  )
  func exactSkip(time: Double, isSkipped: Bool) {
    let app = FilmApp()
    app.request(Response.vast(Response.ad("a", skipOffset: "00:00:02.050")))
    app.advance(by: time)
    app.manager?.skip()
    app.advance(by: 0.001)
    #expect(app.take().contains("SKIPPED a") == isSkipped)
  }

  @Test("a tap on “Learn More” opens the page, outside the app or in it", arguments: [false, true])
  func clicking(inApp: Bool) throws {
    final class Opener: NSObject, LinkOpenerDelegate {
      var lines: [String] = []
      func linkOpenerWillOpenExternalApplication(_ linkOpener: NSObject) { lines.append("external") }
      func linkOpenerWillOpen(inAppLink linkOpener: NSObject) { lines.append("will open") }
      func linkOpenerDidOpen(inAppLink linkOpener: NSObject) { lines.append("did open") }
      func linkOpenerWillClose(inAppLink linkOpener: NSObject) { lines.append("will close") }
      func linkOpenerDidClose(inAppLink linkOpener: NSObject) { lines.append("did close") }
    }
    let opener = Opener()
    let app = FilmApp()
    app.rendering.linkOpenerDelegate = opener
    if inApp { app.rendering.linkOpenerPresentingController = app.rootViewController }
    app.request(Response.vast(Response.ad("a")))
    app.advance(by: 1)
    _ = app.take()
    let overlay = try #require(app.container.adContainer.subviews.last)
    let learnMore = try #require(overlay.subviews.compactMap { $0 as? UIButton }.first { !$0.isHidden })
    #expect(learnMore.currentTitle == "Learn More")
    #expect(learnMore.tap())
    app.advance(by: 1)
    #expect(app.take() == ["CLICKED a", "PAUSE a"])
    #expect(app.server.calls.last == "a/pause?at=00%3A00%3A01.000")
    #expect(app.server.calls.contains("a/click"))
    #expect(opener.lines == (inApp ? ["will open", "did open"] : ["external"]))
    #expect((UIApplication.shared.applicationState == .background) == !inApp)
    if inApp {
      app.rootViewController.dismiss(animated: true)
    } else {
      UIApplication.shared.enterForeground()
    }
    app.advance(by: 1)
    #expect(opener.lines == (inApp ? ["will open", "did open", "will close", "did close"] : ["external"]))
    #expect(app.take() == ["RESUME a"])
  }

  @Test("companions fill their slots while the ad plays, and are tracked and clicked")
  func companions() throws {
    final class Opener: NSObject, LinkOpenerDelegate {
      var count = 0
      func linkOpenerWillOpenExternalApplication(_ linkOpener: NSObject) { count += 1 }
    }
    let opener = Opener()
    let app = FilmApp()
    let view = UIView(frame: CGRect(x: 0, y: 400, width: 300, height: 250))
    app.rootViewController.view.addSubview(view)
    let slot = CompanionAdSlot(view: view, width: 300, height: 250)
    app.container = AdDisplayContainer(
      adContainer: UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 180)),
      viewController: app.rootViewController,
      companionSlots: [slot]
    )
    app.rootViewController.view.addSubview(app.container.adContainer)
    app.rendering.linkOpenerDelegate = opener
    let companion = """
      <Creative><CompanionAds><Companion width="300" height="250">
      <StaticResource creativeType="image/png">https://media.example/c.png</StaticResource>
      <TrackingEvents><Tracking event="creativeView">https://track.example/c/view</Tracking></TrackingEvents>
      <CompanionClickThrough>https://shop.example/c</CompanionClickThrough>
      <CompanionClickTracking>https://track.example/c/click</CompanionClickTracking>
      </Companion></CompanionAds></Creative>
      """
    app.request(Response.vast(Response.ad("a", extra: companion)))
    app.advance(by: 1)
    #expect(view.subviews.count == 1)
    #expect(app.server.calls.filter { $0.hasPrefix("c/") } == ["c/view"])
    #expect(view.tap())
    app.advance(by: 1)
    #expect(app.server.calls.filter { $0.hasPrefix("c/") } == ["c/view", "c/click"])
    #expect(opener.count == 1)
    #expect(app.manager?.clickThroughs.map(\.template) == ["https://shop.example/c"])
    UIApplication.shared.enterForeground()
    app.advance(by: 20)
    #expect(view.subviews.isEmpty)
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

  @Test("clicked() is for apps that show ads without the SDK's buttons")
  func clickedByApp() {
    let app = FilmApp()
    app.request(Response.vast(Response.ad("a")))
    app.advance(by: 1)
    _ = app.take()
    app.manager?.clicked()
    app.advance(by: 1)
    #expect(app.take() == ["LOG"])

    let bare = FilmApp()
    bare.rendering.disableUi = true
    bare.request(Response.vast(Response.ad("a")))
    bare.advance(by: 1)
    _ = bare.take()
    #expect(bare.container.adContainer.subviews.isEmpty)
    bare.manager?.clicked()
    bare.advance(by: 1)
    #expect(bare.take() == ["CLICKED a", "PAUSE a"])
    UIApplication.shared.enterForeground()
  }

  @Test("destroy() ends everything at once, also from within a message")
  func destroying() {
    let app = FilmApp()
    app.request(Response.playlist)
    app.advance(by: 3)
    _ = app.take()
    app.manager?.destroy()
    app.manager?.start()
    app.loader.contentComplete()
    app.advance(by: 100)
    #expect(app.take() == [])
    #expect(app.scheduler.scheduledCount == 0)
  }

  @Test("destroy() gives up a request that is under way")
  func destroyingWhileFetching() {
    let app = FilmApp()
    app.server.answers["https://ads.example/silent"] = .silence
    app.request(Response.vmap(Response.adBreak("pre", at: "start", tag: "https://ads.example/silent")))
    app.advance(by: 1)
    #expect(app.server.requests.count == 1)
    #expect(app.scheduler.scheduledCount > 0)
    app.manager?.destroy()
    #expect(app.scheduler.scheduledCount == 0)
  }

  @Test("a manager that nobody keeps stops, and leaves nothing behind")
  func release() {
    let app = FilmApp()
    app.request(Response.playlist)
    app.advance(by: 3)
    weak let manager = app.manager
    app.manager = nil
    app.advance(by: 100)
    #expect(manager == nil)
    #expect(app.scheduler.scheduledCount == 0)
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
    // While it is paused nobody waits for it.
    app.advance(by: 100)
    #expect(app.take().last == "PAUSE a")
    app.manager?.resume()
    app.advance(by: 7.9)
    #expect(app.take() == ["RESUME a"])
    app.advance(by: 0.2)
    #expect(app.take() == ["LOG", "error 400", "resume at 0.0", "ALL_ADS_COMPLETED"])
    #expect(app.server.calls.last == "a/error?code=405")
  }

  @Test("the user's context comes back with the ads")
  func context() throws {
    let app = FilmApp()
    final class Keeper: AdsLoaderDelegate {
      var contexts: [String?] = []
      func adsLoader(_ loader: AdsLoader, adsLoadedWith adsLoadedData: AdsLoadedData) {
        contexts.append(adsLoadedData.userContext as? String)
      }
      func adsLoader(_ loader: AdsLoader, failedWith adErrorData: AdLoadingErrorData) {
        contexts.append(adErrorData.userContext as? String)
      }
    }
    let keeper = Keeper()
    app.loader.delegate = keeper
    app.request(Response.playlist)
    app.request("broken")
    app.advance(by: 1)
    #expect(keeper.contexts == ["context", "context"])
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

  @Test("a second initialization changes no settings")
  func secondInitialization() {
    let app = FilmApp()
    app.request(Response.vast(Response.ad("a")))
    app.advance(by: 1)
    let other = AdsRenderingSettings()
    other.disableUi = true
    app.manager?.initialize(with: other)
    app.manager?.clicked()
    _ = app.take()
    app.advance(by: 1)
    #expect(app.take() == ["LOG", "LOG"])
  }

  @Test("the delegate hears nothing before a call has returned")
  func afterTheCall() {
    let app = FilmApp()
    app.request(Response.vast(Response.ad("a")))
    app.advance(by: 1)
    _ = app.take()
    app.manager?.clicked()
    #expect(app.take() == [])
    app.advance(by: 1)
    #expect(app.take() == ["LOG"])
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

  @Test("a volume below 0 is mute")
  func belowMute() {
    let app = FilmApp()
    app.request(Response.vast(Response.ad("a").replacing("event=\"skip\"", with: "event=\"mute\"")))
    app.advance(by: 3)
    app.manager?.volume = -1
    app.advance(by: 1)
    #expect(app.server.calls.filter { $0.hasPrefix("a/skip") }.count == 1)
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
    #expect(time <= Date())
  }

  @Test("an ad that nobody can see counts as not viewed")
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
}
