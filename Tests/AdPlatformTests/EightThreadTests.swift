import Dispatch
import Foundation
import Synchronization
import Testing

@testable import AdPlatform

/// Schedulers that eight threads call at once: nothing is lost, and each thread's calls stay in order.
@MainActor
@Suite("Eight threads")
struct EightThreadTests {
  private nonisolated static let threads = 8
  private nonisolated static let each = 1_000

  @Test("post to and deliver through virtual time, while it moves")
  func virtual() async {
    let scheduler = VirtualScheduler(realTimeGrace: .zero)
    let log = Log<[Int]>()
    await run { thread in
      for number in 0..<Self.each {
        if number.isMultiple(of: 2) {
          scheduler.post { log.add([thread, number]) }
        } else {
          scheduler.deliver { log.add([thread, number]) }
        }
      }
    } meanwhile: {
      for _ in 0..<1_000 { scheduler.advance(by: .milliseconds(1)) }
    }
    scheduler.advance(by: .zero)
    expectAll(log)
    #expect(scheduler.inbox.received == Self.threads * Self.each)
    #expect(scheduler.now == .seconds(1))
  }

  @Test("schedule from the inbox: what falls due is called, each once")
  func scheduling() async {
    let scheduler = VirtualScheduler(realTimeGrace: .zero)
    let log = Log<[Int]>()
    await run { thread in
      for number in 0..<Self.each {
        scheduler.post {
          let cancelled = scheduler.schedule(after: .seconds(1)) { log.add([thread, -1]) }
          scheduler.schedule(after: .seconds(1)) { log.add([thread, number]) }
          cancelled.cancel()
        }
      }
    }
    scheduler.run()
    expectAll(log)
    #expect(scheduler.now == .seconds(1))
    #expect(scheduler.scheduledCount == 0)
  }

  @Test("post to and deliver through the machine's time")
  func system() async {
    let scheduler = SystemScheduler()
    let log = Log<[Int]>()
    await withCheckedContinuation { continuation in
      var remaining = Self.threads * Self.each
      let count = MainActorBox {
        remaining -= 1
        if remaining == 0 { continuation.resume() }
      }
      for thread in 0..<Self.threads {
        Thread {
          for number in 0..<Self.each {
            let isPost = number.isMultiple(of: 2)
            let action: @MainActor @Sendable () -> Void = {
              log.add([thread, number])
              count.call()
            }
            if isPost { scheduler.post(action) } else { scheduler.deliver(action) }
          }
        }.start()
      }
    }
    expectAll(log)
  }

  @Test("ask for calls off the main actor, and virtual time waits for all of them")
  func callsOffMainActor() async {
    let scheduler = VirtualScheduler(realTimeGrace: .zero)
    let log = Log<[Int]>()
    scheduler.schedule(after: .milliseconds(1)) { log.add([]) }
    let each = 100
    await run { thread in
      for number in 0..<each {
        scheduler.callOffMainActor { scheduler.post { log.add([thread, number]) } }
      }
    }
    await scheduler.runSettling()
    #expect(log.entries.count == Self.threads * each + 1)
    #expect(Set(log.entries).count == Self.threads * each + 1)
    #expect(log.entries.last == [])
    #expect(!scheduler.inbox.isAwaitingCalls)
  }

  private func expectAll(_ log: Log<[Int]>) {
    #expect(log.entries.count == Self.threads * Self.each)
    for thread in 0..<Self.threads {
      let numbers = log.entries.filter { $0.first == thread }.map { $0[1] }
      #expect(numbers == Array(0..<Self.each))
    }
  }

  /// Calls `work` with each number from 0 to 7 on a thread of its own, all released at once, and waits for all of them.
  private func run(
    _ work: @escaping @Sendable (_ thread: Int) -> Void,
    meanwhile: () -> Void = {}
  ) async {
    let start = DispatchSemaphore(value: 0)
    let end = DispatchGroup()
    for thread in 0..<Self.threads {
      end.enter()
      Thread {
        start.wait()
        work(thread)
        end.leave()
      }.start()
    }
    for _ in 0..<Self.threads { start.signal() }
    meanwhile()
    await withCheckedContinuation { continuation in
      end.notify(queue: .global()) { @Sendable in continuation.resume() }
    }
  }
}
