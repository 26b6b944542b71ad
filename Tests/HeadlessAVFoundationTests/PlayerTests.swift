import AdPlatform
import Foundation
import HeadlessAVFoundation
import Testing

@MainActor
@Suite("A player")
struct PlayerTests {
  @Test("plays time, and tells its state")
  func plays() {
    let cinema = Cinema(PlaybackScript(duration: .seconds(10), loadLatency: .seconds(2)))
    let (player, scheduler) = (cinema.player, cinema.scheduler)
    #expect(player.timeControlStatus == .paused)
    player.play()
    #expect(player.reasonForWaitingToPlay == .evaluatingBufferingRate)
    #expect(player.currentItem?.duration == .indefinite)
    scheduler.advance(by: .seconds(2))
    #expect(player.status == .readyToPlay)
    #expect(player.currentItem?.status == .readyToPlay)
    #expect(player.currentItem?.duration == seconds(10))
    #expect(player.timeControlStatus == .playing)
    scheduler.advance(by: .milliseconds(1500))
    #expect(player.currentTime() == seconds(1.5))
    player.rate = 2
    scheduler.advance(by: .seconds(1))
    #expect(player.currentTime() == seconds(3.5))
    player.pause()
    scheduler.advance(by: .seconds(100))
    #expect(player.currentTime() == seconds(3.5))
    #expect(scheduler.scheduledCount == 0)
    player.play()
    scheduler.advance(by: .seconds(1))
    #expect(player.currentTime() == seconds(4.5))
  }

  @Test("without an item waits for one, and has nothing to do")
  func empty() {
    let cinema = Cinema()
    cinema.player.replaceCurrentItem(with: nil)
    cinema.player.play()
    #expect(cinema.player.reasonForWaitingToPlay == .noItemToPlay)
    #expect(cinema.player.currentTime() == .zero)
    #expect(cinema.scheduler.scheduledCount == 0)
  }

  @Test("announces the end once, with the item as object, and pauses")
  func ends() {
    let cinema = Cinema()
    guard let item = cinema.player.currentItem else { return }
    let tokens = cinema.listen(to: item)
    cinema.player.play()
    cinema.scheduler.run()
    #expect(cinema.log.take() == ["status", "end"])
    #expect(cinema.scheduler.now == .seconds(10))
    #expect(cinema.player.rate == 0)
    cinema.player.play()
    cinema.scheduler.run()
    #expect(cinema.log.take() == [])
    cinema.player.seek(to: seconds(9))
    cinema.player.play()
    cinema.scheduler.run()
    #expect(cinema.log.take() == ["end"])
    tokens.forEach(NotificationCenter.default.removeObserver)
  }

  @Test("stays at the end with its rate when nothing is to be done there")
  func staysAtEnd() {
    let cinema = Cinema()
    cinema.player.actionAtItemEnd = .none
    cinema.player.play()
    cinema.scheduler.run()
    #expect(cinema.player.rate == 1)
    cinema.player.seek(to: .zero)
    cinema.scheduler.advance(by: .seconds(3))
    #expect(cinema.player.currentTime() == seconds(3))
  }

  @Test("stalls and breaks off where the script says")
  func stallsAndFails() {
    let stall = PlaybackScript.Stall(at: .seconds(2), for: .seconds(5))
    let cinema = Cinema(PlaybackScript(stalls: [stall], failure: .at(.seconds(4))))
    guard let item = cinema.player.currentItem else { return }
    let tokens = cinema.listen(to: item)
    cinema.player.play()
    cinema.scheduler.advance(by: .seconds(6))
    #expect(cinema.player.reasonForWaitingToPlay == .toMinimizeStalls)
    #expect(cinema.player.currentTime() == seconds(2))
    cinema.scheduler.run()
    #expect(cinema.log.take() == ["status", "stall", "status", "failure"])
    #expect(cinema.scheduler.now == .seconds(9))
    #expect(item.status == .failed)
    #expect((item.error as? AVError)?.code == .failedToLoadMediaData)
    #expect(cinema.player.rate == 0)
    tokens.forEach(NotificationCenter.default.removeObserver)
  }

  @Test("puts an item back where it was, under its own rate")
  func putsBack() {
    let cinema = Cinema()
    let content = cinema.player.currentItem
    cinema.player.play()
    cinema.scheduler.advance(by: .seconds(3))
    cinema.player.replaceCurrentItem(with: AVPlayerItem(script: PlaybackScript(duration: .seconds(5))))
    #expect(content?.currentTime() == seconds(3))
    cinema.scheduler.advance(by: .seconds(2))
    #expect(cinema.player.currentTime() == seconds(2))
    cinema.player.replaceCurrentItem(with: content)
    cinema.scheduler.advance(by: .seconds(1))
    #expect(cinema.player.currentTime() == seconds(4))
  }

  @Test("plays the media behind a URL as the machine's script for it says")
  func scriptsByURL() throws {
    let scheduler = VirtualScheduler()
    let url = try #require(URL(string: "https://media.example/ad.mp4"))
    Platform.$current.withValue(Platform(scheduler: scheduler)) {
      Platform.current.media.scripts[url] = PlaybackScript(duration: .seconds(15))
      #expect(AVURLAsset(url: url).duration == seconds(15))
      #expect(AVPlayerItem(url: url).asset.duration == seconds(15))
    }
    #expect(AVURLAsset(url: url).duration == seconds(600))
  }

  @Test(
    "keeps its nerve at any rate",
    arguments: [0, -1, -1e30, 1e30, .nan, .infinity, -.infinity, 1e-30] as [Float]
  )
  func oddRates(rate: Float) {
    for script in [PlaybackScript(duration: .seconds(10)), PlaybackScript(duration: nil)] {
      let cinema = Cinema(script)
      let token = cinema.tick(every: CMTime(value: 1, timescale: 1_000_000_000))
      cinema.player.rate = rate
      cinema.scheduler.advance(by: .milliseconds(50))
      #expect(cinema.player.currentTime() >= .zero)
      #expect(cinema.log.take().count < 60)
      cinema.player.removeTimeObserver(token)
    }
  }

  @Test("releases itself, its item and its observers")
  func leaksNothing() {
    let scheduler = VirtualScheduler()
    weak var player: AVPlayer?
    weak var item: AVPlayerItem?
    weak var witness: Log?
    Platform.$current.withValue(Platform(scheduler: scheduler)) {
      let log = Log()
      let made = AVPlayer(playerItem: AVPlayerItem(script: PlaybackScript()))
      (player, item, witness) = (made, made.currentItem, log)
      made.addPeriodicTimeObserver(forInterval: seconds(1), queue: nil) { [log] _ in log.add("tick") }
      made.play()
      scheduler.advance(by: .seconds(3))
    }
    #expect(player == nil && item == nil && witness == nil)
    scheduler.run()
  }
}
