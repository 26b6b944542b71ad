import AdPlatform
import Foundation
import HeadlessAVFoundation
import Testing

@testable import InteractiveMediaAds

/// Source: Picture in picture, "Starting ads": an app asks its controller, and calls `start()`.
@Suite("An app that starts ads while the window of picture-in-picture opens")
@MainActor
struct PictureInPictureTransitionTests {
  /// An app whose window opens at the moment; an ad is loaded, and waits for it.
  ///
  /// - Parameter whenOpening: called at the time at which the window opens, before it does.
  private func appInTransition(
    failing: Bool,
    whenOpening: @escaping @MainActor (FilmApp) -> Void = { _ in }
  ) -> FilmApp {
    let app = FilmApp { $0.enableBackgroundPlayback = true }
    app.startsAds = false
    app.platform.media.pictureInPicture = PictureInPictureScript(
      transition: .seconds(1),
      failsToStart: failing
    )
    app.player.play()
    app.requestInSharedPlayer(Response.vast(Response.ad("a")))
    app.advance(by: 0.5)
    app.platform.scheduler.schedule(after: .seconds(1)) { whenOpening(app) }
    app.pictureInPicture?.startPictureInPicture()
    app.advance(by: 0.5)
    #expect(app.take().contains("LOADED a"))
    return app
  }

  @Test(
    "is told that start() waits, and sees the ad when the window has failed to open, or has closed",
    arguments: [false, true]
  )
  func start(failing: Bool) throws {
    let app = appInTransition(failing: failing)
    let controller = try #require(app.pictureInPicture)
    let manager = try #require(app.manager)
    #expect(!controller.isPictureInPictureActive)
    manager.start()
    app.advance(by: 0.1)
    #expect(app.take() == ["LOG"])
    #expect(manager.remarks.last?.text.hasPrefix("start() waits: no ad starts while") == true)
    #expect(manager.adBreakWaitingForPictureInPicture == 0)
    app.advance(by: 10)
    if !failing {
      #expect(app.take() == ["window opens"])
      controller.stopPictureInPicture()
      app.advance(by: 5)
    }
    #expect(app.take().contains("STARTED a"))
    #expect(manager.adBreakWaitingForPictureInPicture == nil)
  }

  @Test("is not refused when the window opens between its question and the manager's turn")
  func lastMoment() throws {
    let app = appInTransition(failing: false) {
      #expect($0.pictureInPicture?.isPictureInPictureActive == false)
      $0.manager?.start()
    }
    let manager = try #require(app.manager)
    app.advance(by: 1)
    #expect(manager.remarks.map(\.text).allSatisfy { !$0.contains("refused") }, "\(manager.remarks)")
    app.pictureInPicture?.stopPictureInPicture()
    app.advance(by: 5)
    #expect(app.take().contains("STARTED a"))
  }

  @Test("is refused while the window is open, and can read which break waits for it")
  func open() throws {
    let app = FilmApp { $0.enableBackgroundPlayback = true }
    app.requestInSharedPlayer(
      Response.vmap(
        Response.adBreak("one", at: "00:00:20", Response.ad("one")),
        Response.adBreak("two", at: "00:00:40", Response.ad("two"))
      )
    )
    app.advance(by: 10)
    app.pictureInPicture?.startPictureInPicture()
    app.advance(by: 15)
    let manager = try #require(app.manager)
    #expect(manager.adBreakWaitingForPictureInPicture == 20)
    app.advance(by: 20)
    #expect(manager.adBreakWaitingForPictureInPicture == 40)
    #expect(
      manager.remarks.map { String($0.text.prefix(26)) } == [
        "The break at 20.0 s waits:", "The break at 40.0 s waits:",
      ]
    )
    #expect(app.take().filter { $0 == "LOG" }.count == 2)
    app.pictureInPicture?.stopPictureInPicture()
    app.advance(by: 5)
    #expect(app.take().contains("STARTED two"))
    #expect(manager.adBreakWaitingForPictureInPicture == nil)
  }
}
