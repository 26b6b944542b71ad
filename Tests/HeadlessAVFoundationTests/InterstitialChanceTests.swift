import AdPlatform
import Foundation
import HeadlessAVFoundation
import Testing

/// Numbers that look like chance, and are the same in each run.
private struct Dice: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Suite("Interstitial events, whatever happens") @MainActor
struct InterstitialChanceTests {
  @Test("leave one player playing at a time, lose no content, and come to an end", arguments: 0..<30)
  func anything(seed: Int) {
    var dice = Dice(state: UInt64(seed))
    let broadcast = Broadcast()
    let isLive = seed % 2 == 1
    let scene = Interruption(isLive ? broadcast.item(Broadcast.liveURL) : nil, on: broadcast)
    scene.advance(0)
    scene.set(events(scene, &dice))
    scene.player.play()
    for _ in 0..<60 {
      act(scene, &dice)
      check(scene)
      let before = scene.player.seconds
      let event = scene.monitor.currentEvent
      let rate = Double(scene.player.rate)
      _ = scene.log.take()
      let step = Double(Int.random(in: 1...20, using: &dice)) / 2
      scene.advance(step)
      check(scene)
      let isUndisturbed = scene.log.take().isEmpty && scene.monitor.currentEvent === event
      if isUndisturbed, event != nil { #expect(scene.player.seconds == before) }
      if isUndisturbed, event == nil, !isLive {
        #expect(abs(scene.player.seconds - before) <= abs(rate) * step + 0.001)
      }
    }
    scene.set([])
    scene.player.rate = 1
    scene.advance(200)
    scene.player.rate = 1
    scene.advance(200)
    check(scene)
    #expect(scene.monitor.currentEvent == nil)
    if isLive { #expect(scene.player.seconds > 440) } else { #expect(scene.player.seconds == 100) }
    scene.stop()
  }

  private func events(_ scene: Interruption, _ dice: inout Dice) -> [AVPlayerInterstitialEvent] {
    (0..<Int.random(in: 0...6, using: &dice)).map { index in
      let lengths = (0..<Int.random(in: 1...3, using: &dice)).map { _ in Int.random(in: 0...8, using: &dice) }
      let event = scene.event("\(index)", at: Double(Int.random(in: -1...40, using: &dice) * 5), lengths)
      let offsets = [-20.0, -3, 0, 0, 0, 4, 15].map(seconds) + [.indefinite]
      event.resumptionOffset = offsets.randomElement(using: &dice) ?? .zero
      event.restrictions = .init(rawValue: [0, 0, 0, 1, 4, 5].randomElement(using: &dice) ?? 0)
      event.cue = [.noCue, .noCue, .noCue, .joinCue, .leaveCue].randomElement(using: &dice) ?? .noCue
      event.willPlayOnce = Bool.random(using: &dice)
      if Bool.random(using: &dice) {
        event.playoutLimit = seconds(Double(Int.random(in: 1...12, using: &dice)))
      }
      if Int.random(in: 0..<4, using: &dice) == 0 {
        let script = PlaybackScript(duration: .seconds(9), failure: .at(.seconds(4)))
        event.templateItems.append(scene.broadcast.make { AVPlayerItem(script: script) })
      }
      return event
    }
  }

  private func act(_ scene: Interruption, _ dice: inout Dice) {
    let inner = scene.monitor.interstitialPlayer
    let target = Double(Int.random(in: -2...40, using: &dice) * 5)
    switch Int.random(in: 0..<14, using: &dice) {
    case 0...2: scene.seek(target)
    case 3: scene.player.pause()
    case 4: scene.player.play()
    case 5: scene.player.rate = [-1, 0.5, 2, 3].randomElement(using: &dice) ?? 1
    case 6: inner.seek(to: seconds(target / 10))
    case 7: inner.rate = [0, 1, 2].randomElement(using: &dice) ?? 1
    case 8: inner.advanceToNextItem()
    case 9: inner.removeAllItems()
    case 10: scene.set(events(scene, &dice))
    case 11:
      AVPlayerInterstitialEventController(primaryPlayer: scene.player)
        .cancelCurrentEvent(withResumptionOffset: Bool.random(using: &dice) ? .indefinite : seconds(target))
    default: scene.player.play()
    }
  }

  /// What is true at every moment.
  private func check(_ scene: Interruption) {
    let (player, inner) = (scene.player, scene.monitor.interstitialPlayer)
    let waits = player.reasonForWaitingToPlay == .interstitialEvent
    if let event = scene.monitor.currentEvent {
      #expect(waits || player.rate == 0)
      #expect(inner.currentItem != nil)
      #expect(event.primaryItem === player.currentItem)
    } else {
      #expect(!waits)
      #expect(inner.items().isEmpty)
    }
    #expect(player.seconds >= 0)
  }
}
