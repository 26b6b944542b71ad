import AVFoundation
import AVKit
import AdPlatform
import DocumentLiveStream
import HeadlessAVFoundation
import SampleAdServer
import Testing

/// The document's code, with the sample ad server in the place of the network.
@MainActor
@Suite("The document's app of a live stream", .serialized)
struct LiveStreamAppTests {
  private let scheduler = VirtualScheduler()
  private let server: SampleAdServer

  init() {
    server = SampleAdServer(scheduler: scheduler)
    _ = LiveStreamApp.takePrintedLines()
  }

  private func app() -> LiveStreamApp {
    let platform = Platform(scheduler: scheduler, httpClient: server)
    platform.media.timedMetadata = { segment in
      SampleAdServer.timedMetadata(ofSegment: segment).map {
        TimedMetadata(at: $0.at, identifier: "id3/TXXX", value: $0.eventID)
      }
    }
    return Platform.$current.withValue(platform) {
      let app = LiveStreamApp()
      app.start()
      return app
    }
  }

  /// The lines, with what the app takes from the clock on the wall masked: how long until the break, where in the
  /// content that is, and the minute in the name of the break.
  private func masked(_ lines: [String]) -> [String] {
    lines.map {
      $0.replacing(/start in \d+ seconds/, with: "start in N seconds")
        .replacing(/mid-roll-\d+/, with: "mid-roll-N")
        .replacing(/time offset: \d+\.\d+/, with: "time offset: N")
    }
  }

  @Test("plays its ad break to the last event")
  func adBreak() throws {
    let app = app()
    scheduler.advance(by: .seconds(2))
    #expect(LiveStreamApp.takePrintedLines() == [])
    app.touchPlayButton()
    // The break is at most 90 seconds away, and takes ten.
    scheduler.advance(by: .seconds(120))
    let ad = try servedAd()
    let lines = LiveStreamApp.takePrintedLines()
    // The index is the number at the end of the break's name, which the app prints first.
    let number = try #require(lines.first?.firstMatch(of: /mid-roll-(\d+)\.m3u8/)?.1)
    #expect(
      masked(lines) == [
        "Ad break scheduled to start in N seconds. Ad break manifest URL: "
          + "https://dai.google.com/linear/pods/v1/hls/network/21775744923/custom_asset/sgai-hls-live/"
          + "ad_break_id/mid-roll-N.m3u8?stream_id=00000000-0000-4000-8000-000000000001:SMP&pd=10000.",
        "Ad break started.",
        "Ad period started.",
        "Showing ad 1/1, bumper: NO, title: \(ad.title), description: \(ad.description), contentType:, "
          + "pod index: \(number), time offset: N, max duration: 10.000000.",
        "Ad period ended.",
        "Ad break ended.",
      ]
    )
    #expect(app.player.timeControlStatus == .playing)
    let verified = server.requests.compactMap {
      if case .verification(let event) = $0.kind { event } else { nil }
    }
    #expect(verified.count == 5)
  }

  private struct Metadata: Decodable {
    struct Ad: Decodable {
      var title: String
      var description: String
    }

    var ads: [String: Ad]
  }

  /// The only ad of the session: which one it is depends on the minute.
  private func servedAd() throws -> Metadata.Ad {
    let url = try #require(server.requests.first { $0.kind == .streamMetadata }?.url)
    var body = Data()
    server.send(HTTPRequest(url: url)) { result in
      if case .success(let response) = result { body = response.body }
    }
    scheduler.advance(by: .seconds(1))
    let metadata = try JSONDecoder().decode(Metadata.self, from: body)
    #expect(metadata.ads.count == 1)
    return try #require(metadata.ads.values.first)
  }

  @Test("goes on with the content where the break interrupted it")
  func content() {
    let app = app()
    scheduler.advance(by: .seconds(2))
    app.touchPlayButton()
    scheduler.advance(by: .seconds(120))
    // Two minutes after the start, ten seconds of ads and a few moments of waiting.
    let position = app.player.currentTime().seconds
    #expect(position > 42 + 120 - 11)
    #expect(position < 42 + 120 - 10)
  }

  @Test("AVKit shows the player, and AVFoundation's names are there with it")
  func avKit() {
    let controller = AVPlayerViewController()
    let player: AVPlayer = AVQueuePlayer()
    controller.player = player
    #expect(controller.player === player)
  }

  @Test("schedules nothing without a session")
  func noSession() {
    let app = app()
    app.touchPlayButton()
    #expect(
      LiveStreamApp.takePrintedLines() == [
        "The ad stream ID is not set. Skipping all ad breaks of the current stream session."
      ]
    )
  }
}
