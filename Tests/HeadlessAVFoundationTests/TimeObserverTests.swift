import AdPlatform
import Foundation
import HeadlessAVFoundation
import Testing

@MainActor
@Suite("A time observer")
struct TimeObserverTests {
  @Test("is called at exact multiples, and when playing starts and stops")
  func multiples() {
    let cinema = Cinema()
    let token = cinema.tick(every: CMTime(value: 1, timescale: 3))
    cinema.player.play()
    cinema.scheduler.advance(by: .milliseconds(1100))
    cinema.player.pause()
    cinema.scheduler.run()
    #expect(
      cinema.log.take() == ["tick 0.0", "tick 0.333333333", "tick 0.666666667", "tick 1.0", "tick 1.1"]
    )
    cinema.player.removeTimeObserver(token)
  }

  @Test("is called after a seek with the new time, also when paused")
  func seeks() {
    let cinema = Cinema()
    cinema.scheduler.run()
    let token = cinema.tick(every: seconds(1))
    cinema.player.seek(to: seconds(5.5))
    cinema.scheduler.run()
    #expect(cinema.log.take() == ["tick 5.5"])
    cinema.player.play()
    cinema.scheduler.advance(by: .milliseconds(600))
    #expect(cinema.log.take() == ["tick 5.5", "tick 6.0"])
    cinema.player.removeTimeObserver(token)
  }

  @Test("of boundaries is called when one is passed, not when it is jumped over")
  func boundaries() {
    let cinema = Cinema()
    cinema.scheduler.run()
    let times = [seconds(2), seconds(4), .invalid, seconds(8)].map(NSValue.init(time:))
    let token = cinema.player.addBoundaryTimeObserver(forTimes: times, queue: nil) {
      [log = cinema.log] in log.add("boundary")
    }
    cinema.player.play()
    cinema.scheduler.advance(by: .seconds(3))
    #expect(cinema.log.take() == ["boundary"])
    cinema.player.seek(to: seconds(5))
    cinema.scheduler.run()
    #expect(cinema.log.take() == ["boundary"])
    cinema.player.removeTimeObserver(token)
  }

  @Test("is not called after it was removed, also by another one at the same moment")
  func removes() {
    let cinema = Cinema()
    let tokens = Tokens()
    let first = cinema.player.addPeriodicTimeObserver(forInterval: seconds(1), queue: .main) { _ in
      MainActor.assumeIsolated { tokens.removeAll(from: cinema.player) }
    }
    tokens.all = [cinema.tick(every: seconds(1))]
    cinema.player.play()
    cinema.scheduler.run()
    #expect(cinema.log.take() == [])
    cinema.player.removeTimeObserver(first)
    cinema.player.removeTimeObserver(first)
    cinema.player.removeTimeObserver("nothing of the kind")
  }

  @Test("waits among 10,000 others that are not due")
  func many() {
    let cinema = Cinema(PlaybackScript(duration: .seconds(3600)))
    var tokens: [Any] = []
    for _ in 0..<10_000 { tokens.append(cinema.tick(every: seconds(3000), "rare")) }
    tokens.append(cinema.tick(every: seconds(0.1)))
    cinema.player.play()
    cinema.scheduler.advance(by: .seconds(1))
    _ = cinema.log.take()
    cinema.scheduler.advance(by: .seconds(1000))
    #expect(cinema.log.take().count == 10_000)
    #expect(tokens.count == 10_001)
  }

  @MainActor
  private final class Tokens {
    var all: [Any] = []
    func removeAll(from player: AVPlayer) { all.forEach(player.removeTimeObserver) }
  }
}
