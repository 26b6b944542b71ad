import AdPlatform
import Foundation
import HeadlessUIKit
import Testing

@testable import SampleSDK

@MainActor
@Suite("The video of an ad")
struct VideoTests {
  let bench = Bench()
  let events = EventRecorder()
  let ad: SampleNativeAd
  let video: SampleMediaView

  init() throws {
    ad = try #require(bench.fetch("sample-video").ads.first)
    ad.delegate = events
    video = try #require(ad.mediaView)
  }

  @Test("has a length and a shape, and stands at its start")
  func atRest() {
    #expect(video.duration == 15)
    #expect(abs(video.aspectRatio - 16.0 / 9) < 0.001)
    bench.scheduler.advance(by: .seconds(5))
    #expect(video.currentTime == 0)
    #expect(events.events.isEmpty)
  }

  @Test("plays time on the scheduler of its loader, and ends")
  func plays() {
    ad.playVideo()
    bench.scheduler.advance(by: .seconds(4))
    #expect(video.currentTime == 4)
    bench.scheduler.advance(by: .seconds(60))
    #expect(video.currentTime == 15)
    #expect(events.events == ["play", "end"])
  }

  @Test("stands still while it is paused, and goes on where it was")
  func pauses() {
    video.playMedia()
    bench.scheduler.advance(by: .seconds(10))
    video.pauseMedia()
    bench.scheduler.advance(by: .seconds(100))
    #expect(video.currentTime == 10)
    video.playMedia()
    bench.scheduler.advance(by: .milliseconds(4999))
    #expect(events.events == ["play", "pause", "play"])
    bench.scheduler.advance(by: .milliseconds(1))
    #expect(events.events == ["play", "pause", "play", "end"])
  }

  @Test("takes a second play, or a pause while it stands, for nothing")
  func repeated() {
    video.pauseMedia()
    video.playMedia()
    video.playMedia()
    bench.scheduler.run()
    video.pauseMedia()
    #expect(events.events == ["play", "end"])
  }

  @Test("starts again after its end")
  func again() {
    video.playMedia()
    bench.scheduler.run()
    video.playMedia()
    #expect(video.currentTime == 0)
    bench.scheduler.run()
    #expect(events.events == ["play", "end", "play", "end"])
  }

  @Test("is nothing in an ad without one, and in a view that is made by hand")
  func none() throws {
    let still = try #require(bench.fetch("sample-content").ads.first)
    still.delegate = events
    still.playVideo()
    let empty = SampleMediaView(frame: .zero)
    empty.playMedia()
    empty.pauseMedia()
    #expect(empty.duration == 0 && empty.currentTime == 0 && empty.aspectRatio == 0)
    #expect(events.events.isEmpty)
  }

  @Test("stays playable, and silent, after its ad is gone")
  func adGone() throws {
    weak var gone: SampleNativeAd?
    let view: SampleMediaView
    do {
      let recorder = bench.fetch("sample-video")
      let ad = try #require(recorder.ads.first)
      ad.delegate = events
      gone = ad
      view = try #require(ad.mediaView)
      recorder.forgetAds()
    }
    #expect(gone == nil)
    view.playMedia()
    bench.scheduler.run()
    #expect(view.currentTime == 15)
    #expect(events.events.isEmpty)
  }
}

@Suite("Playback")
struct PlaybackTests {
  @Test("decides without a clock")
  func decides() {
    var playback = SamplePlayback(duration: .seconds(10))
    #expect(playback.handle(.play, at: .seconds(1)) == [.awaitEnd(after: .seconds(10)), .tellPlay])
    #expect(playback.handle(.pause, at: .seconds(4)) == [.stopAwaitingEnd, .tellPause])
    #expect(playback.state == .paused(at: .seconds(3)))
    #expect(playback.handle(.reachEnd, at: .seconds(5)) == [])
    #expect(playback.handle(.play, at: .seconds(20)) == [.awaitEnd(after: .seconds(7)), .tellPlay])
    #expect(playback.position(at: .seconds(99)) == .seconds(10))
    #expect(playback.handle(.reachEnd, at: .seconds(27)) == [.tellEnd])
    #expect(playback.state == .ended)
  }

  @Test("never starts a film of no length")
  func empty() {
    var playback = SamplePlayback(duration: .zero)
    #expect(playback.handle(.play, at: .zero) == [])
    #expect(playback.handle(.skipToEnd, at: .zero) == [])
  }
}
