import Dispatch
import Foundation
import Testing

@testable import AdPlatform

@Suite("The inbox")
@MainActor
struct InboxTests {
  @Test("actions wait until the inbox is drained, and are called in order")
  func order() {
    let inbox = Inbox()
    let log = Log<Int>()
    for number in 0..<10 { inbox.post { log.add(number) } }
    #expect(log.entries.isEmpty)
    inbox.drain()
    #expect(log.entries == Array(0..<10))
    inbox.drain()
    #expect(log.entries.count == 10)
  }

  @Test("what an action posts is called in the same draining, last")
  func reentrant() {
    let inbox = Inbox()
    let log = Log<String>()
    inbox.post {
      log.add("first")
      inbox.post { log.add("answer") }
    }
    inbox.post { log.add("second") }
    inbox.drain()
    #expect(log.entries == ["first", "second", "answer"])
  }

  @Test("an action that drains calls the rest before it goes on")
  func nestedDrain() {
    let inbox = Inbox()
    let log = Log<String>()
    inbox.post {
      inbox.drain()
      log.add("outer")
    }
    inbox.post { log.add("inner") }
    inbox.drain()
    #expect(log.entries == ["inner", "outer"])
  }

  @Test("each post wakes once")
  func wake() async {
    await confirmation(expectedCount: 3) { woken in
      let inbox = Inbox(wake: { woken() })
      for _ in 0..<3 { inbox.post {} }
      inbox.drain()
    }
  }

  @Test("the order of each thread is kept, and nothing is lost")
  func threads() async {
    let inbox = Inbox()
    let log = Log<[Int]>()
    let group = DispatchGroup()
    for thread in 0..<4 {
      group.enter()
      Thread {
        for number in 0..<1000 { inbox.post { log.add([thread, number]) } }
        group.leave()
      }.start()
    }
    await withCheckedContinuation { continuation in
      group.notify(queue: .global()) { @Sendable in continuation.resume() }
    }
    inbox.drain()
    for thread in 0..<4 {
      #expect(log.entries.filter { $0[0] == thread }.map { $0[1] } == Array(0..<1000))
    }
    #expect(log.entries.count == 4000)
  }

  @Test("posts and deliveries are counted")
  func received() {
    let scheduler = VirtualScheduler()
    scheduler.post {}
    scheduler.deliver {}
    #expect(scheduler.inbox.received == 2)
  }
}

@Suite("Delivery to the main actor")
@MainActor
struct DeliveryTests {
  private let scheduler = VirtualScheduler()
  private let log = Log<String>()

  @Test("on the main actor a delivery is handled at once, after what waits")
  func onMainActor() {
    scheduler.post { [log] in log.add("posted") }
    scheduler.deliver { [log] in log.add("delivered") }
    #expect(log.entries == ["posted", "delivered"])
  }

  @Test("from another thread a delivery waits for the main actor")
  func offMainActor() async {
    await withCheckedContinuation { continuation in
      Thread { [scheduler, log] in
        scheduler.post { log.add("posted") }
        scheduler.deliver { log.add("delivered") }
        continuation.resume()
      }.start()
    }
    #expect(log.entries.isEmpty)
    scheduler.advance(by: .zero)
    #expect(log.entries == ["posted", "delivered"])
  }

  @Test("the main actor is told from other threads")
  func isCurrent() async {
    #expect(MainActor.isCurrent)
    let elsewhere = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: MainActor.isCurrent) }
    }
    #expect(!elsewhere)
  }
}
