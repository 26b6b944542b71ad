import AdPlatform
import Foundation
import HeadlessAVFoundation
import Testing

@Suite("Items that come back to a player with interstitial events") @MainActor
struct InterstitialReturnTests {
  nonisolated static let seeks: [(Double, [String])] = [
    (90, ["76 end @100"]),
    (70, ["65 b @70", "76 content @70", "106 end @100"]),
    (30, ["76 a @40", "86 content @40", "116 b @70", "126 content @70", "156 end @100"]),
  ]

  @Test(
    "a seek before they play counts: what it passes does not play, what it goes back before plays again",
    arguments: seeks
  )
  func sought(target: Double, expected: [String]) {
    let scene = Interruption()
    let film = scene.item
    scene.set([scene.event("a", at: 40), scene.event("b", at: 70)])
    scene.player.play()
    scene.advance(60)
    #expect(scene.log.take() == ["40 a @40", "50 content @40"])
    scene.player.replaceCurrentItem(with: scene.broadcast.item(lasting: .seconds(50)))
    scene.advance(5)
    scene.player.pause()
    scene.player.replaceCurrentItem(with: film)
    scene.seek(target)
    scene.advance(1)
    scene.player.play()
    scene.advance(100)
    #expect(scene.log.take() == expected)
    scene.stop()
  }
}
