import HeadlessAVFoundation
import HeadlessUIKit
import Testing

@testable import InteractiveMediaAds

/// The sentences of the page on picture-in-picture about playback in the background.
@MainActor
@Suite("Ads in the background")
struct BackgroundTests {
  private func inBackground(
    _ modes: Set<UIApplication.BackgroundMode>,
    _ category: AVAudioSession.Category,
    _ test: (FilmApp) -> Void
  ) throws {
    let app = FilmApp { $0.enableBackgroundPlayback = true }
    UIApplication.shared.backgroundModes = modes
    try AVAudioSession.sharedInstance().setCategory(category)
    defer {
      UIApplication.shared.enterForeground()
      UIApplication.shared.backgroundModes = [.audio]
      try? AVAudioSession.sharedInstance().setCategory(.playback)
    }
    app.requestInSharedPlayer(Response.vast(Response.ad("a")))
    app.advance(by: 3)
    app.pictureInPicture?.startPictureInPicture()
    app.advance(by: 1)
    _ = app.take()
    UIApplication.shared.enterBackground()
    app.advance(by: 20)
    test(app)
  }

  @Test("an ad goes on in the window with the mode and the category for it")
  func allowed() throws {
    try inBackground([.audio], .playback) { app in
      #expect(app.take().contains("COMPLETE a"))
      #expect(app.manager?.remarks.isEmpty == true)
    }
  }

  @Test(
    "an ad halts, in the window too, without the mode or the category; a remark says which is missing",
    arguments: [false, true]
  )
  func halted(hasMode: Bool) throws {
    try inBackground(hasMode ? [.audio] : [], hasMode ? .soloAmbient : .playback) { app in
      #expect(app.take() == ["LOG", "PAUSE a"])
      let remark = app.manager?.remarks.last?.text ?? ""
      #expect(remark.contains(hasMode ? "category of the audio session" : "UIBackgroundModes"))
      UIApplication.shared.enterForeground()
      app.advance(by: 1)
      #expect(app.take() == ["RESUME a", "MIDPOINT a"])
      app.advance(by: 20)
      #expect(app.take().contains("COMPLETE a"))
    }
  }

  @Test("an ad that comes in the background plays when the app comes back")
  func comesInBackground() {
    let app = FilmApp { $0.enableBackgroundPlayback = true }
    UIApplication.shared.backgroundModes = []
    defer { UIApplication.shared.backgroundModes = [.audio] }
    UIApplication.shared.enterBackground()
    app.requestInSharedPlayer(Response.vast(Response.ad("a")))
    app.advance(by: 20)
    #expect(!app.take().contains("STARTED a"))
    UIApplication.shared.enterForeground()
    app.advance(by: 20)
    #expect(app.take().contains("COMPLETE a"))
    #expect(app.player.rate == 1)
  }
}
