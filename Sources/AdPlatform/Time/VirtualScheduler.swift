import Dispatch

/// Time that moves only when it is told to: an event queue that jumps from one scheduled action to the next.
///
/// With it an hour of timeouts takes microseconds, and the same events give the same run. Three ways to move:
/// ``advance(by:)`` and ``run(for:)`` are synchronous and for code that answers on the main actor;
/// ``runSettling(for:)`` also follows adapters that hop between tasks, queues and threads.
public final class VirtualScheduler: Scheduler {
  private var time: Duration = .zero
  private var queue = EventQueue()
  public nonisolated let inbox: Inbox

  /// How much real time ``runSettling(for:)`` gives work on other threads before virtual time jumps to a deadline, and
  /// more on a busy machine. It is waited for in full only when nothing answers. Zero costs nothing.
  public var realTimeGrace: Duration

  /// The least grace before each deadline while an answer is awaited, even if ``realTimeGrace`` is shorter: a jump to any
  /// deadline takes away virtual time that is left for the answer. Zero by default.
  package var answerGrace = Duration.zero

  /// Starts at zero.
  ///
  /// - Parameter realTimeGrace: see ``realTimeGrace``.
  public nonisolated init(realTimeGrace: Duration = .milliseconds(250)) {
    self.realTimeGrace = realTimeGrace
    inbox = Inbox()
  }

  /// The virtual time since the scheduler was made.
  public var now: Duration { time }

  /// Whether actions were scheduled without end and without letting time pass, so that running was given up.
  public private(set) var isStuck = false
  private var actionsNow = 0

  /// 200,000 actions at one moment: thousands of times what a busy app has, and less than a second.
  private static let mostActionsAtOneTime = 200_000

  /// Fewer where all else gets a turn in between: a second or two, and still more than thousands of requests at once need.
  private static let mostSettlingActionsAtOneTime = 20_000

  /// How many actions are scheduled and not cancelled.
  public var scheduledCount: Int { queue.count }

  @discardableResult
  public func schedule(
    after delay: Duration,
    as purpose: SchedulePurpose,
    _ action: @escaping @MainActor () -> Void
  ) -> any Cancellable {
    queue.insert(at: time + max(delay, .zero), purpose: purpose, platform: .current, action)
  }

  /// Moves time forward by `duration` and calls all that falls due on the way, in order.
  public func advance(by duration: Duration) {
    let end = time + max(duration, .zero)
    inbox.drain()
    while !isStuck, fireNext(notAfter: end) {}
    time = max(time, end)
  }

  /// Calls everything that is scheduled, jumping from one action to the next, until nothing is left.
  ///
  /// - Parameter limit: at most so much virtual time from now, for code that schedules for ever.
  public func run(for limit: Duration = .seconds(7 * 24 * 3600)) {
    let end = time + limit
    inbox.drain()
    while !isStuck, fireNext(notAfter: end) {}
  }

  /// Runs an asynchronous operation to its end, moving time whenever everything waits.
  ///
  /// The way to wait for an ad in a test: `try await scheduler.run { try await loader.load() }`. An operation that
  /// waits for something that was not scheduled is cancelled after ten seconds of real time.
  public func run<Value: Sendable>(
    _ operation: @escaping @MainActor () async throws -> Value
  ) async throws -> Value {
    var isOver = false
    let task = Task {
      defer { isOver = true }
      return try await operation()
    }
    var lastActivity = activity
    var lastChange = ContinuousClock.now
    while !isOver {
      await runSettling()
      if !isOver { await Self.pauseInRealTime() }
      if activity != lastActivity {
        lastActivity = activity
        lastChange = .now
      } else if ContinuousClock.now - lastChange > .seconds(10) {
        task.cancel()
      }
    }
    return try await task.value
  }

  /// Like ``run(for:)``, but lets other work go first before each jump: the inbox, the main queue and its tasks,
  /// and, before a deadline, for ``realTimeGrace``, other threads.
  ///
  /// On Linux a task that waits for something resumes through a pool of threads, also on the main actor: what
  /// tasks do is followed, but only before a deadline is it waited for.
  public func runSettling(for limit: Duration = .seconds(7 * 24 * 3600)) async {
    let end = time + limit
    await settle()
    while !isStuck, let next = queue.next, next.time <= end {
      if next.purpose != .event, await othersAct() {
        await settle()
        continue
      }
      fireNext(notAfter: end)
      isStuck = isStuck || actionsNow > Self.mostSettlingActionsAtOneTime
      if !letsOthersWait { await settle() }
    }
  }

  /// Whether the next action is called before others get a turn: in a crowd at one moment they get one after every 16.
  private var letsOthersWait: Bool {
    actionsNow > 1_000 && !actionsNow.isMultiple(of: 16) && queue.next?.time == time
  }

  /// - Returns: whether there was anything to call.
  @discardableResult
  private func fireNext(notAfter end: Duration) -> Bool {
    guard let (due, event) = queue.popFirst(notAfter: end) else { return false }
    actionsNow = due > time ? 1 : actionsNow + 1
    isStuck = isStuck || actionsNow > Self.mostActionsAtOneTime
    time = max(time, due)
    event.fire()
    inbox.drain()
    return true
  }

  /// Lets everything run that waits for the main queue, what that puts there in turn, and calls off the main actor.
  private func settle() async {
    await hopUntilQuiet()
    while inbox.isAwaitingCalls {
      await waitForCalls()
      await hopUntilQuiet()
    }
  }

  private func waitForCalls() async {
    var limit = RealTimeLimit(callLimit)
    while inbox.isAwaitingCalls {
      guard await limit.wait() else { return inbox.giveUpCalls() }
      inbox.drain()
    }
  }

  /// 5 seconds of real time, and more on a busy machine: a call that takes longer has got stuck.
  var callLimit: Duration = .seconds(5)

  private func hopUntilQuiet() async {
    var interruptions = 0
    repeat {
      inbox.drain()
      isStuck = isStuck || interruptions > mostInterruptions
      if isStuck { return }
      interruptions += 1
    } while await !SharedHops.shared.isQuiet { self.activity }
  }

  /// Waits in real time, at most for the grace, and says whether anything came of it.
  private func othersAct() async -> Bool {
    let grace = queue.awaitsAnswer ? max(realTimeGrace, answerGrace) : realTimeGrace
    guard grace > .zero else { return false }
    let before = activity
    var limit = RealTimeLimit(grace)
    while await limit.wait() {
      inbox.drain()
      if activity != before { return true }
    }
    return false
  }

  /// Changes whenever anyone calls in, schedules or cancels.
  private var activity: Int { inbox.received &+ queue.changes }

  /// 20,000 calls without a quiet moment: work is scheduled from task to task without end.
  package var mostInterruptions = 20_000

  private nonisolated static func pauseInRealTime() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) { continuation.resume() }
    }
  }
}
