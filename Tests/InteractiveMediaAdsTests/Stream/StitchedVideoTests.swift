import AdPlatform
import Foundation
import HeadlessAVFoundation
import SampleAdServer
import Testing

@testable import InteractiveMediaAds

@MainActor
@Suite("Videos on demand with stitched ads")
struct StitchedVideoTests {
  private let app = StitchedApp()
  private static let preRoll = wholeBreak(1)
  private static let midRoll = wholeBreak(2)

  private var manager: StreamManager? { app.manager }

  @Test("a video is loaded and played, with its breaks")
  func wholeVideo() throws {
    app.requestVideo()
    app.advance(by: 200)
    let lines = app.take()
    #expect(
      lines == ["CUEPOINTS_CHANGED 3", "didLoad", "STREAM_LOADED", "STREAM_STARTED"] + Self.preRoll
        + Self.midRoll
        + Self.preRoll
    )
    let infos = app.ads.map(\.adPodInfo)
    #expect(infos.map(\.podIndex) == [0, 1, 1, -1])
    #expect(infos.map(\.timeOffset) == [0, 60, 60, -1])
    #expect(infos.map(\.adPosition) == [1, 1, 2, 1] && infos.map(\.totalAds) == [1, 2, 2, 1])
    #expect(infos.map(\.maxDuration) == [10, 25, 25, 15])
    #expect(app.manager?.remarks.isEmpty == true && app.errors.isEmpty)
    #expect(app.display.subtitles?.count == 1)
    // Every identifier in the media is told: nothing says which are progress.
    #expect(app.verified.count >= 20 && Set(app.verified).count == app.verified.count)
  }

  @Test("events come when the playhead is there, to the millisecond")
  func times() {
    app.requestVideo()
    app.advance(by: 12)
    let lines = app.take()
    let quartile = lines.firstIndex(of: "FIRST_QUARTILE 1")
    #expect(quartile.map { app.times[$0] } == 2.5)
    #expect(lines.firstIndex(of: "AD_BREAK_ENDED").map { app.times[$0] } == 10)
  }

  @Test("cue points are in stream time, and played when their end has been played")
  func cuepoints() throws {
    #expect(manager?.cuepoints == nil)
    app.onLoad = { #expect($0.previousCuepoint(forStreamTime: 100) != nil) }
    app.requestVideo()
    app.advance(by: 5)
    let before = try #require(manager).cuepoints
    #expect(before.map(\.startTime) == [0, 70, 155] && before.map(\.endTime) == [10, 95, 170])
    #expect(before.map(\.isPlayed) == [false, false, false])
    app.advance(by: 10)
    #expect(manager?.cuepoints.map(\.isPlayed) == [true, false, false])
    // What was handed out stays as it was.
    #expect(before[0].isPlayed == false)
  }

  @Test(
    "the previous cue point starts before a time",
    arguments: [
      (0.0, nil), (0.001, 0.0), (70, 0), (70.001, 70), (155, 70), (1000, 155), (-1, nil), (.nan, nil),
      (.infinity, nil),
    ] as [(Double, Double?)]
  )
  func previous(time: Double, start: Double?) {
    app.requestVideo()
    app.advance(by: 1)
    #expect(manager?.previousCuepoint(forStreamTime: time)?.startTime == start)
  }

  @Test("stream and content time are inverse to each other")
  func conversions() throws {
    app.requestVideo()
    app.advance(by: 1)
    let manager = try #require(manager)
    for content in stride(from: 0.0, through: 130, by: 0.25) {
      #expect(manager.contentTime(forStreamTime: manager.streamTime(forContentTime: content)) == content)
    }
    let breaks = [0.0..<10, 70..<95, 155..<170]
    for stream in stride(from: 0.0, through: 180, by: 0.25) {
      let content = manager.contentTime(forStreamTime: stream)
      if let adBreak = breaks.first(where: { $0.contains(stream) }) {
        #expect(manager.streamTime(forContentTime: content) == adBreak.upperBound)
      } else {
        #expect(manager.streamTime(forContentTime: content) == stream)
      }
    }
    #expect(manager.contentTime(forStreamTime: 80) == 60 && manager.streamTime(forContentTime: 60) == 95)
    #expect(manager.streamTime(forContentTime: .infinity) == .infinity)
    #expect(manager.contentTime(forStreamTime: .nan).isNaN)
  }

  @Test("snapback: the skipped break is played, and the viewer returned to where they sought")
  func snapback() throws {
    var goal: Double?
    app.onEvent = { [app] event in
      guard event.type == .AD_BREAK_ENDED, let time = goal else { return }
      goal = nil
      app.seek(to: time)
    }
    app.requestVideo()
    app.advance(by: 20)
    _ = app.take()
    let cuepoint = try #require(manager?.previousCuepoint(forStreamTime: 120))
    #expect(cuepoint.startTime == 70 && !cuepoint.isPlayed)
    goal = 120
    app.seek(to: cuepoint.startTime)
    app.advance(by: 26)
    #expect(app.take() == Self.midRoll)
    #expect(app.player.currentTime().seconds > 120)
    #expect(manager?.previousCuepoint(forStreamTime: 120)?.isPlayed == true)
    // Seen again, it is a period and no break.
    app.seek(to: 69)
    app.advance(by: 30)
    #expect(app.take().prefix(2) == ["AD_PERIOD_STARTED", "STARTED 1"])
  }

  @Test("a bookmark can be restored when the video is loaded, before it plays")
  func bookmark() {
    app.onEvent = { [app] event in
      guard event.type == .STREAM_LOADED, let time = app.manager?.streamTime(forContentTime: 80) else {
        return
      }
      app.seek(to: time)
    }
    app.requestVideo()
    app.advance(by: 1)
    #expect(app.take() == ["CUEPOINTS_CHANGED 3", "didLoad", "STREAM_LOADED", "STREAM_STARTED"])
    #expect(app.player.currentTime().seconds > 115)
  }

  @Test("a seek into a break tells the rest, one out of it ends it")
  func seeking() {
    app.requestVideo()
    app.advance(by: 20)
    _ = app.take()
    app.seek(to: 86)
    app.advance(by: 1)
    #expect(app.take() == ["AD_PERIOD_STARTED"])
    app.advance(by: 3)
    #expect(app.take().allSatisfy { $0.hasSuffix(" 2") })
    app.seek(to: 20)
    app.advance(by: 1)
    #expect(app.take() == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
  }

  @Test("the parameters of the app are added to the manifest's URL")
  func suffix() throws {
    let request = VODStreamRequest(
      contentSourceID: "1",
      videoID: "tears-of-steel",
      adDisplayContainer: app.container,
      videoDisplay: app.display
    )
    request.manifestURLSuffix = "a=b%20c"
    app.request(request)
    app.advance(by: 1)
    #expect(
      app.server.requests.last { $0.kind == .stitchedPlaylist }?.url.query(percentEncoded: true) == "a=b%20c"
    )
    let url = try #require(URL(string: "https://example.com/m.m3u8?x=1&a=2"))
    #expect(url.addingToQuery("a=3&b=4").absoluteString == "https://example.com/m.m3u8?x=1&a=3&b=4")
    #expect(url.addingToQuery("a b").absoluteString == url.absoluteString)
    #expect(url.addingToQuery("") == url)
  }

  @Test("other ad tag parameters come too late for a video, and a LOG event says so")
  func parameters() {
    app.requestVideo()
    app.advance(by: 1)
    _ = app.take()
    app.manager?.replaceAdTagParameters(["k": "v"])
    app.manager?.replaceAdTagParameters(nil)
    app.advance(by: 0)
    #expect(
      app.take()
        == Array(repeating: "LOG replaceAdTagParameters(_:) was ignored: ", count: 2).map {
          String($0.prefix(44))
        }
    )
  }

  @Test("after destroy nothing is told, and nothing is waited for but the player")
  func destroyed() {
    app.requestVideo()
    app.advance(by: 5)
    _ = app.take()
    app.manager?.destroy()
    app.player.replaceCurrentItem(with: nil)
    app.advance(by: 100)
    #expect(app.take().isEmpty && app.scheduler.scheduledCount == 0)
  }
}

