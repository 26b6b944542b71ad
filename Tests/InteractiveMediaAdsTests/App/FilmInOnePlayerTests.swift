import AdPlatform
import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import Testing

@testable import InteractiveMediaAds

/// The sentences of the page on picture-in-picture, with an app, a player and a response.
@Suite("A film and its ads in one player")
@MainActor
struct FilmInOnePlayerTests {
  @Test("ads take the place of the film's item, and item, position and rate are put back")
  func putBack() {
    let app = FilmApp()
    app.requestInSharedPlayer(Response.playlist)
    app.advance(by: 5)
    #expect(app.player.currentItem !== app.film)
    app.advance(by: 70)
    #expect(app.take().contains("STARTED mid"))
    #expect(app.player.currentItem !== app.film)
    app.advance(by: 6)
    #expect(app.player.currentItem === app.film)
    #expect(app.player.rate == 1)
    #expect(app.filmTime > 60)
    let resumes = app.take().filter { $0.hasPrefix("resume at ") }
    #expect(resumes == ["resume at 60.0"])
  }

  @Test("the film's end is told apart from the ads'")
  func endOfItem() {
    let app = FilmApp()
    app.requestInSharedPlayer(Response.playlist)
    app.advance(by: 300)
    let lines = app.take()
    #expect(lines.filter { $0 == "film ends" }.count == 1)
    #expect(lines.filter { $0.hasPrefix("STARTED") } == ["STARTED pre", "STARTED mid", "STARTED post"])
    #expect(lines.last == "ALL_ADS_COMPLETED")
    #expect(app.player.currentItem === app.film)
  }

  @Test("no ad starts while picture-in-picture is active; start() is refused, and that is told")
  func refused() throws {
    let app = FilmApp { $0.enableBackgroundPlayback = true }
    app.player.play()
    app.requestInSharedPlayer(Response.vast(Response.ad("a")))
    app.pictureInPicture?.startPictureInPicture()
    app.advance(by: 1)
    #expect(app.proxy?.isPictureInPictureActive == true)
    #expect(app.take().contains("window opens"))
    app.manager?.start()
    app.advance(by: 1)
    #expect(app.take() == ["LOG"])
    #expect(app.manager?.remarks.map(\.text).first?.hasPrefix("start() was refused") == true)
    app.pictureInPicture?.stopPictureInPicture()
    app.advance(by: 1)
    app.manager?.start()
    app.advance(by: 1)
    #expect(app.take().contains("STARTED a"))
  }

  @Test("an ad that plays goes on in the window")
  func inTheWindow() {
    let app = FilmApp { $0.enableBackgroundPlayback = true }
    app.requestInSharedPlayer(Response.vast(Response.ad("a", sequence: 1), Response.ad("b", sequence: 2)))
    app.advance(by: 3)
    app.pictureInPicture?.startPictureInPicture()
    app.advance(by: 30)
    let lines = app.take()
    #expect(!lines.contains("PAUSE a"))
    #expect(lines.contains("COMPLETE b"))
  }

  @Test("a break that comes due in the window waits, and the last that was passed plays when it closes")
  func dueInTheWindow() {
    let app = FilmApp { $0.enableBackgroundPlayback = true }
    app.requestInSharedPlayer(
      Response.vmap(
        Response.adBreak("one", at: "00:00:20", Response.ad("one")),
        Response.adBreak("two", at: "00:00:40", Response.ad("two")),
        Response.adBreak("post", at: "end", Response.ad("post"))
      )
    )
    app.advance(by: 10)
    app.pictureInPicture?.startPictureInPicture()
    app.advance(by: 50)
    #expect(!app.take().contains { $0.hasPrefix("STARTED") })
    app.pictureInPicture?.stopPictureInPicture()
    app.advance(by: 5)
    #expect(app.take().filter { $0.hasPrefix("STARTED") } == ["STARTED two"])
  }

  @Test(
    "an ad halts in the background and goes on after it, unless background playback is on",
    arguments: [false, true]
  )
  func background(isOn: Bool) {
    let app = FilmApp { $0.enableBackgroundPlayback = isOn }
    app.requestInSharedPlayer(Response.vast(Response.ad("a")))
    app.advance(by: 3)
    _ = app.take()
    UIApplication.shared.enterBackground()
    app.advance(by: 1)
    #expect(app.take() == (isOn ? [] : ["PAUSE a"]))
    UIApplication.shared.enterForeground()
    app.advance(by: 0.1)
    #expect(app.take() == (isOn ? [] : ["RESUME a"]))
    app.advance(by: 20)
    #expect(app.take().contains("COMPLETE a"))
  }

  @Test(
    "an ad that comes while the app is in the background waits there, unless background playback is on",
    arguments: [false, true]
  )
  func comesInBackground(isOn: Bool) {
    let app = FilmApp { $0.enableBackgroundPlayback = isOn }
    UIApplication.shared.enterBackground()
    app.requestInSharedPlayer(Response.vast(Response.ad("a")))
    app.advance(by: 20)
    #expect(app.take().contains("STARTED a") == isOn)
    UIApplication.shared.enterForeground()
    app.advance(by: 20)
    #expect(app.take().contains("STARTED a") != isOn)
    #expect(app.events.last?.type == .ALL_ADS_COMPLETED)
  }

  @Test("media starts anew when the app loads other content meanwhile")
  func otherContent() {
    let app = FilmApp()
    app.requestInSharedPlayer(Response.vast(Response.ad("a")))
    app.advance(by: 3)
    let other = Platform.$current.withValue(app.platform) { AVPlayerItem(url: FilmApp.filmURL) }
    app.player.replaceCurrentItem(with: other)
    app.manager?.destroy()
    app.advance(by: 1)
    #expect(app.player.currentItem === other)
  }

