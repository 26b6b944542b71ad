import AdPlatform
import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import Testing

@testable import InteractiveMediaAds

@MainActor
@Suite("Streams, from the request on")
struct StreamLoaderTests {
  @Test("a stream is registered, loaded and polled")
  func loaded() {
    let app = StreamApp()
    app.server.answers["/metadata"] = .text("{}")
    app.request(context: "context")
    #expect(app.take().isEmpty)
    app.advance(by: 0.2)
    #expect(app.take() == ["loaded S1", "STREAM_LOADED"])
    #expect(app.contexts.first as? String == "context")
    app.advance(by: 21)
    #expect(app.server.count("/metadata") == 3)
    #expect(app.take().isEmpty && app.manager?.remarks.isEmpty == true)
    #expect(
      app.manager?.streamTime(forContentTime: 7) == 7 && app.manager?.contentTime(forStreamTime: 7) == 7
    )
  }

  @Test(
    "a stream that cannot be had is one error",
    arguments: [
      (StreamServer.Answer.failure(.status(403, url: "https://x.example.com/")), "refused the stream"),
      (.failure(.status(404, url: "https://x.example.com/")), "does not know the stream"),
      (
        .failure(.timeout(.seconds(10), url: "https://x.example.com/")),
        "did not send a complete response within 10 seconds"
      ),
      (.text("<html>"), "not a JSON object"), (.text("{}"), "no stream_id"),
      (.text(#"{"stream_id": "S", "metadata_url": "ftp://x.example.com/"}"#), "only http and https"),
    ]
  )
  func failed(answer: StreamServer.Answer, words: String) {
    let app = StreamApp()
    app.server.answers["/stream"] = answer
    app.request(context: 7)
    app.advance(by: 20)
    #expect(app.take() == ["failed 1020"])
    #expect(app.errors.first?.message.contains(words) == true, "\(app.errors)")
    #expect(app.errors.first?.type == .adLoadingFailed && app.contexts.first as? Int == 7)
  }

  @Test("a request that makes no sense fails after the call, and nothing is sent")
  func arguments() {
    let app = StreamApp()
    app.request("/../")
    app.request(display: NoPlayer())
    #expect(app.take().isEmpty)
    app.advance(by: 1)
    #expect(app.take() == ["failed 1101", "failed 1101"])
    #expect(app.server.requests.isEmpty)
    #expect(app.errors.last?.message.contains("AVPlayerVideoDisplay of the content's player") == true)
  }

  @Test("requests at the same time have an outcome each; the service can be another")
  func several() {
    let app = StreamApp()
    app.initializes = false
    app.loader.streamService = URL(string: "http://localhost:8080") ?? URL(filePath: "/")
    app.request("1")
    app.request("..")
    app.request("2")
    app.advance(by: 1)
    #expect(app.take() == ["failed 1101", "loaded S1", "loaded S2"])
    #expect(app.server.requests.map(\.url.host) == ["localhost", "localhost"])
  }

  @Test("what is missing is said after STREAM_LOADED")
  func flaws() {
    let app = StreamApp()
    app.server.answers["/stream"] = .text(#"{"stream_id": "S"}"#)
    app.request()
    app.advance(by: 60)
    #expect(
      app.take() == [
        "loaded S", "STREAM_LOADED", "LOG The stream has no metadata_url: no",
        "LOG The stream has no media_verificati",
      ]
    )
    #expect(app.server.requests.count == 1 && app.manager?.remarks.count == 2)
  }

  @Test("a forgotten session gets another name")
  func renewed() {
    let app = StreamApp()
    app.server.answers["/metadata"] = .failure(.status(410, url: "https://ads.example.com/metadata"))
    app.request()
    app.advance(by: 0.3)
    #expect(
      app.take() == [
        "loaded S1", "STREAM_LOADED", "LOG The ad server has forgotten the st",
        "LOG The stream is registered again, as", "LOG The ad server has forgotten the st",
      ]
    )
    #expect(app.manager?.streamId == "S2")
    app.server.answers["/metadata"] = .text("{}")
    app.advance(by: 5)
    #expect(app.manager?.streamId == "S3" && app.server.sessions == 3)
    app.manager?.replaceAdTagParameters(["k": "v"])
    app.server.answers["/metadata"] = .failure(.status(404, url: "https://ads.example.com/metadata"))
    app.advance(by: 6.3)
    #expect(app.manager?.streamId == "S4")
    let registrations = app.server.requests.filter { $0.method == "POST" }
    #expect(
      registrations.compactMap(\.body).map { String(decoding: $0, as: UTF8.self) } == ["", "", "", "k=v"]
    )
  }

  @Test("other ad tag parameters are sent where the session takes them, and count later where it does not")
  func parameters() {
    let app = StreamApp()
    app.server.answers["/metadata"] = .text("{}")
    app.request()
    app.advance(by: 1)
    _ = app.take()
    app.manager?.replaceAdTagParameters(["a": "b"])
    #expect(app.take().isEmpty)
    app.advance(by: 0)
    #expect(app.take() == ["LOG The stream has no session_update_u"])
    app.server.answers["/stream"] = .text(
      SessionRun.stream("S", #", "session_update_url": "https://ads.example.com/session""#)
    )
    app.request()
    app.advance(by: 1)
    _ = app.take()
    app.manager?.replaceAdTagParameters(["a": "b c"])
    app.advance(by: 1)
    let update = app.server.requests.last
    #expect(update?.url.path == "/session" && update?.method == "POST")
    #expect(update?.body == Data("a=b%20c".utf8) && app.take().isEmpty)
  }

  @Test("after destroy nothing is told, asked or waited for")
  func destroyed() {
    let app = StreamApp()
    app.server.answers["/metadata"] = .text("{}")
    app.request()
    app.advance(by: 15)
    _ = app.take()
    app.manager?.replaceAdTagParameters([:])
    app.manager?.initialize(with: nil)
    app.manager?.destroy()
    app.manager?.destroy()
    let count = app.server.requests.count
    app.advance(by: 100)
    #expect(app.take().isEmpty && app.server.requests.count == count)
    #expect(app.scheduler.scheduledCount == 0)
  }

  @Test("an app that destroys the manager when it hears of it hears nothing more")
  func destroyedInside() {
    let app = StreamApp()
    app.server.answers["/stream"] = .text(#"{"stream_id": "S"}"#)
    app.onEvent = { [weak app] _ in app?.manager?.destroy() }
    app.request()
    app.advance(by: 10)
    #expect(app.take() == ["loaded S", "STREAM_LOADED"])
  }

  @Test("loader, manager and player are deallocated when the app releases them")
  func released() {
    let scheduler = VirtualScheduler()
    weak var loader: AdsLoader?
    weak var manager: StreamManager?
    weak var player: AVPlayer?
    weak var server: StreamServer?
    do {
      let app = StreamApp()
      app.server.answers["/metadata"] = .text("{}")
      app.request()
      app.advance(by: 15)
      (loader, manager, player, server) = (app.loader, app.manager, app.player, app.server)
      #expect(manager != nil)
      // A manager stops when the app releases it.
      app.manager = nil
      #expect(manager == nil)
      app.advance(by: 1)
      #expect(app.scheduler.scheduledCount == 0)
      #expect(app.take().contains("STREAM_LOADED"))
    }
    scheduler.run()
    #expect(loader == nil && player == nil && server == nil)
  }

  private final class NoPlayer: NSObject, VideoDisplay {
    weak var delegate: (any VideoDisplayDelegate)?
    var volume: Float = 1
    var currentMediaTime: TimeInterval { 0 }
    var totalMediaTime: TimeInterval { 0 }
    var bufferedMediaTime: TimeInterval { 0 }
    var isPlaying: Bool { false }
    func loadStream(_ streamURL: URL, withSubtitles subtitles: [Any]) {}
    func play() {}
    func pause() {}
    func reset() {}
    func seekStream(toTime time: TimeInterval) {}
  }
}