@MainActor
@Suite("Videos on demand that a third party stitches")
struct ThirdPartyVideoTests {
  private let app = StitchedApp()

  private func request(stream: @escaping (String) -> URL = SampleAdServer.stitchedVideoURL) {
    app.onLoad = { manager in
      manager.loadThirdPartyStream(stream(manager.streamId ?? ""), streamSubtitles: [["language": "en"]])
    }
    app.request(
      PodVODStreamRequest(
        networkCode: "21775744923",
        adDisplayContainer: app.container,
        videoDisplay: app.display,
        pictureInPictureProxy: nil,
        userContext: nil
      )
    )
  }

  @Test("is loaded, asked about, played and followed")
  func wholeVideo() {
    request()
    app.advance(by: 200)
    let lines = app.take()
    let breaks = wholeBreak(1) + wholeBreak(2) + wholeBreak(1)
    #expect(lines == ["CUEPOINTS_CHANGED 3", "didLoad", "STREAM_LOADED", "STREAM_STARTED"] + breaks)
    #expect(app.manager?.cuepoints.map(\.startTime) == [0, 70, 155])
    #expect(app.manager?.cuepoints.map(\.isPlayed) == [true, true, true])
    #expect(app.verified.count == 20 && app.display.subtitles?.count == 1)
    // The breaks of a video do not change.
    #expect(app.server.requests.filter { $0.kind == .streamMetadata }.count == 1)
    #expect(app.ads.map(\.adPodInfo.podIndex) == [0, 1, 1, -1] && app.errors.isEmpty)
  }

  @Test("is an error when it is no web URL, or does not load")
  func failing() {
    request { _ in URL(filePath: "/tmp/video.m3u8") }
    app.advance(by: 20)
    #expect(app.take() == ["error 1101"])
    request { _ in SampleAdServer.stitchedVideoURL(streamID: "nobody") }
    app.advance(by: 20)
    #expect(app.take() == ["CUEPOINTS_CHANGED 3", "error 400"])
  }
}
