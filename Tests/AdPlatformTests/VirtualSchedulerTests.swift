import AdPlatform
import Testing

@Suite("Virtual time")
@MainActor
struct VirtualSchedulerTests {
  private let scheduler = VirtualScheduler()

  @Test("actions are called by time, whatever the order of scheduling")
  func order() {
    let log = Log<Int>()
    for seconds in [3, 1, 2] {
      scheduler.schedule(after: .seconds(seconds)) { log.add(seconds) }
    }
    scheduler.run()
    #expect(log.entries == [1, 2, 3])
    #expect(scheduler.now == .seconds(3))
  }

  @Test("actions that fall due together are called in the order of scheduling")
  func sameTime() {
    let log = Log<Int>()
    for number in 0..<100 {
      scheduler.schedule(after: .seconds(1), as: number.isMultiple(of: 2) ? .event : .deadline) {
        log.add(number)
      }
    }
    scheduler.run()
    #expect(log.entries == Array(0..<100))
  }

  @Test("a negative delay counts as none")
  func negativeDelay() {
    let log = Log<String>()
    scheduler.advance(by: .seconds(5))
    scheduler.schedule(after: .zero) { log.add("first") }
    scheduler.schedule(after: .seconds(-3)) { log.add("second") }
    scheduler.run()
    #expect(log.entries == ["first", "second"])
    #expect(scheduler.now == .seconds(5))
  }

  @Test("a cancelled action is not called, and cancelling again does nothing")
  func cancel() {
    let log = Log<String>()
    let cancelled = scheduler.schedule(after: .seconds(1)) { log.add("cancelled") }
    let called = scheduler.schedule(after: .seconds(1)) { log.add("called") }
    cancelled.cancel()
    cancelled.cancel()
    #expect(scheduler.scheduledCount == 1)
    scheduler.run()
    called.cancel()
    #expect(log.entries == ["called"])
    #expect(scheduler.scheduledCount == 0)
  }

  @Test("advancing calls what falls due on the way, what that schedules too, and stops on time")
  func advance() {
    let log = Log<Duration>()
    func tick() {
      log.add(scheduler.now)
      scheduler.schedule(after: .seconds(2)) { tick() }
    }
    scheduler.schedule(after: .seconds(2)) { tick() }
    scheduler.advance(by: .seconds(5))
    #expect(log.entries == [.seconds(2), .seconds(4)])
    #expect(scheduler.now == .seconds(5))
    scheduler.advance(by: .seconds(1))
    #expect(log.entries.last == .seconds(6))
  }

  @Test("running goes on until nothing is left, and ends at the last action")
  func run() {
    let log = Log<Duration>()
    scheduler.schedule(after: .seconds(3600)) { [scheduler] in
      scheduler.schedule(after: .seconds(3600)) { log.add(scheduler.now) }
    }
    scheduler.run()
    #expect(log.entries == [.seconds(7200)])
    #expect(scheduler.now == .seconds(7200))
  }

  @Test("running stops at its limit when something schedules for ever")
  func runLimit() {
    let log = Log<Duration>()
    func tick() {
      log.add(scheduler.now)
      scheduler.schedule(after: .seconds(1)) { tick() }
    }
    tick()
    scheduler.run(for: .seconds(10))
    #expect(log.entries.last == .seconds(10))
    #expect(scheduler.scheduledCount == 1)
  }

  @Test("what is posted is called before time moves")
  func postBeforeTime() {
    let log = Log<String>()
    scheduler.schedule(after: .zero) { log.add("scheduled") }
    scheduler.post { log.add("posted") }
    scheduler.run()
    #expect(log.entries == ["posted", "scheduled"])
  }

  @Test("a hundred thousand cancelled actions leave the others in order")
  func sweep() {
    let log = Log<Int>()
    var doomed: [any Cancellable] = []
    for index in 0..<100_000 {
      // Every number once, in no order: 7919 is prime.
      let number = index * 7919 % 100_000
      let scheduled = scheduler.schedule(after: .milliseconds(number)) { log.add(number) }
      if !number.isMultiple(of: 1000) { doomed.append(scheduled) }
    }
    for scheduled in doomed { scheduled.cancel() }
    #expect(scheduler.scheduledCount == 100)
    scheduler.run()
    #expect(log.entries == Array(stride(from: 0, to: 100_000, by: 1000)))
  }

  @Test("time never goes back, also when an action moves it itself")
  func nestedRun() {
    scheduler.schedule(after: .seconds(1)) {
      self.scheduler.schedule(after: .seconds(50)) {}
      self.scheduler.run()
    }
    scheduler.advance(by: .seconds(10))
    #expect(scheduler.now == .seconds(51))
  }

  @Test("work that is scheduled without end at one moment is given up")
  func stuck() {
    func again() { scheduler.schedule(after: .zero) { again() } }
    again()
    scheduler.run()
    #expect(scheduler.isStuck)
    #expect(scheduler.now == .zero)
  }

  @Test("thousands of actions at one moment leave tasks a turn in between")
  func crowd() async {
    let scheduler = self.scheduler
    var actions = 0
    var turn: Int?
    @MainActor func next() {
      actions += 1
      if actions == 2_000 { Task { turn = actions } }
      if actions < 5_000 { scheduler.schedule(after: .zero) { next() } }
    }
    next()
    await scheduler.runSettling()
    #expect(actions == 5_000)
    #expect(turn.map { (2_000...2_016).contains($0) } == true, "\(turn ?? 0)")
    #expect(!scheduler.isStuck)
  }

  @Test("so many that no time passes are given up there, too")
  func stuckInACrowd() async {
    let scheduler = self.scheduler
    @MainActor func again() { scheduler.schedule(after: .zero) { again() } }
    again()
    await scheduler.runSettling()
    #expect(scheduler.isStuck)
    #expect(scheduler.now == .zero)
  }

  @Test("tasks that schedule without end are given up")
  func stuckInTasks() async {
    let scheduler = self.scheduler
    scheduler.mostInterruptions = 500
    @MainActor func again() {
      scheduler.schedule(after: .seconds(9_999)) {}
      if !scheduler.isStuck { Task { again() } }
    }
    again()
    await scheduler.runSettling()
    #expect(scheduler.isStuck)
  }
}
