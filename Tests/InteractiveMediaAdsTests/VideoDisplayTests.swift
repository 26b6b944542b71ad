import AdPlatform
import Foundation
import Testing

@testable import HeadlessAVFoundation
@testable import InteractiveMediaAds

@MainActor
@Suite("A display for ads in an AVPlayer")
struct VideoDisplayTests {
  @Test("loads an ad paused, and plays it from beginning to end")
  func wholeAd() {
    let stage = Stage(ad: PlaybackScript(duration: .seconds(1), loadLatency: .milliseconds(300)))
    stage.display.loadStream(Stage.url, withSubtitles: [])
    #expect(stage.display.currentMediaTime == 0 && stage.display.totalMediaTime == 0)
    #expect(stage.log.entries.isEmpty)
    stage.scheduler.run()
    #expect(stage.scheduler.now == .milliseconds(300))
    #expect(stage.log.take() == ["loaded", "ready", "buffered 1.0"])
    #expect(stage.player.rate == 0 && !stage.display.isPlaying)
    #expect(stage.display.totalMediaTime == 1 && stage.display.bufferedMediaTime == 1)
    stage.display.play()
    stage.scheduler.advance(by: .milliseconds(500))
    #expect(stage.display.isPlaying && stage.display.currentMediaTime == 0.5)
    stage.scheduler.run()
    #expect(stage.log.take() == ["started", "completed"])
    #expect(
      stage.log.progress == ["0.0/1.0", "0.2/1.0", "0.4/1.0", "0.6/1.0", "0.8/1.0", "1.0/1.0"]
    )
    #expect(!stage.display.isPlaying)
  }

  @Test("plays as soon as the ad can be played when told to before")
  func earlyPlay() {
    let stage = Stage(ad: PlaybackScript(duration: .seconds(1), loadLatency: .seconds(2)))
    stage.display.loadStream(Stage.url, withSubtitles: ["en"])
    stage.display.play()
    stage.scheduler.advance(by: .seconds(1))
    #expect(stage.log.entries.isEmpty && stage.display.subtitles == nil)
    stage.scheduler.run()
    #expect(stage.log.take() == ["loaded", "ready", "buffered 1.0", "started", "completed"])
    #expect(stage.display.subtitles as? [String] == ["en"])
    #expect(stage.scheduler.now == .seconds(3))
  }

  @Test("reports pause and resume once each, asked for by app or viewer")
  func pausing() {
    let stage = Stage()
    stage.load()
    stage.display.play()
    stage.scheduler.advance(by: .milliseconds(300))
    stage.log.entries = []
    stage.display.pause()
    stage.display.pause()
    stage.scheduler.run()
    #expect(stage.log.take() == ["paused"])
    stage.log.progress = []
    stage.display.play()
    stage.display.play()
    stage.scheduler.advance(by: .milliseconds(50))
    #expect(stage.log.take() == ["resumed"])
    // The button in the window of picture-in-picture.
    stage.player.pause()
    stage.scheduler.run()
    stage.player.play()
    stage.scheduler.run()
    #expect(stage.log.take() == ["paused", "resumed", "completed"])
    #expect(stage.log.progress == ["0.3/1.0", "0.35/1.0", "0.4/1.0", "0.6/1.0", "0.8/1.0", "1.0/1.0"])
  }

  @Test("a pause while data is missing is told, too")
  func pauseInStall() {
    let stage = Stage(
      ad: PlaybackScript(duration: .seconds(1), stalls: [.init(at: .milliseconds(500), for: .seconds(3))])
    )
    stage.load()
    stage.display.play()
    stage.scheduler.advance(by: .seconds(1))
    #expect(stage.log.take().suffix(2) == ["started", "buffering"])
    stage.display.pause()
    stage.scheduler.run()
    #expect(stage.log.take() == ["paused"])
    stage.display.play()
    stage.scheduler.run()
    #expect(stage.log.take() == ["resumed", "ready", "completed"])
  }

  @Test("tells of a stall, and of its end")
  func stall() {
    let stage = Stage(
      ad: PlaybackScript(duration: .seconds(1), stalls: [.init(at: .milliseconds(500), for: .seconds(3))])
    )
    stage.load()
    stage.display.play()
    stage.scheduler.advance(by: .seconds(2))
    #expect(stage.log.take().suffix(2) == ["started", "buffering"])
    #expect(!stage.display.isPlaying && stage.display.currentMediaTime == 0.5)
    stage.scheduler.run()
    #expect(stage.log.take() == ["ready", "completed"])
    #expect(stage.scheduler.now == .seconds(4))
  }

  @Test("an ad that does not load is an error, once")
  func failsToLoad() {
    let stage = Stage(ad: PlaybackScript(failure: .whileLoading))
    stage.load()
    #expect(stage.log.take() == ["error -11863"])
    stage.display.play()
    stage.scheduler.run()
    #expect(stage.log.take().isEmpty)
    stage.display.reset()
    #expect(stage.player.currentItem === stage.content)
  }

  @Test("an ad that breaks off is an error, once")
  func breaksOff() {
    let stage = Stage(ad: PlaybackScript(duration: .seconds(1), failure: .at(.milliseconds(400))))
    stage.load()
    stage.display.play()
    stage.scheduler.run()
    #expect(stage.log.take() == ["loaded", "ready", "buffered 1.0", "started", "error -11849"])
  }

  @Test("an ad of no length starts and completes")
  func empty() {
    let stage = Stage(ad: PlaybackScript(duration: .zero))
    stage.load()
    stage.display.play()
    stage.scheduler.run()
    #expect(stage.log.take() == ["loaded", "ready", "started", "completed"])
  }

  @Test("the end of the content is not the end of an ad")
  func otherItem() {
    let stage = Stage()
    stage.load()
    stage.display.play()
    stage.scheduler.advance(by: .milliseconds(100))
    stage.log.entries = []
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: stage.content)
    NotificationCenter.default.post(name: .AVPlayerItemFailedToPlayToEndTime, object: stage.content)
    NotificationCenter.default.post(name: .AVPlayerItemPlaybackStalled, object: stage.content)
    #expect(stage.log.entries.isEmpty)
  }

  @Test("boundaries are called at their exact times, and those of the last call only")
  func boundaries() {
    let stage = Stage()
    var passed: [String] = []
    stage.load()
    stage.display.callAt([.milliseconds(100)]) { passed.append("old \($0)") }
    stage.display.callAt([.milliseconds(250), .milliseconds(500), .nanoseconds(750_000_001)]) { time in
      passed.append("\(time) at \(stage.scheduler.now)")
    }
    stage.display.play()
    stage.scheduler.run()
    #expect(
      passed == [
        "0.25 seconds at 0.25 seconds", "0.5 seconds at 0.5 seconds",
        "0.750000001 seconds at 0.750000001 seconds",
      ]
    )
    passed = []
    stage.display.callAt([.milliseconds(250)]) { _ in passed.append("late") }
    stage.display.reset()
    stage.playContent(to: .seconds(2))
    #expect(passed.isEmpty)
  }

  @Test("a seek moves the ad")
  func seek() {
    let stage = Stage()
    stage.load()
    stage.display.seekStream(toTime: 0.75)
    #expect(stage.display.currentMediaTime == 0.75)
    stage.display.seekStream(toTime: .nan)
    #expect(stage.display.currentMediaTime == 0.75)
  }

  @Test("loading the next ad from the last one's end tells of the next one only")
  func chained() {
    let stage = Stage()
    stage.script("second", PlaybackScript(duration: .seconds(2)))
    var loads = 0
    stage.log.onEvent = { event in
      guard event == "completed", loads == 0 else { return }
      loads += 1
      stage.display.loadStream(Stage.url("second"), withSubtitles: [])
      stage.display.play()
    }
    stage.load()
    stage.display.play()
    stage.scheduler.run()
    #expect(
      stage.log.take() == [
        "loaded", "ready", "buffered 1.0", "started", "completed",
        "loaded", "ready", "buffered 2.0", "started", "completed",
      ]
    )
    #expect(stage.log.progress.suffix(2) == ["1.8/2.0", "2.0/2.0"])
    stage.display.reset()
    #expect(stage.player.currentItem === stage.content)
  }

  @Test("an ad that is replaced while it tells of itself tells no more")
  func replacedInTheMiddle() {
    let stage = Stage()
    stage.script("second", PlaybackScript(duration: .seconds(2)))
    var loads = 0
    stage.log.onEvent = { event in
      guard event == "loaded", loads == 0 else { return }
      loads += 1
      stage.display.loadStream(Stage.url("second"), withSubtitles: [])
    }
    stage.load()
    #expect(stage.log.take() == ["loaded", "loaded", "ready", "buffered 2.0"])
  }

  @Test("a display that is gone leaves no observers, and lets the player go")
  func gone() {
    let scheduler = VirtualScheduler()
    weak var goneDisplay: AVPlayerVideoDisplay?
    weak var gonePlayer: AVPlayer?
    let log = DisplayLog()
    Platform.$current.withValue(Platform(scheduler: scheduler)) {
      let player = AVPlayer(playerItem: AVPlayerItem(script: PlaybackScript(duration: .seconds(60))))
      let display = AVPlayerVideoDisplay(avPlayer: player)
      display.delegate = log
      display.loadStream(Stage.url, withSubtitles: [])
      display.callAt([.seconds(1)]) { _ in log.entries.append("boundary") }
      display.play()
      (goneDisplay, gonePlayer) = (display, player)
      scheduler.advance(by: .milliseconds(500))
    }
    log.entries = []
    #expect(goneDisplay == nil)
    scheduler.run()
    #expect(log.entries.isEmpty)
    #expect(gonePlayer == nil)
  }

  @Test("a player that outlives the display calls it no more")
  func noObservers() {
    let stage = Stage(ad: PlaybackScript(duration: .seconds(60)))
    do {
      let display = Platform.$current.withValue(Platform(scheduler: stage.scheduler)) {
        AVPlayerVideoDisplay(avPlayer: stage.player)
      }
      display.delegate = stage.log
      display.loadStream(Stage.url, withSubtitles: [])
      display.callAt([.seconds(1)]) { _ in }
      display.play()
      stage.scheduler.advance(by: .milliseconds(100))
      var playback = stage.player.playback
      #expect(playback.wakeTime == stage.scheduler.now + .milliseconds(100))
      stage.log.entries = []
    }
    // Nothing to wake up for but the end of the media.
    var playback = stage.player.playback
    #expect(playback.wakeTime == .seconds(60))
    stage.scheduler.run()
    #expect(stage.log.entries.isEmpty)
  }

  @Test("taken out, an ad leaves no observers either")
  func noObserversAfterReset() {
    let stage = Stage()
    stage.load()
    stage.display.callAt([.milliseconds(500)]) { _ in }
    stage.display.play()
    stage.scheduler.advance(by: .milliseconds(100))
    stage.display.reset()
    stage.player.play()
    var playback = stage.player.playback
    #expect(playback.wakeTime == stage.scheduler.now + .seconds(600))
  }

  @Test("the app may look at the asset before it loads")
  func willLoad() {
    let stage = Stage()
    let watcher = Watcher()
    stage.display.playerVideoDisplayDelegate = watcher
    stage.load()
    #expect(watcher.urls == [Stage.url])
  }

  private final class Watcher: NSObject, AVPlayerVideoDisplayDelegate {
    var urls: [URL] = []
    func playerVideoDisplay(
      _ playerVideoDisplay: AVPlayerVideoDisplay,
      willLoadStreamAsset URLAsset: AVURLAsset
    ) {
      urls.append(URLAsset.url)
    }
  }
}
