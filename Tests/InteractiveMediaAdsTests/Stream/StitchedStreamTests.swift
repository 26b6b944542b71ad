import AdPlatform
import Foundation
import HeadlessAVFoundation
import SampleAdServer
import Testing

@testable import InteractiveMediaAds

@MainActor
@Suite("Live streams with stitched ads")
struct StitchedLiveTests {
  private let app = StitchedApp()

  @Test("a live stream is loaded, played and followed through its first two breaks")
  func wholeStream() throws {
    app.requestLive()
    app.advance(by: 60)
    #expect(app.take() == ["didLoad", "STREAM_LOADED", "STREAM_STARTED"])
    #expect(app.player.timeControlStatus == .playing)
    app.advance(by: 70)
    let first = app.take()
    #expect(first == wholeBreak(app.ads.count))
    let info = try #require(app.ads.first).adPodInfo
    #expect(info.podIndex == 1 && info.totalAds == app.ads.count && info.adPosition == 1)
    // 25 seconds of ads, and slate.
    #expect(info.maxDuration == 30 && app.ads.reduce(0) { $0 + $1.duration } == 25)
    #expect(app.ads.allSatisfy { !$0.adTitle.isEmpty && $0.duration > 0 })
    let count = app.ads.count
    app.advance(by: 120)
    #expect(app.take() == wholeBreak(app.ads.count - count))
    #expect(app.ads.last?.adPodInfo.podIndex == 2)
    #expect(app.manager?.remarks.isEmpty == true && app.errors.isEmpty)
    #expect(app.manager?.cuepoints.isEmpty == true)
    #expect(app.manager?.previousCuepoint(forStreamTime: 100) == nil)
  }

  @Test("each ad event but progress is told to the ad server, once")
  func verification() {
    app.requestLive()
    app.advance(by: 130)
    #expect(app.verified.count == app.ads.count * 5)
    #expect(Set(app.verified).count == app.verified.count)
  }

  @Test("progress comes with position, length and place of the ad")
  func progress() throws {
    app.requestLive()
    app.advance(by: 130)
    let ad = try #require(app.ads.first)
    #expect(app.progress.contains("5.0/\(ad.duration) 1/\(app.ads.count) 30.0 30.0"))
    #expect((120...160).contains(app.progress.count), "\(app.progress.count)")
  }

  @Test("who joins in the middle of a break hears the rest")
  func joining() {
    app.advance(by: 90)
    app.requestLive()
    app.advance(by: 3)
    let joined = app.take()
    #expect(joined.prefix(4) == ["didLoad", "STREAM_LOADED", "STREAM_STARTED", "AD_PERIOD_STARTED"])
    #expect(!joined.contains("AD_BREAK_STARTED"))
    app.advance(by: 60)
    #expect(app.take().suffix(2) == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
  }

  @Test("a pause in an ad is told, and one in the content is not")
  func pausing() {
    app.requestLive()
    app.advance(by: 30)
    app.player.pause()
    app.advance(by: 1)
    app.player.play()
    app.advance(by: 52)
    _ = app.take()
    app.player.pause()
    app.advance(by: 2)
    app.player.play()
    app.advance(by: 0.5)
    #expect(app.take() == ["PAUSE 1", "RESUME 1"])
  }

  @Test("a seek out of a break ends it")
  func seeking() {
    app.requestLive()
    app.advance(by: 85)
    #expect(app.take().contains("STARTED 1"))
    app.seek(to: 40)
    app.advance(by: 1)
    #expect(app.take() == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
    // A break that has been told of is a period only when it is seen again.
    app.advance(by: 80)
    let again = app.take()
    #expect(again.first == "AD_PERIOD_STARTED" && again.last == "AD_PERIOD_ENDED")
    #expect(!again.contains("AD_BREAK_STARTED") && !again.contains("AD_BREAK_ENDED"))
  }

  @Test("other content in the player ends a break, and is not followed")
  func leaving() {
    app.requestLive()
    app.advance(by: 85)
    _ = app.take()
    let other = Platform.$current.withValue(Platform(scheduler: app.scheduler, httpClient: app.server)) {
      AVPlayerItem(script: PlaybackScript(duration: .seconds(600)))
    }
    app.player.replaceCurrentItem(with: other)
    app.advance(by: 100)
    #expect(app.take() == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
  }

  @Test("a break of slate alone is no break, for nothing tells of it")
  func slate() {
    app.requestLive(.podEmpty)
    app.advance(by: 130)
    #expect(app.take() == ["didLoad", "STREAM_LOADED", "STREAM_STARTED"])
  }

