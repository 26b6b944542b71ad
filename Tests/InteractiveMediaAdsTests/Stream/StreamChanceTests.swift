import AdPlatform
import Foundation
import HeadlessAVFoundation
import HeadlessUIKit
import Testing

@testable import InteractiveMediaAds

extension StreamPlaybackTests {
  /// What an app is told, checked as it comes: what belongs to a period comes inside one.
  @MainActor
  final class Brackets {
    private(set) var isOpen = false
    private(set) var flaws: [String] = []
    private var hasStarted = false

    func take(_ event: AdEvent) {
      switch event.type {
      case .LOG, .AD_BREAK_ENDED, .AD_BREAK_STARTED: break
      case .STREAM_STARTED:
        if hasStarted { flaws.append("started twice") }
        hasStarted = true
      case .AD_PERIOD_STARTED:
        if isOpen || !hasStarted { flaws.append("a period in a period, or before the start") }
        isOpen = true
      case .AD_PERIOD_ENDED:
        if !isOpen { flaws.append("an end without a beginning") }
        isOpen = false
      default:
        if !isOpen { flaws.append("\(event.type.name) outside a period") }
      }
    }
  }

  @Test(
    "whatever happens, ads are told inside a period, and nothing is left over the content",
    arguments: 0..<20
  )
  func anything(seed: Int) {
    var dice = StreamDice(state: UInt64(seed))
    let brackets = Brackets()
    app.onEvent = { brackets.take($0) }
    scheduleAnything(&dice)
    app.player.play()
    for _ in 0..<60 {
      act(&dice)
      app.advance(by: Double(dice.roll(1...30)) / 2)
    }
    AVPlayerInterstitialEventController(primaryPlayer: app.player).events = []
    app.player.seek(to: .zero)
    for _ in 0..<2 {
      app.player.play()
      app.advance(by: 100)
    }
    #expect(brackets.flaws == [])
    #expect(!brackets.isOpen)
    #expect(app.container.adContainer.subviews.isEmpty)
  }

  private func scheduleAnything(_ dice: inout StreamDice) {
    let pods = (0..<5).map { _ in dice.roll(1...4) }
    let times = pods.map { _ in Double(dice.roll(0...30) * 5) }
    var changes = dice
    schedule("pod/\(pods[0])", "pod/\(pods[1])", "pod/\(pods[2])", "pod/\(pods[3])", at: times) { event in
      let offsets: [CMTime] = [
        .zero, .indefinite, CMTime(value: 25, timescale: 1), CMTime(value: -7, timescale: 1),
      ]
      event.resumptionOffset = offsets[changes.roll(0...3)]
      event.restrictions = .init(rawValue: [0, 0, 1, 4, 5][changes.roll(0...4)])
      event.cue = [.noCue, .noCue, .noCue, .joinCue, .leaveCue][changes.roll(0...4)]
      if changes.roll(0...3) == 0 {
        event.playoutLimit = CMTime(value: Int64(changes.roll(1...20)), timescale: 1)
      }
    }
    dice = changes
  }

  private func act(_ dice: inout StreamDice) {
    let controller = AVPlayerInterstitialEventController(primaryPlayer: app.player)
    let missing = StreamServer.Answer.failure(.status(404, url: "https://ads.example.com/"))
    switch dice.roll(0...12) {
    case 0...2: app.player.seek(to: CMTime(value: Int64(dice.roll(-1...40) * 5), timescale: 1))
    case 3: app.player.pause()
    case 4: app.player.rate = [2, 0.5, 3][dice.roll(0...2)]
    case 5: controller.interstitialPlayer.seek(to: CMTime(value: Int64(dice.roll(0...25)), timescale: 1))
    case 6: scheduleAnything(&dice)
    case 7: controller.cancelCurrentEvent(withResumptionOffset: .zero)
    case 8:
      app.player.replaceCurrentItem(with: nil)
      app.advance(by: Double(dice.roll(0...1)))
      app.player.replaceCurrentItem(with: content)
    case 9: app.server.answers[".m3u8"] = dice.roll(0...2) == 0 ? missing : .text(Self.pod)
    case 10: app.server.answers["/metadata"] = dice.roll(0...3) == 0 ? missing : .text(SessionRun.metadata)
    case 11: controller.interstitialPlayer.advanceToNextItem()
    default: app.player.play()
    }
  }
}

/// Numbers that look like chance, and are the same in each run.
struct StreamDice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    let mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed >> 27)
  }

  mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}
