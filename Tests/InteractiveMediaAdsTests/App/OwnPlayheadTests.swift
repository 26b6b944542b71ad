import AdPlatform
import Foundation
import HeadlessAVFoundation
import Testing

@testable import InteractiveMediaAds

/// An app with a player of its own: the manager knows where the content is, and not how long it is.
///
/// Source: Ad rules, "Ad rules", "Without AVPlayer".
@Suite("An app with a content playhead of its own")
@MainActor
struct OwnPlayheadTests {
  /// Content that plays while no ad does.
  private final class Playhead: NSObject, ContentPlayhead {
    var currentTime: TimeInterval = 0
  }

  private let app = FilmApp()
  private let playhead = Playhead()

  private func request(_ response: String) {
    // Its film is not the content here.
    app.player.replaceCurrentItem(with: nil)
    app.loader.requestAds(
      with: AdsRequest(
        adsResponse: response,
        adDisplayContainer: app.container,
        contentPlayhead: playhead,
        userContext: nil
      )
    )
    app.scheduler.run(for: .milliseconds(10))
  }

  /// The ads that started while the content played so far.
  private func started(playingTo end: TimeInterval) -> [String] {
    var steps = 0
    while playhead.currentTime < end, steps < 100_000 {
      steps += 1
      if app.manager?.adPlaybackInfo.isPlaying != true { playhead.currentTime += 0.2 }
      app.advance(by: 0.2)
    }
    return app.take().filter { $0.hasPrefix("STARTED") }
  }

  @Test("hears of a break of each minute each minute, and of the end when the content is complete")
  func everyMinute() {
    let adBreak = Response.adBreak("a", at: "00:01:00", Response.ad("a", seconds: 5))
    request(
      Response.vmap(adBreak.replacing("breakId=\"a\"", with: "breakId=\"a\" repeatAfter=\"00:01:00\""))
    )
    #expect(app.manager?.adCuePoints as? [Double] == [60, 120])
    #expect(started(playingTo: 330) == Array(repeating: "STARTED a", count: 5))
    app.loader.contentComplete()
    app.advance(by: 1)
    #expect(app.take().last == "ALL_ADS_COMPLETED")
  }

  @Test(
    "sees the pre-roll, and then the break that was passed, however slow the server is",
    arguments: [100, 1_000, 5_000]
  )
  func slowPreRoll(milliseconds: Int) {
    app.server.latency = .milliseconds(milliseconds)
    app.server.answers["https://ads.example/pre"] = .text(Response.vast(Response.ad("pre", seconds: 5)))
    playhead.currentTime = 400
    request(
      Response.vmap(
        Response.adBreak("pre", at: "start", tag: "https://ads.example/pre"),
        Response.adBreak("mid", at: "00:05:00", Response.ad("mid", seconds: 5))
      )
    )
    #expect(started(playingTo: 430) == ["STARTED pre", "STARTED mid"])
  }
}
