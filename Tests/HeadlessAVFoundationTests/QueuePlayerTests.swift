import Foundation
import HeadlessAVFoundation
import Testing

@Suite("Queues") @MainActor
struct QueuePlayerTests {
  let broadcast = Broadcast()
  let items: [AVPlayerItem]
  let player: AVQueuePlayer

  init() {
    let broadcast = broadcast
    items = [10, 20, 30].map { broadcast.item(lasting: .seconds($0)) }
    let items = items
    player = broadcast.make { AVQueuePlayer(items: items) }
  }

  private var indices: [Int] { player.items().compactMap(items.firstIndex) }

  @Test("plays its items one after another, and is empty then")
  func plays() {
    #expect(indices == [0, 1, 2])
    let token = NotificationCenter.default.addObserver(
      forName: AVQueuePlayer.currentItemDidChangeNotification,
      object: player,
      queue: nil
    ) { [log = broadcast.log] _ in log.add("item") }
    player.play()
    broadcast.advance(0)
    _ = broadcast.log.take()
    broadcast.advance(9)
    #expect(player.seconds == 9)
    broadcast.advance(1)
    #expect(indices == [1, 2])
    broadcast.advance(25)
    #expect(player.seconds == 5)
    #expect(player.rate == 1)
    broadcast.advance(25)
    #expect(indices == [])
    #expect(player.reasonForWaitingToPlay == .noItemToPlay)
    #expect(broadcast.log.take() == ["item", "item", "item"])
    NotificationCenter.default.removeObserver(token)
  }

  @Test("items can be put in, taken out and passed over")
  func edits() {
    let extra = broadcast.item(lasting: .seconds(5))
    #expect(!player.canInsert(items[1], after: nil))
    #expect(!player.canInsert(extra, after: extra))
    player.insert(items[1], after: nil)
    player.insert(extra, after: items[0])
    #expect(player.items().map { $0 === extra } == [false, true, false, false])
    player.remove(items[0])
    #expect(player.currentItem === extra)
    player.advanceToNextItem()
    #expect(indices == [1, 2])
    player.removeAllItems()
    #expect(indices == [])
    player.advanceToNextItem()
    player.insert(items[0], after: nil)
    #expect(player.currentItem === items[0])
  }

  @Test("pauses at the end of an item if told to")
  func pauses() {
    player.actionAtItemEnd = .pause
    player.play()
    broadcast.advance(20)
    #expect(indices == [0, 1, 2])
    #expect(player.rate == 0)
  }

  @Test("a range keeps its times in an object")
  func ranges() {
    let times = [
      CMTime.zero, .invalid, .indefinite, .positiveInfinity, CMTime(value: .max, timescale: .max),
      CMTime(value: .min + 1, timescale: 1),
      CMTime(value: 1_767_225_600_123_456_789, timescale: 1_000_000_000),
    ]
    for start in times {
      for duration in times {
        let range = NSValue(timeRange: CMTimeRange(start: start, duration: duration)).timeRangeValue
        #expect(range.start.description == start.description)
        #expect(range.duration.description == duration.description)
      }
    }
  }
}