  @Test("picture-in-picture without background playback is remarked on", arguments: [false, true])
  func backgroundPlaybackOff(isOn: Bool) {
    let app = FilmApp { $0.enableBackgroundPlayback = isOn }
    app.requestInSharedPlayer(Response.vast(Response.ad("a")))
    app.advance(by: 1)
    let remarks = app.manager?.remarks.map(\.text) ?? []
    #expect(remarks.contains { $0.contains("Set enableBackgroundPlayback") } == !isOn)
    #expect(app.take().contains("STARTED a"))
  }

  @Test("another item in the player ends the ad, and the app's item stays")
  func itemReplacedMidAd() {
    let app = FilmApp()
    app.requestInSharedPlayer(Response.vast(Response.ad("a")))
    app.advance(by: 3)
    let other = Platform.$current.withValue(app.platform) { AVPlayerItem(url: FilmApp.filmURL) }
    app.player.replaceCurrentItem(with: other)
    app.advance(by: 5)
    #expect(app.take().suffix(3) == ["error 400", "resume at -1.0", "ALL_ADS_COMPLETED"])
    #expect(app.player.currentItem === other)
  }

  @Test("a manager that the app releases gives the player back")
  func releasedMidAd() {
    let app = FilmApp()
    app.requestInSharedPlayer(Response.vast(Response.ad("a")))
    app.advance(by: 3)
    #expect(app.player.currentItem !== app.film)
    weak let manager = app.manager
    app.manager = nil
    app.advance(by: 1)
    #expect(manager == nil)
    #expect(app.player.currentItem === app.film)
    #expect(app.container.adContainer.subviews.isEmpty)
  }

  @Test("a player that the app has muted plays ads mute, unless the app sets their volume")
  func mutedPlayer() {
    let app = FilmApp()
    app.player.volume = 0
    app.requestInSharedPlayer(Response.vast(Response.ad("a")))
    app.advance(by: 3)
    #expect(app.player.volume == 0)
    #expect(app.manager?.volume == 0)
    app.manager?.volume = 0.5
    #expect(app.player.volume == 0.5)
    app.advance(by: 20)
    #expect(app.player.volume == 0)
  }

  @Test("ads in a playlist may be skipped, paused and discarded in the film's player")
  func controls() {
    let app = FilmApp()
    app.requestInSharedPlayer(Response.playlist)
    app.advance(by: 3)
    app.manager?.discardAdBreak()
    app.advance(by: 5)
    #expect(app.player.currentItem === app.film)
    #expect(app.filmTime > 4)
    #expect(app.take().last == "resume at 0.0")
  }

  @Test("an ad that the viewer halts in the window is paused, and goes on when the app says so")
  func haltedInTheWindow() {
    let app = FilmApp { $0.enableBackgroundPlayback = true }
    app.requestInSharedPlayer(Response.vast(Response.ad("a")))
    app.advance(by: 3)
    app.pictureInPicture?.startPictureInPicture()
    app.advance(by: 1)
    _ = app.take()
    app.player.pause()
    app.advance(by: 1)
    #expect(app.take() == ["PAUSE a"])
    app.player.play()
    app.advance(by: 0.5)
    #expect(app.take() == ["RESUME a"])
    app.player.pause()
    app.advance(by: 1)
    app.manager?.resume()
    app.advance(by: 20)
    #expect(app.take().contains("COMPLETE a"))
    let calls = app.server.calls.filter { $0.hasPrefix("a/pause") || $0.hasPrefix("a/resume") }
    #expect(calls.map { $0.prefix { $0 != "?" } } == ["a/pause", "a/resume", "a/pause", "a/resume"])
  }

  @Test("no ad starts in the background, also when the app was there before its ads were")
  func begunInBackground() {
    let app = FilmApp()
    UIApplication.shared.enterBackground()
    app.requestInSharedPlayer(Response.vast(Response.ad("a")))
    app.advance(by: 3)
    UIApplication.shared.enterForeground()
    #expect(!app.take().contains("STARTED a"))
    app.advance(by: 1)
    #expect(app.take().contains("STARTED a"))
  }

  @Test(
    "proxy and display may serve one request after the other: what is destroyed takes nothing from the next"
  )
  func secondRequest() throws {
    let app = FilmApp { $0.enableBackgroundPlayback = true }
    app.requestInSharedPlayer(Response.vast(Response.ad("a")))
    app.advance(by: 20)
    let first = try #require(app.manager)
    let proxy = try #require(app.proxy)
    let display = try #require(first.adPlaybackInfo as? AVPlayerVideoDisplay)
    app.startsAds = false
    app.loader.requestAds(
      with: AdsRequest(
        adsResponse: Response.vast(Response.ad("b")),
        adDisplayContainer: app.container,
        avPlayerVideoDisplay: display,
        pictureInPictureProxy: proxy,
        userContext: nil
      )
    )
    app.advance(by: 1)
    first.destroy()
    app.pictureInPicture?.startPictureInPicture()
    app.advance(by: 1)
    _ = app.take()
    app.manager?.start()
    app.advance(by: 1)
    #expect(app.take() == ["LOG"])
    app.pictureInPicture?.stopPictureInPicture()
    app.advance(by: 1)
    app.manager?.start()
    app.advance(by: 30)
    #expect(app.take().contains("COMPLETE b"))
  }
}
