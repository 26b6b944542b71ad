import AdPlatform
import DocumentVideo
import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import Testing

@testable import InteractiveMediaAds

/// The apps of the documents, compiled under Google's names and in Swift 5 mode, with a response.
@Suite("The apps of the documents, with ads")
@MainActor
struct DocumentAppTests {
  private let scheduler = VirtualScheduler()
  private let server: TestServer
  private let window = UIWindow()

  init() {
    server = TestServer(on: scheduler)
    server.answers["https://ads.example/playlist"] = .text(Response.playlist)
    server.answers["https://ads.example/single"] = .text(Response.vast(Response.ad("a")))
  }

  private func make<App: UIViewController>(_ app: () throws -> App) rethrows -> App {
    try Platform.$current.withValue(Platform(scheduler: scheduler, httpClient: server)) {
      let app = try app()
      window.rootViewController = app
      window.makeKeyAndVisible()
      _ = app.view
      return app
    }
  }

  private func url() throws -> URL { try #require(URL(string: "https://content.example/film.mp4")) }

  @Test("ad rules: pre-roll, mid-roll and post-roll of a film of ten minutes")
  func adRules() throws {
    let app = try make { AdRulesViewController(contentURL: try url()) }
    app.adTagUrl = "https://ads.example/playlist"
    app.requestAds()
    scheduler.advance(by: .seconds(700))
    #expect(app.log.filter { $0 == "Started" }.count == 3)
    #expect(app.log.last == "All Ads Completed")
    #expect(
      server.calls.filter { $0.hasSuffix("impression") } == [
        "pre/impression", "mid/impression", "post/impression",
      ]
    )
  }

  @Test("ad rules: an app's own playhead is given to the manager")
  func ownPlayhead() throws {
    let app = try make { OwnPlayerViewController(contentURL: try url()) }
    app.adTagUrl = "https://ads.example/playlist"
    app.requestAds()
    scheduler.advance(by: .seconds(30))
    #expect(app.log.filter { $0 == "Started" }.count == 1)
    app.currentTime = 10_000
    scheduler.advance(by: .seconds(30))
    #expect(app.log.filter { $0 == "Started" }.count == 2)
  }

  @Test("picture-in-picture: an ad in the window goes on while the app is in the background")
  func background() throws {
    let app = try make { VideoViewController(contentURL: try url()) }
    app.requestAds(withTag: "https://ads.example/single")
    scheduler.advance(by: .seconds(3))
    app.onPipButtonClicked()
    scheduler.advance(by: .seconds(1))
    UIApplication.shared.enterBackground()
    defer { UIApplication.shared.enterForeground() }
    scheduler.advance(by: .seconds(20))
    #expect(app.log.contains("Complete") && !app.log.contains("Pause"))
  }

  @Test("picture-in-picture: an ad starts in the normal mode, and goes on in the window")
  func pictureInPicture() throws {
    let app = try make { VideoViewController(contentURL: try url()) }
    app.requestAds(withTag: "https://ads.example/single")
    scheduler.advance(by: .seconds(3))
    #expect(app.log.contains("Started"))
    app.onPipButtonClicked()
    scheduler.advance(by: .seconds(1))
    #expect(app.pictureInPictureProxy.isPictureInPictureActive)
    scheduler.advance(by: .seconds(20))
    #expect(app.log.contains("Complete"))
    #expect(!app.log.contains("Pause"))
  }

  @Test("picture-in-picture: no ad is started while it is active")
  func loadedInTheWindow() throws {
    let app = try make { VideoViewController(contentURL: try url()) }
    app.contentPlayer.play()
    scheduler.advance(by: .seconds(1))
    app.onPipButtonClicked()
    scheduler.advance(by: .seconds(1))
    app.requestAds(withTag: "https://ads.example/single")
    scheduler.advance(by: .seconds(20))
    #expect(app.log.contains("Loaded"))
    #expect(!app.log.contains("Started"))
    #expect(app.contentPlayer.rate == 1)
  }
}
