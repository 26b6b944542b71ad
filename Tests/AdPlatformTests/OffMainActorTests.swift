import Dispatch
import Synchronization
import Testing

@testable import AdPlatform

/// Calls off the main actor, and virtual time that waits for them.
@MainActor
@Suite("Calls off the main actor")
struct OffMainActorTests {
  @Test("are made elsewhere, with the caller's platform")
  func elsewhere() async {
    let scheduler = VirtualScheduler(realTimeGrace: .zero)
    let seen = Mutex<(wasOnMainActor: Bool, foundPlatform: Bool)?>(nil)
    Platform.$current.withValue(Platform(scheduler: scheduler)) {
      scheduler.callOffMainActor {
        let isSame = Platform.current.scheduler === scheduler
        seen.withLock { $0 = (MainActor.isCurrent, isSame) }
      }
    }
    await scheduler.runSettling()
    #expect(seen.withLock { $0?.wasOnMainActor } == false)
    #expect(seen.withLock { $0?.foundPlatform } == true)
  }

  @Test("are waited for before time moves, also when they wait for the main queue")
  func waited() async {
    let scheduler = VirtualScheduler(realTimeGrace: .zero)
    let log = Log<String>()
    scheduler.schedule(after: .milliseconds(1)) { log.add("later") }
    for _ in 0..<20 {
      scheduler.callOffMainActor {
        let hop = DispatchSemaphore(value: 0)
        DispatchQueue.main.async { hop.signal() }
        hop.wait()
        scheduler.post { log.add("call") }
      }
    }
    await scheduler.runSettling()
    #expect(log.entries == Array(repeating: "call", count: 20) + ["later"])
  }

  @Test("that never return are given up, once")
  func stuck() async {
    let scheduler = VirtualScheduler(realTimeGrace: .zero)
    scheduler.callLimit = .milliseconds(20)
    let end = DispatchSemaphore(value: 0)
    var fired = 0
    scheduler.callOffMainActor { end.wait() }
    for second in 1...3 { scheduler.schedule(after: .seconds(second)) { fired += 1 } }
    await scheduler.runSettling()
    #expect(fired == 3)
    #expect(!scheduler.inbox.isAwaitingCalls)
    end.signal()
  }
}
