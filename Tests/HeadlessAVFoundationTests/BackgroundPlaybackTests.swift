import AdPlatform
import HeadlessAVFoundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Players while the app is in the background")
struct BackgroundPlaybackTests {
  /// Calls a test with an app of these modes and this category, and leaves the app as it was.
  private func app(
    _ modes: Set<UIApplication.BackgroundMode>,
    _ category: AVAudioSession.Category,
    _ test: () throws -> Void
  ) throws {
    let (app, session) = (UIApplication.shared, AVAudioSession.sharedInstance())
    let before = (app.backgroundModes, session.category)
    defer {
      app.enterForeground()
      app.backgroundModes = before.0
      try? session.setCategory(before.1)
    }
    app.backgroundModes = modes
    try session.setCategory(category)
    try test()
  }

  @Test(
    "go on with the mode and the category for it, and halt otherwise until the app comes back",
    arguments: [
      (true, AVAudioSession.Category.playback, true), (true, .playAndRecord, true),
      (true, .soloAmbient, false),
      (false, .playback, false), (false, .ambient, false),
    ]
  )
  func goesOn(hasMode: Bool, category: AVAudioSession.Category, goesOn: Bool) throws {
    try app(hasMode ? [.audio] : [], category) {
      #expect(AVAudioSession.sharedInstance().allowsBackgroundPlayback == goesOn)
      let cinema = Cinema()
      cinema.player.play()
      cinema.scheduler.advance(by: .seconds(2))
      UIApplication.shared.enterBackground()
      #expect(cinema.player.timeControlStatus == (goesOn ? .playing : .paused))
      cinema.scheduler.advance(by: .seconds(3))
      #expect(cinema.player.currentTime() == seconds(goesOn ? 5 : 2))
      UIApplication.shared.enterForeground()
      #expect(cinema.player.rate == 1)
      cinema.scheduler.advance(by: .seconds(1))
      #expect(cinema.player.currentTime() == seconds(goesOn ? 6 : 3))
    }
  }

  @Test("have the rate that the app sets meanwhile when it comes back")
  func setMeanwhile() throws {
    try app([], .playback) {
      let (paused, played) = (Cinema(), Cinema())
      paused.player.play()
      UIApplication.shared.enterBackground()
      let made = Cinema()
      for cinema in [paused, played, made] { cinema.scheduler.run() }
      paused.player.pause()
      played.player.play()
      made.player.rate = 2
      #expect([paused, played, made].map(\.player.rate) == [0, 0, 0])
      UIApplication.shared.enterForeground()
      #expect([paused, played, made].map(\.player.rate) == [0, 1, 2])
    }
  }
}
