import Testing

@testable import AdPlatform

@Suite("The machine runner")
@MainActor
struct MachineRunnerTests {
  /// Wants each number down to 1 done, and counts the events.
  private struct Countdown: StateMachine {
    var handled = 0

    mutating func handle(_ event: Int) -> [String] {
      handled += 1
      return (0..<event).map { "\(event - $0) of \(event)" }
    }
  }

  private let runner = MachineRunner(Countdown())
  private let log = Log<String>()

  @Test("performs the effects of an event in order, before handle(_:) returns")
  func order() {
    runner.handle(3) { log.add($0) }
    #expect(log.entries == ["3 of 3", "2 of 3", "1 of 3"])
    #expect(runner.machine.handled == 1)
  }

  @Test("handles events that arrive while effects are performed afterwards, in order")
  func reentrant() {
    runner.handle(2) { effect in
      log.add(effect)
      guard effect == "2 of 2" else { return }
      runner.handle(1) { log.add("nested: \($0)") }
      runner.handle(3) { log.add("nested: \($0)") }
      #expect(runner.machine.handled == 1)
    }
    #expect(log.entries == ["2 of 2", "1 of 2", "1 of 1", "3 of 3", "2 of 3", "1 of 3"])
    runner.handle(1) { log.add("later: \($0)") }
    #expect(log.entries.last == "later: 1 of 1")
    #expect(runner.machine.handled == 4)
  }

  @Test("does not nest however many events each effect brings")
  func depth() {
    runner.handle(1) { effect in
      log.add(effect)
      if log.entries.count < 50_000 { runner.handle(1) { _ in } }
    }
    #expect(log.entries.count == 50_000)
  }

  @Test("handles no event after its end")
  func afterEnd() {
    runner.end(with: 0) { log.add($0) }
    runner.handle(1) { log.add($0) }
    #expect(log.entries.isEmpty)
    #expect(runner.isEnded)
    #expect(runner.machine.handled == 1)
  }

  @Test("drops the effects and events that are left when it ends in the middle of them")
  func endWhilePerforming() {
    runner.handle(3) { effect in
      log.add(effect)
      guard effect == "2 of 3" else { return }
      runner.handle(1) { log.add($0) }
      runner.end(with: 0) { log.add($0) }
    }
    #expect(log.entries == ["3 of 3", "2 of 3"])
    #expect(runner.machine.handled == 2)
  }

  @Test("performs all effects of the event that ends it, at once, and those of no other")
  func lastEvent() {
    runner.handle(3) { effect in
      log.add(effect)
      guard effect == "3 of 3" else { return }
      runner.handle(1) { log.add($0) }
      runner.end(with: 2) { log.add($0) }
      log.add("ended")
    }
    #expect(log.entries == ["3 of 3", "2 of 2", "1 of 2", "ended"])
  }

  @Test("ends once")
  func endTwice() {
    runner.end(with: 1) { log.add($0) }
    runner.end(with: 1) { log.add($0) }
    #expect(log.entries == ["1 of 1"])
  }
}
