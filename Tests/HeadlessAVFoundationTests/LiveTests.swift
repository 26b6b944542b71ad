import AdPlatform
import Foundation
import HeadlessAVFoundation
import Testing

@Suite("Live streams") @MainActor
struct LiveTests {
  let broadcast = Broadcast()

  @Test("playing begins three target durations before the newest, and goes on as the window slides")
  func slides() throws {
    let player = broadcast.play(Broadcast.liveURL)
    let item = try #require(player.currentItem)
    #expect(item.seekableTimeRanges.isEmpty)
    broadcast.advance(0)
    #expect(item.status == .readyToPlay)
    #expect(item.duration.isIndefinite)
    #expect(item.window == "0.0…60.0")
    #expect(item.loadedTimeRanges == item.seekableTimeRanges)
    #expect(player.seconds == 42)
    broadcast.advance(13)
    #expect(item.window == "12.0…72.0")
    #expect(player.seconds == 55)
    #expect(player.timeControlStatus == .playing)
    #expect(broadcast.network.requests.count == 3)
    broadcast.advance(3600)
    #expect(player.seconds == 3655)
    #expect(broadcast.network.requests.count == 603)
  }

  @Test("a paused player is moved to the start of the window when that has gone on")
  func slidesUnderAPause() throws {
    let player = broadcast.play(Broadcast.liveURL)
    let item = try #require(player.currentItem)
    broadcast.advance(1)
    player.pause()
    let observer = player.addPeriodicTimeObserver(forInterval: seconds(1000), queue: nil) {
      [log = broadcast.log] in
      log.add("\($0.seconds)")
    }
    #expect(player.seconds == 43)
    broadcast.advance(41)
    #expect(item.window == "42.0…102.0")
    #expect(player.seconds == 43)
    #expect(broadcast.log.take() == [])
    broadcast.advance(6)
    #expect(player.seconds == 48)
    #expect(broadcast.log.take() == ["48.0"])
    broadcast.advance(60)
    #expect(player.seconds == 108)
    player.play()
    broadcast.advance(4)
    #expect(player.seconds == 112)
    player.removeTimeObserver(observer)
  }

