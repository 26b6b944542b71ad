import AdPlatform
import DocumentVideo
import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import InteractiveMediaAds
import Testing

@MainActor
@Suite("The code of the documents")
struct DocumentTests {
  let scheduler = VirtualScheduler()

  func onStage<Value>(_ make: () throws -> Value) rethrows -> Value {
    try Platform.$current.withValue(Platform(scheduler: scheduler)) {
      let value = try make()
      scheduler.run(for: .seconds(1))
      return value
    }
  }

  func url() throws -> URL { try #require(URL(string: "https://media.example.com/film.mp4")) }

  @Test("puts the proxy between the window and the app, and still hears everything")
  func pictureInPicture() throws {
    let app = try onStage {
      let app = VideoViewController(contentURL: try url())
      app.viewDidLoad()
      return app
    }
    #expect(app.pictureInPictureController?.delegate === app.pictureInPictureProxy)
    #expect(AVAudioSession.sharedInstance().category == .playback)
    onStage { app.onPipButtonClicked() }
    #expect(app.pictureInPictureProxy.isPictureInPictureActive)
    onStage { app.onPipButtonClicked() }
    #expect(!app.pictureInPictureProxy.isPictureInPictureActive)
    #expect(app.log == ["picture-in-picture", "show the player again", "no picture-in-picture"])
  }

  @Test("an app's own player is a content playhead")
  func ownPlayhead() throws {
    let app = try onStage { OwnPlayerViewController(contentURL: try url()) }
    app.currentTime = 42
    let playhead: any ContentPlayhead = app
    #expect(playhead.currentTime == 42)
  }

  @Test("the end of the content, and of nothing else, is told to the loader")
  func contentComplete() throws {
    let app = try onStage {
      let app = AdRulesViewController(contentURL: try url())
      app.viewDidLoad()
      return app
    }
    NotificationCenter.default.post(
      name: .AVPlayerItemDidPlayToEndTime,
      object: AVPlayerItem(script: PlaybackScript())
    )
    #expect(app.log.isEmpty)
    onStage { app.contentAVPlayer.play() }
    onStage { scheduler.run() }
    #expect(app.log == ["content complete"])
  }
}
