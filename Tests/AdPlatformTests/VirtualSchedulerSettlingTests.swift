import AdPlatform
import Dispatch
import Testing

@Suite("Settling in virtual time")
@MainActor
struct VirtualSchedulerSettlingTests {
  private let log = Log<String>()

  /// A deadline that gives up on work, as every caller of an adapter has one.
  private func expireLater(_ scheduler: VirtualScheduler) -> any Cancellable {
    scheduler.schedule(after: .seconds(10), as: .deadline) { [log] in log.add("expired") }
  }

  @Test("a task on the main actor goes before the next jump")
  func task() async {
    let scheduler = VirtualScheduler(realTimeGrace: .zero)
    let deadline = expireLater(scheduler)
    Task { @MainActor [log] in
      await Task.yield()
      log.add("answered")
      deadline.cancel()
    }
    await scheduler.runSettling()
    #expect(log.entries == ["answered"])
  }

  @Test("a block on the main queue goes before the next jump")
  func mainQueue() async {
    let scheduler = VirtualScheduler(realTimeGrace: .zero)
    let deadline = expireLater(scheduler)
    DispatchQueue.main.async { [log] in
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          log.add("answered")
          deadline.cancel()
        }
      }
    }
    await scheduler.runSettling()
    #expect(log.entries == ["answered"])
  }

  @Test("work on a global queue gets real time before a deadline")
  func globalQueue() async {
    let scheduler = VirtualScheduler(realTimeGrace: .seconds(30))
    let deadline = expireLater(scheduler)
    let reply = MainActorBox { [log] in
      log.add("answered")
      deadline.cancel()
    }
    scheduler.schedule(after: .seconds(1)) {
      // Work that takes a while, which no number of hops over the main queue would cover.
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(200)) {
        scheduler.post { reply.call() }
      }
    }
    await scheduler.runSettling()
    #expect(log.entries == ["answered"])
    #expect(scheduler.now == .seconds(1))
  }

  @Test("work on a global queue that delivers by the main queue gets real time before a deadline")
  func globalThenMainQueue() async {
    let scheduler = VirtualScheduler(realTimeGrace: .seconds(30))
    let deadline = expireLater(scheduler)
    let reply = MainActorBox { [log] in
      log.add("answered")
      deadline.cancel()
    }
    scheduler.schedule(after: .seconds(1)) {
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(200)) {
        DispatchQueue.main.async { MainActor.assumeIsolated { reply.call() } }
      }
    }
    await scheduler.runSettling()
    #expect(log.entries == ["answered"])
  }

  @Test("a deadline passes when nothing happens within the grace")
  func expires() async {
    let scheduler = VirtualScheduler(realTimeGrace: .milliseconds(5))
    _ = expireLater(scheduler)
    await scheduler.runSettling()
    #expect(log.entries == ["expired"])
    #expect(scheduler.now == .seconds(10))
  }

  @Test("settling stops at its limit")
  func limit() async {
    let scheduler = VirtualScheduler(realTimeGrace: .zero)
    _ = expireLater(scheduler)
    await scheduler.runSettling(for: .seconds(9))
    #expect(log.entries.isEmpty)
    #expect(scheduler.scheduledCount == 1)
  }
}
