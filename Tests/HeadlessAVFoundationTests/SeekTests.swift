import AdPlatform
import Foundation
import HeadlessAVFoundation
import Testing

@MainActor
@Suite("Seeking")
struct SeekTests {
  @Test(
    "goes there, and no further than the ends",
    arguments: [
      (seconds(4), 4.0), (seconds(-4), 0), (seconds(1e9), 10), (.positiveInfinity, 10),
      (.negativeInfinity, 0),
    ]
  )
  func clamps(target: CMTime, reached: Double) {
    let cinema = Cinema()
    cinema.scheduler.run()
    cinema.player.seek(to: target, toleranceBefore: .zero, toleranceAfter: .zero) { [log = cinema.log] in
      log.add("\($0)")
    }
    #expect(cinema.log.take() == [])
    cinema.scheduler.run()
    #expect(cinema.log.take() == ["true"])
    #expect(cinema.player.currentTime().seconds == reached)
  }

  @Test("to no time at all does nothing, and says so", arguments: [CMTime.invalid, .indefinite])
  func refuses(target: CMTime) {
    let cinema = Cinema()
    cinema.player.seek(to: seconds(2))
    cinema.player.seek(to: target) { [log = cinema.log] in log.add("\($0)") }
    cinema.scheduler.run()
    #expect(cinema.log.take() == ["false"])
    #expect(cinema.player.currentTime() == seconds(2))
  }

  @Test("again gives the first up; handlers are called once each, in order")
  func supersedes() {
    let cinema = Cinema(PlaybackScript(seekLatency: .seconds(1)))
    cinema.scheduler.run()
    for name in ["a", "b"] {
      cinema.player.seek(to: seconds(2)) { [log = cinema.log] in log.add("\(name) \($0)") }
    }
    cinema.scheduler.run()
    #expect(cinema.log.take() == ["a false", "b true"])
  }

  @Test("is given up when the item is taken out")
  func replaced() {
    let cinema = Cinema(PlaybackScript(seekLatency: .seconds(1)))
    cinema.player.seek(to: seconds(2)) { [log = cinema.log] in log.add("\($0)") }
    cinema.player.replaceCurrentItem(with: nil)
    cinema.scheduler.run()
    #expect(cinema.log.take() == ["false"])
  }
}
