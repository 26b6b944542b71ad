import AdPlatform
import Foundation
import HeadlessAVFoundation
import Testing

@Suite("An interstitial event") @MainActor
struct InterstitialEventTests {
  let broadcast = Broadcast()

  @Test("has the defaults of its initialisers")
  func defaults() throws {
    let item = broadcast.item(lasting: .seconds(100))
    let (short, dated, long, longDated) = broadcast.make {
      (
        AVPlayerInterstitialEvent(primaryItem: item, time: seconds(1)),
        AVPlayerInterstitialEvent(primaryItem: item, date: Broadcast.epoch),
        AVPlayerInterstitialEvent(primaryItem: item, time: seconds(1), templateItems: [item]),
        AVPlayerInterstitialEvent(primaryItem: item, date: Broadcast.epoch, templateItems: [item])
      )
    }
    for event in [short, dated, long, longDated] {
      #expect(!event.playoutLimit.isValid)
      #expect(event.restrictions == [])
      #expect(event.userDefinedAttributes.isEmpty)
      #expect(event.cue == .noCue)
      #expect(!event.willPlayOnce && !event.supplementsPrimaryContent && event.contentMayVary)
      #expect(!event.alignsStartWithPrimarySegmentBoundary)
      #expect(!event.alignsResumptionWithPrimarySegmentBoundary)
      #expect(event.timelineOccupancy == .singlePoint)
      #expect(!event.plannedDuration.isValid)
      #expect(event.assetListResponse == nil)
      #expect(event.primaryItem === item)
    }
    #expect(short.resumptionOffset == .zero)
    #expect(dated.resumptionOffset == .zero)
    #expect(long.resumptionOffset.isIndefinite)
    #expect(longDated.resumptionOffset.isIndefinite)
    #expect(short.time == seconds(1) && short.date == nil)
    #expect(!dated.time.isValid && dated.date == Broadcast.epoch)
    #expect(Set([short, dated, long, longDated].map(\.identifier)).count == 4)
    #expect(UUID(uuidString: short.identifier) != nil)
  }

  @Test("a copy says the same, and is another object")
  func copies() throws {
    let item = broadcast.item(lasting: .seconds(100))
    let event = AVPlayerInterstitialEvent(
      primaryItem: item,
      identifier: "a",
      time: seconds(5),
      templateItems: [item],
      restrictions: .requiresPlaybackAtPreferredRateForAdvancement,
      resumptionOffset: seconds(7),
      playoutLimit: seconds(9),
      userDefinedAttributes: ["X-COLOUR": "red"]
    )
    event.cue = .leaveCue
    event.willPlayOnce = true
    let copy = try #require(event.copy() as? AVPlayerInterstitialEvent)
    event.identifier = "b"
    event.templateItems = []
    #expect(copy !== event)
    #expect(copy.identifier == "a")
    #expect(copy.templateItems == [item])
    #expect(copy.restrictions == .requiresPlaybackAtPreferredRateForAdvancement)
    #expect(copy.resumptionOffset == seconds(7))
    #expect(copy.playoutLimit == seconds(9))
    #expect(copy.userDefinedAttributes["X-COLOUR"] as? String == "red")
    #expect(copy.cue == .leaveCue && copy.willPlayOnce)
  }

  @Test("numbers and names are those of AVFoundation")
  func names() {
    typealias Event = AVPlayerInterstitialEvent
    #expect(Event.Restrictions.constrainsSeekingForwardInPrimaryContent.rawValue == 1)
    #expect(Event.Restrictions.requiresPlaybackAtPreferredRateForAdvancement.rawValue == 4)
    #expect(Event.TimelineOccupancy.fill.rawValue == 1)
    #expect(AVPlayerInterstitialEventAssetListResponseStatus.unavailable.rawValue == 2)
    #expect(
      AVPlayer.WaitingReason.interstitialEvent.rawValue == "AVPlayerWaitingDuringInterstitialEventReason"
    )
  }
}

@Suite("Interstitial event controllers and monitors") @MainActor
struct InterstitialMonitorTests {
  /// Takes down what a monitor posts.
  private func listen(_ monitor: AVPlayerInterstitialEventMonitor, _ name: String, _ log: Log)
    -> [any NSObjectProtocol]
  {
    let words = [
      AVPlayerInterstitialEventMonitor.eventsDidChangeNotification: "events",
      AVPlayerInterstitialEventMonitor.currentEventDidChangeNotification: "current",
    ]
    return words.map { notification, word in
      NotificationCenter.default.addObserver(forName: notification, object: monitor, queue: nil) { _ in
        log.add("\(name) \(word)")
      }
    }
  }

