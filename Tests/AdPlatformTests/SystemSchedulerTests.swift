import AdPlatform
import Foundation
import Testing

@Suite("The machine's time")
@MainActor
struct SystemSchedulerTests {
  private let scheduler = SystemScheduler()

  @Test("an action is called not before its time")
  func delay() async {
    let start = scheduler.now
    let end = await withCheckedContinuation { continuation in
      scheduler.schedule(after: .milliseconds(5)) { [scheduler] in
        continuation.resume(returning: scheduler.now)
      }
    }
    #expect(end - start >= .milliseconds(5))
  }

  @Test("actions are called by time, and a cancelled one is not")
  func orderAndCancel() async {
    let log = Log<String>()
    await withCheckedContinuation { continuation in
      scheduler.schedule(after: .milliseconds(20)) {
        log.add("late")
        continuation.resume()
      }
      let cancelled = scheduler.schedule(after: .milliseconds(1)) { log.add("cancelled") }
      scheduler.schedule(after: .seconds(-1)) { log.add("early") }
      #expect(log.entries.isEmpty)
      cancelled.cancel()
    }
    #expect(log.entries == ["early", "late"])
  }

  @Test("what another thread posts is called on the main actor without further ado")
  func post() async {
    let isCurrent = await withCheckedContinuation { continuation in
      Thread { [scheduler] in
        scheduler.post { continuation.resume(returning: MainActor.isCurrent) }
      }.start()
    }
    #expect(isCurrent)
  }

  @Test("what is posted on the main actor waits until the caller is done")
  func postLater() async {
    let log = Log<String>()
    await withCheckedContinuation { continuation in
      scheduler.post {
        log.add("posted")
        continuation.resume()
      }
      log.add("caller")
    }
    #expect(log.entries == ["caller", "posted"])
  }

  @Test("durations keep their value on the way to seconds and back")
  func durations() {
    #expect(Duration(timeInterval: 1.5) == .milliseconds(1500))
    #expect(Duration.milliseconds(1500).timeInterval == 1.5)
    #expect(Duration.seconds(2).milliseconds == 2000)
  }
}