  @Test("a stream that ends plays to its end, and is not fetched again")
  func ends() throws {
    broadcast.endsAfter = 72
    let player = broadcast.play(Broadcast.liveURL)
    let item = try #require(player.currentItem)
    let observers = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime,
      object: item,
      queue: nil
    ) { [log = broadcast.log] _ in log.add("end") }
    broadcast.advance(29)
    #expect(player.seconds == 71)
    #expect(item.duration.seconds == 72)
    #expect(broadcast.log.take() == [])
    broadcast.advance(100)
    #expect(player.seconds == 72)
    #expect(player.rate == 0)
    #expect(broadcast.log.take() == ["end"])
    #expect(broadcast.network.requests.count == 3)
    NotificationCenter.default.removeObserver(observers)
  }

  @Test("at the newest the player waits, and plays on when there is more")
  func waitsAtTheEdge() throws {
    let player = broadcast.play(Broadcast.liveURL)
    broadcast.advance(0)
    player.seek(to: .positiveInfinity)
    broadcast.advance(0)
    #expect(player.seconds == 60)
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(player.reasonForWaitingToPlay == .toMinimizeStalls)
    broadcast.advance(7)
    #expect(player.seconds == 61)
    #expect(player.timeControlStatus == .playing)
  }

  @Test("a reload that fails is tried again; until then the last playlist serves")
  func reloadFails() throws {
    let player = broadcast.play(Broadcast.liveURL)
    let item = try #require(player.currentItem)
    let live = broadcast.network.answers[Broadcast.liveURL]
    broadcast.advance(1)
    broadcast.serve(Broadcast.liveURL, nil)
    broadcast.advance(20)
    #expect(item.status == .readyToPlay)
    #expect(item.window == "0.0…60.0")
    #expect(player.seconds == 60)
    #expect(player.reasonForWaitingToPlay == .toMinimizeStalls)
    #expect(broadcast.network.requests.count == 7)
    broadcast.serve(Broadcast.liveURL, "<html></html>")
    broadcast.advance(3)
    #expect(item.window == "0.0…60.0")
    broadcast.network.answers[Broadcast.liveURL] = live
    broadcast.advance(4)
    #expect(item.window == "24.0…84.0")
    #expect(player.timeControlStatus == .playing)
    #expect(player.seconds == 61)
  }

  @Test("dates lead to times and back, also when the first segment of the window has none of its own")
  func dates() throws {
    let player = broadcast.play(Broadcast.liveURL)
    let item = try #require(player.currentItem)
    #expect(item.currentDate() == nil)
    #expect(item.seek(to: Broadcast.epoch, completionHandler: nil) == false)
    broadcast.advance(0)
    #expect(item.currentDate() == Broadcast.epoch.addingTimeInterval(42))
    broadcast.advance(18)
    #expect(item.currentDate() == Broadcast.epoch.addingTimeInterval(60))
    player.seek(to: Broadcast.epoch.addingTimeInterval(30.5))
    broadcast.advance(0)
    #expect(player.seconds == 30.5)
    #expect(item.currentDate() == Broadcast.epoch.addingTimeInterval(30.5))
    player.seek(to: Broadcast.epoch)
    broadcast.advance(0)
    #expect(player.seconds == 18)
  }

  @Test("without dates there are none, and a seek to one ends with false")
  func noDates() {
    broadcast.hasDates = false
    let player = broadcast.play(Broadcast.liveURL)
    broadcast.advance(0)
    #expect(player.currentItem?.currentDate() == nil)
    player.seek(to: Broadcast.epoch) { [log = broadcast.log] in log.add("\($0)") }
    broadcast.advance(0)
    #expect(broadcast.log.take() == ["false"])
    #expect(player.seconds == 42)
  }

  @Test("a server that counts anew goes on behind what was there, by the dates with the gap that there was")
  func restarts() throws {
    let player = broadcast.play(Broadcast.liveURL)
    let item = try #require(player.currentItem)
    broadcast.advance(1)
    broadcast.serve(
      Broadcast.liveURL,
      """
      #EXTM3U
      #EXT-X-TARGETDURATION:6
      #EXT-X-MEDIA-SEQUENCE:1000
      #EXT-X-PROGRAM-DATE-TIME:\(broadcast.date(90))
      #EXTINF:6,
      a.ts
      #EXTINF:6,
      b.ts
      """
    )
    broadcast.advance(5)
    #expect(item.window == "90.0…102.0")
    #expect(player.seconds == 90)
  }

  @Test("an older playlist, as from a late cache, changes nothing")
  func stale() throws {
    let player = broadcast.play(Broadcast.liveURL)
    let item = try #require(player.currentItem)
    broadcast.advance(1)
    let live = broadcast.network.answers[Broadcast.liveURL]
    let old = live?()
    broadcast.advance(12)
    #expect(item.window == "12.0…72.0")
    broadcast.serve(Broadcast.liveURL, old)
    broadcast.advance(6)
    #expect(item.window == "12.0…72.0")
    #expect(player.seconds == 61)
    broadcast.network.answers[Broadcast.liveURL] = live
    broadcast.advance(3)
    #expect(item.window == "18.0…78.0")
  }

  @Test("an item that is not played is not fetched")
  func stops() throws {
    let item = broadcast.item(Broadcast.liveURL)
    broadcast.advance(60)
    #expect(broadcast.network.requests.isEmpty)
    let player = broadcast.player(item)
    broadcast.advance(10)
    #expect(broadcast.network.requests.count == 2)
    player.replaceCurrentItem(with: nil)
    broadcast.advance(60)
    #expect(broadcast.network.requests.count == 2)
    #expect(item.window == "6.0…66.0")
    player.replaceCurrentItem(with: item)
    broadcast.advance(0)
    #expect(item.window == "66.0…126.0")
    #expect(player.seconds == 66)
  }

  @Test("an item that is taken out and put back is fetched once at a time")
  func putBack() {
    let item = broadcast.item(Broadcast.liveURL)
    let player = broadcast.player(item)
    broadcast.advance(1)
    for _ in 0..<3 {
      player.replaceCurrentItem(with: nil)
      player.replaceCurrentItem(with: item)
    }
    broadcast.advance(0)
    let count = broadcast.network.requests.count
    broadcast.advance(60)
    // What is fetched at once is the same as before, and so is what is fetched three seconds later.
    #expect(broadcast.network.requests.count == count + 11)
  }

  @Test("player and item are deallocated when they are released, and the reloads end")
  func released() {
    weak var player: AVPlayer?
    weak var item: AVPlayerItem?
    do {
      let playing = broadcast.play(Broadcast.liveURL)
      (player, item) = (playing, playing.currentItem)
      broadcast.advance(20)
      #expect(player != nil)
    }
    broadcast.advance(0)
    #expect(player == nil)
    #expect(item == nil)
    let count = broadcast.network.requests.count
    broadcast.advance(60)
    #expect(broadcast.network.requests.count == count)
  }

  @Test("an item that outlives its player is not fetched any more")
  func itemOutlivesPlayer() {
    let item = broadcast.item(Broadcast.liveURL)
    do {
      let player = broadcast.player(item)
      broadcast.advance(7)
      #expect(player.currentItem === item)
    }
    let count = broadcast.network.requests.count
    broadcast.advance(60)
    #expect(broadcast.network.requests.count == count)
  }
}
