import AdPlatform
import Foundation
import HeadlessAVFoundation
import Testing

@testable import InteractiveMediaAds

@MainActor
@Suite("Ads in the content's player")
struct SharedPlayerTests {
  @Test("paused content is put back paused, where it was")
  func paused() {
    let stage = Stage()
    stage.playContent(to: .milliseconds(12_345))
    stage.player.pause()
    stage.load()
    #expect(stage.player.currentItem !== stage.content)
    #expect(stage.display.contentTime == 12.345)
    stage.display.play()
    stage.scheduler.run()
    stage.display.reset()
    #expect(stage.player.currentItem === stage.content)
    #expect(stage.player.rate == 0)
    #expect(stage.player.currentTime().seconds == 12.345)
    #expect(stage.display.contentTime == 12.345 && stage.display.currentMediaTime == 0)
    stage.scheduler.run()
    #expect(stage.player.currentTime().seconds == 12.345)
  }

  @Test("content that played is put back at its rate", arguments: [1, 1.5, 2] as [Float])
  func playing(rate: Float) {
    let stage = Stage()
    stage.player.rate = rate
    stage.scheduler.advance(by: .seconds(10))
    stage.load()
    stage.display.play()
    stage.scheduler.run()
    stage.display.reset()
    #expect(stage.player.rate == rate)
    #expect(stage.player.currentTime().seconds == Double(rate) * 10)
    stage.scheduler.advance(by: .seconds(1))
    #expect(stage.player.currentTime().seconds == Double(rate) * 11)
  }

  @Test("an ad that is broken off gives the content back, too")
  func brokenOff() {
    let stage = Stage()
    stage.playContent(to: .seconds(10))
    stage.load()
    stage.display.play()
    stage.scheduler.advance(by: .milliseconds(300))
    stage.display.reset()
    #expect(stage.player.currentItem === stage.content && stage.player.rate == 1)
    stage.log.entries = []
    stage.scheduler.advance(by: .seconds(5))
    #expect(stage.log.entries.isEmpty)
    #expect(stage.player.currentTime().seconds == 15)
  }

  @Test("what the app does to the rate while an ad plays stays")
  func appPauses() {
    let stage = Stage()
    stage.playContent(to: .seconds(10))
    stage.load()
    stage.display.play()
    stage.scheduler.advance(by: .milliseconds(300))
    stage.player.pause()
    stage.display.reset()
    #expect(stage.player.currentItem === stage.content && stage.player.rate == 0)

    let other = Stage()
    other.load()
    other.player.rate = 1.25
    other.display.reset()
    #expect(other.player.rate == 1.25)
  }

  @Test("content that the app puts in while an ad plays stays, and the ad counts as broken off, once")
  func appReplaces() {
    let stage = Stage()
    stage.load()
    stage.display.play()
    stage.scheduler.advance(by: .milliseconds(300))
    let film = AVPlayerItem(script: PlaybackScript())
    stage.player.replaceCurrentItem(with: film)
    stage.log.entries = []
    stage.scheduler.advance(by: .seconds(3))
    stage.display.pause()
    stage.display.seekStream(toTime: 50)
    #expect(stage.log.entries == ["error -11800"])
    #expect(stage.player.rate == 1 && stage.display.currentMediaTime == 0 && !stage.display.isPlaying)
    #expect(stage.display.contentTime == 3)
    stage.display.reset()
    #expect(stage.player.currentItem === film && stage.player.rate == 1)
    #expect(stage.player.currentTime().seconds == 3)
    // A later break interrupts the new content.
    stage.load()
    stage.display.reset()
    #expect(stage.player.currentItem === film)
  }

  @Test("several ads and breaks give back the same content")
  func severalBreaks() {
    let stage = Stage()
    for minute in 1...3 {
      stage.playContent(to: .seconds(60))
      for ad in ["one", "two"] {
        stage.load(ad)
        stage.display.play()
        stage.scheduler.run()
      }
      stage.display.reset()
      stage.display.reset()
      #expect(stage.player.currentItem === stage.content)
      #expect(stage.player.currentTime().seconds == Double(minute * 60))
    }
  }

  @Test("a player of the display's own is empty before and after")
  func ownPlayer() {
    let stage = Stage(content: nil)
    stage.load()
    stage.display.play()
    stage.scheduler.run()
    #expect(stage.log.take().last == "completed")
    stage.display.reset()
    #expect(stage.player.currentItem == nil && stage.player.rate == 0)
    stage.display.play()
    #expect(stage.player.rate == 0)
  }

  @Test("the volume of ads is theirs, and the content's comes back")
  func volume() {
    let stage = Stage()
    stage.player.volume = 0.5
    #expect(stage.display.volume == 0.5)
    stage.display.volume = 0.2
    #expect(stage.player.volume == 0.5)
    stage.load()
    #expect(stage.player.volume == 0.2)
    stage.log.entries = []
    stage.display.volume = -1
    stage.display.volume = 0
    stage.display.volume = 7
    stage.display.volume = .nan
    #expect(stage.log.take() == ["volume 0.0", "volume 1.0"])
    #expect(stage.player.volume == 1)
    stage.display.reset()
    #expect(stage.player.volume == 0.5)
    stage.load()
    stage.player.volume = 0.7
    stage.display.reset()
    #expect(stage.player.volume == 0.7)
  }

  @Test("the playhead of an AVPlayer is its time")
  func playhead() {
    let stage = Stage()
    let playhead = AVPlayerContentPlayhead(avPlayer: stage.player)
    #expect(playhead.currentTime == 0)
    stage.playContent(to: .seconds(4))
    #expect(playhead.currentTime == 4 && playhead.player === stage.player)
  }
}
