import Testing

@testable import AdPlatform

@MainActor
@Suite("Limits in real time")
struct RealTimeLimitTests {
  @Test("a limit of zero is reached at once")
  func zero() async {
    var limit = RealTimeLimit(.zero)
    let (waited, blocked) = (await limit.wait(), limit.waitOnThisThread())
    #expect(!waited && !blocked)
  }

  @Test("a limit takes a round for each of its milliseconds, and its time at least")
  func rounds() async {
    var limit = RealTimeLimit(.milliseconds(20))
    let start = ContinuousClock.now
    var count = 0
    while await limit.wait() { count += 1 }
    #expect(count >= 20)
    #expect(ContinuousClock.now - start >= .milliseconds(20))
  }

  @Test("a caller that keeps the main thread waits for other threads")
  func blocking() {
    var limit = RealTimeLimit(.milliseconds(10))
    var count = 0
    while limit.waitOnThisThread() { count += 1 }
    #expect(count >= 10)
  }
}