  @Test("all monitors of a player say the same, and each posts its own notifications")
  func monitors() {
    let scene = Interruption()
    let (player, log) = (scene.player, Log())
    let first = AVPlayerInterstitialEventController(primaryPlayer: player)
    let second = AVPlayerInterstitialEventMonitor(primaryPlayer: player)
    let tokens = listen(first, "1", log) + listen(second, "2", log)
    #expect(first.interstitialPlayer === second.interstitialPlayer)
    #expect(first.primaryPlayer === player)
    first.events = [scene.event("a", at: 10)]
    #expect(second.events.map(\.identifier) == ["a"])
    #expect(log.take() == [])
    player.play()
    scene.advance(0)
    #expect(log.take() == ["1 events", "2 events"])
    scene.advance(10)
    #expect(log.take() == ["1 current", "2 current"])
    #expect(first.currentEvent === second.currentEvent)
    #expect(first.currentEvent === second.events.first)
    scene.advance(10)
    #expect(log.take() == ["1 current", "2 current"])
    #expect(second.currentEvent == nil)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    scene.stop()
  }

  @Test("takes copies, of two with one identifier the later, and forgets them for nil")
  func copies() {
    let scene = Interruption()
    let event = scene.event("a", at: 10)
    let other = scene.event("a", at: 20)
    scene.set([event, scene.event("b", at: 5), other])
    other.identifier = "z"
    #expect(scene.monitor.events.map(\.identifier) == ["b", "a"])
    #expect(scene.monitor.events.last !== other)
    #expect(scene.monitor.events.last?.time == seconds(20))
    scene.set(nil)
    #expect(scene.monitor.events.isEmpty)
    scene.player.play()
    scene.advance(30)
    #expect(scene.player.seconds == 30)
    scene.stop()
  }

  @Test("while an event plays the player waits for it, where it is")
  func waits() throws {
    let scene = Interruption()
    let player = scene.player
    scene.set([scene.event("a", at: 10, [6, 4])])
    player.play()
    scene.advance(12)
    let interstitialPlayer = scene.monitor.interstitialPlayer
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(player.reasonForWaitingToPlay == .interstitialEvent)
    #expect(player.rate == 1)
    #expect(player.seconds == 10)
    #expect(interstitialPlayer.timeControlStatus == .playing)
    #expect(interstitialPlayer.items().count == 2)
    #expect(AVPlayerLayer(player: player).isReadyForDisplay)
    let template = try #require(scene.monitor.currentEvent?.templateItems.first)
    #expect(interstitialPlayer.currentItem !== template)
    #expect(interstitialPlayer.currentItem?.templatePlayerItem === template)
    #expect(scene.adSeconds == 2)
    player.pause()
    #expect(player.timeControlStatus == .paused)
    scene.advance(100)
    #expect(scene.adSeconds == 2)
    #expect(scene.monitor.currentEvent != nil)
    player.rate = 2
    scene.advance(2)
    #expect(scene.adSeconds == 0)
    #expect(interstitialPlayer.items().count == 1)
    #expect(interstitialPlayer.rate == 2)
    scene.advance(3)
    #expect(player.timeControlStatus == .playing)
    #expect(player.seconds == 12)
    scene.stop()
  }

  @Test("a player without an item, and one that plays in between, have no events that play")
  func nothingToInterrupt() {
    let scene = Interruption()
    let empty = scene.broadcast.player()
    AVPlayerInterstitialEventController(primaryPlayer: empty).events = [scene.event("a", at: 0)]
    empty.play()
    let inner = AVPlayerInterstitialEventController(primaryPlayer: scene.monitor.interstitialPlayer)
    inner.events = [scene.event("b", at: 0)]
    inner.cancelCurrentEvent(withResumptionOffset: .zero)
    scene.advance(10)
    #expect(inner.events.isEmpty)
    #expect(empty.reasonForWaitingToPlay == .noItemToPlay)
    scene.stop()
  }

  @Test("events wait for their item, and what was played once stays played when it comes back")
  func otherItem() {
    let scene = Interruption()
    let (player, film) = (scene.player, scene.item)
    let other = scene.broadcast.item(lasting: .seconds(50))
    scene.set([
      scene.event("a", at: 10) { $0.willPlayOnce = true },
      AVPlayerInterstitialEvent(
        primaryItem: other,
        identifier: "b",
        time: seconds(5),
        templateItems: [scene.broadcast.item(lasting: .seconds(3))],
        resumptionOffset: .zero
      ),
    ])
    player.play()
    scene.advance(12)
    player.replaceCurrentItem(with: other)
    #expect(scene.monitor.interstitialPlayer.items().isEmpty)
    #expect(player.reasonForWaitingToPlay != .interstitialEvent)
    scene.advance(9)
    #expect(player.seconds == 6)
    player.replaceCurrentItem(with: film)
    scene.advance(5)
    #expect(player.seconds == 15)
    player.seek(to: .zero)
    scene.advance(20)
    #expect(player.seconds == 20)
    #expect(scene.log.take() == ["10 a @10", "12 content @0", "17 b @5", "20 content @5"])
    scene.stop()
  }