  @Test(
    "a stream that cannot be had is one error",
    arguments: [
      (SampleStream.registrationRefused, "failed 1020"), (.registrationNotFound, "failed 1020"),
      (.registrationSilent, "failed 1020"), (.noStreamID, "failed 1020"), (.notJSON, "failed 1020"),
      (.podNotFound, "error 400"), (.podSilent, "error 400"), (.podHTML, "error 400"),
    ]
  )
  func failing(stream: SampleStream, line: String) throws {
    app.requestLive(stream)
    app.advance(by: 60)
    #expect(app.take() == [line])
    let error = try #require(app.errors.first)
    #expect(
      error.message.contains("Check") || error.message.contains("make the request again"),
      "\(error.message)"
    )
  }

  @Test("a forgotten session is registered again, and its stream loaded again")
  func renewal() {
    app.requestLive(.sessionExpires)
    app.advance(by: 100)
    let lines = app.take()
    #expect(lines.contains("LOG The stream's time is over: it is registe"))
    #expect(lines.filter { $0 == "STREAM_LOADED" }.count == 1)
    #expect(
      app.server.requests.filter { $0.kind == .stitchedPlaylist }.map(\.url.path).last?.contains("2:SMP")
        == true
    )
    #expect(app.player.timeControlStatus == .playing)
  }

  @Test("a request for interstitials says that it is answered with stitched ads")
  func interstitials() {
    let request = LiveStreamRequest(
      assetKey: "live",
      networkCode: nil,
      adDisplayContainer: app.container,
      videoDisplay: app.display,
      pictureInPictureProxy: nil,
      userContext: nil
    )
    request.useHLSInterstitials = true
    app.request(request)
    app.advance(by: 130)
    let lines = app.take()
    #expect(lines.contains("LOG useHLSInterstitials was ignored: how the"))
    #expect(lines.contains("AD_BREAK_ENDED"))
  }

  @Test("a third-party stream is for another request, which the delegate hears")
  func thirdParty() {
    app.onLoad = {
      $0.loadThirdPartyStream(SampleAdServer.stitchedVideoURL(streamID: "x"), streamSubtitles: [])
    }
    app.requestLive()
    app.advance(by: 1)
    #expect(app.take() == ["error 1101", "didLoad", "STREAM_LOADED", "STREAM_STARTED"])
  }

  @Test("live content of pod serving with stitched pods is followed as the app plays it")
  func podServing() {
    app.onLoad = { [app] manager in
      app.display.loadStream(
        SampleAdServer.stitchedLiveURL(streamID: manager.streamId ?? ""),
        withSubtitles: []
      )
      app.display.play()
    }
    app.request(
      PodStreamRequest(
        networkCode: "21775744923",
        customAssetKey: "live",
        adDisplayContainer: app.container,
        videoDisplay: app.display
      )
    )
    app.advance(by: 130)
    #expect(app.take() == ["STREAM_LOADED", "STREAM_STARTED"] + wholeBreak(app.ads.count))
    #expect(!app.ads.isEmpty && app.verified.count == app.ads.count * 5)
  }
}

@MainActor
@Suite("Requests for streams of the Video Stitcher")
struct VideoStitcherTests {
  private let app = StitchedApp()

  @Test("fail with what to do instead, and nothing is sent")
  func unsupported() {
    app.request(
      VideoStitcherLiveStreamRequest(
        liveStreamEventID: "event",
        region: "us-central1",
        projectNumber: "1",
        oAuthToken: "token",
        networkCode: "2",
        customAssetKey: "live",
        adDisplayContainer: app.container,
        videoDisplay: app.display,
        userContext: nil,
        videoStitcherSessionOptions: nil
      )
    )
    let request = VideoStitcherVODStreamRequest(
      vodConfigID: "config",
      region: "us-central1",
      projectNumber: "1",
      oAuthToken: "token",
      networkCode: "2",
      adDisplayContainer: app.container,
      videoDisplay: app.display,
      userContext: nil,
      videoStitcherSessionOptions: ["k": 1]
    )
    #expect(request.vodConfigID == "config" && request.adTagURL == nil && request.networkCode == "2")
    app.request(request)
    app.advance(by: 1)
    #expect(app.take() == ["failed 1020", "failed 1020"])
    #expect(app.errors.allSatisfy { $0.message.contains("Make a LiveStreamRequest") })
    #expect(app.server.requests.isEmpty)
  }
}
