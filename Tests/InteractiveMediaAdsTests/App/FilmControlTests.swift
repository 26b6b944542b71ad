import AdPlatform
import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import Testing

@testable import InteractiveMediaAds

/// Calls of the app, clicks, companions, and the end of a manager.
@Suite("A film with ads, and what app and viewer do with them")
@MainActor
struct FilmControlTests {
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

  @Test("a volume below 0 is mute")
  func belowMute() {
    let app = FilmApp()
    app.request(Response.vast(Response.ad("a").replacing("event=\"skip\"", with: "event=\"mute\"")))
    app.advance(by: 3)
    app.manager?.volume = -1
    app.advance(by: 1)
    #expect(app.server.calls.filter { $0.hasPrefix("a/skip") }.count == 1)
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

  @Test("a manager that the app releases stops, and leaves nothing behind")
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
}