  @Test("an event that is set while its item is away is in the past if it would have been")
  func setWhileAway() {
    let scene = Interruption()
    let film = scene.item
    scene.player.play()
    scene.advance(8)
    let event = scene.event("a", at: 5)
    scene.player.replaceCurrentItem(with: scene.broadcast.item(lasting: .seconds(50)))
    scene.set([event])
    scene.player.replaceCurrentItem(with: film)
    scene.advance(10)
    #expect(scene.player.seconds == 18)
    scene.stop()
  }

  @Test("an item that is taken out takes its event with it, even if it has no other owner")
  func takenOut() {
    let scene = Interruption()
    scene.set([scene.event("a", at: 10)])
    scene.player.play()
    scene.advance(12)
    scene.player.replaceCurrentItem(with: nil)
    #expect(scene.monitor.currentEvent == nil)
    #expect(scene.monitor.interstitialPlayer.items().isEmpty)
    #expect(scene.player.reasonForWaitingToPlay == .noItemToPlay)
    scene.player.replaceCurrentItem(with: scene.broadcast.item(lasting: .seconds(50)))
    scene.advance(20)
    #expect(scene.player.seconds == 20)
    scene.stop()
  }

  @Test("a queue goes on to its next item behind the leave event")
  func queue() {
    let broadcast = Broadcast()
    let items = [10, 20].map { broadcast.item(lasting: .seconds($0)) }
    let player = broadcast.make { AVQueuePlayer(items: items) }
    let controller = AVPlayerInterstitialEventController(primaryPlayer: player)
    controller.events = items.map { item in
      let event = AVPlayerInterstitialEvent(primaryItem: item, time: .zero)
      event.cue = .leaveCue
      event.templateItems = [broadcast.item(lasting: .seconds(5))]
      return event
    }
    player.play()
    broadcast.advance(12)
    #expect(controller.currentEvent?.primaryItem === items[0])
    broadcast.advance(4)
    #expect(player.currentItem === items[1])
    #expect(player.seconds == 1)
    broadcast.advance(20)
    #expect(controller.currentEvent?.primaryItem === items[1])
    broadcast.advance(10)
    #expect(player.items().isEmpty)
    #expect(controller.currentEvent == nil)
  }

  @Test(
    "player, monitor, items and events are deallocated when they are released, also in the middle of an event"
  )
  func released() {
    let broadcast = Broadcast()
    for duration in [5.0, 12, 40] {
      weak var player: AVPlayer?
      weak var interstitialPlayer: AVPlayer?
      weak var item: AVPlayerItem?
      weak var ad: AVPlayerItem?
      do {
        let scene = Interruption(broadcast.item(lasting: .seconds(100)), on: broadcast)
        scene.set([scene.event("a", at: 10)])
        scene.player.play()
        scene.advance(duration)
        (player, interstitialPlayer, item) = (scene.player, scene.monitor.interstitialPlayer, scene.item)
        ad = scene.monitor.events.first?.templateItems.first
        #expect(ad != nil)
        scene.stop()
      }
      broadcast.advance(0)
      #expect(player == nil)
      #expect(interstitialPlayer == nil)
      #expect(item == nil)
      #expect(ad == nil)
    }
  }

  @Test("a monitor that outlives its player is left with nothing that plays")
  func outlives() {
    let scene = Interruption()
    let monitor: AVPlayerInterstitialEventMonitor
    do {
      let player = scene.broadcast.player(scene.broadcast.item(lasting: .seconds(100)))
      monitor = AVPlayerInterstitialEventMonitor(primaryPlayer: player)
      let event = AVPlayerInterstitialEvent(
        primaryItem: player.currentItem ?? scene.item,
        time: .zero,
        templateItems: [scene.broadcast.item(lasting: .seconds(1000))]
      )
      AVPlayerInterstitialEventController(primaryPlayer: player).events = [event]
      player.play()
      scene.advance(5)
      #expect(monitor.currentEvent != nil)
    }
    scene.advance(60)
    #expect(monitor.primaryPlayer == nil)
    #expect(monitor.currentEvent == nil)
    #expect(monitor.interstitialPlayer.items().isEmpty)
    scene.stop()
  }
}
