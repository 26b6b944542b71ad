import Synchronization

/// A first-in-first-out queue of actions for the main actor, filled from any thread.
public final class Inbox: Sendable {
  private struct State {
    /// Nil where an action was taken out: it is released by the caller, outside the lock, because
    /// releasing what it holds may post something.
    var waiting: [(@MainActor @Sendable () -> Void)?] = []
    /// Where the queue starts in `waiting`.
    var head = 0
    var received = 0
    /// The calls off the main actor that have not returned.
    var outstanding: Set<Int> = []
    var lastCall = 0

    mutating func next() -> (@MainActor @Sendable () -> Void)? {
      guard head < waiting.count else {
        waiting.removeAll(keepingCapacity: true)
        head = 0
        return nil
      }
      defer {
        waiting[head] = nil
        head += 1
      }
      return waiting[head]
    }
  }

  private let state = Mutex(State())
  private let wake: @Sendable () -> Void

  /// - Parameter wake: called after each post, on the poster's thread; arranges that ``drain()`` is called.
  public init(wake: @escaping @Sendable () -> Void = {}) {
    self.wake = wake
  }

  /// Puts an action last. Safe from any thread.
  public func post(_ action: @escaping @MainActor @Sendable () -> Void) {
    state.withLock {
      $0.waiting.append(action)
      $0.received += 1
    }
    wake()
  }

  /// Calls every waiting action, and those that they post, in order.
  @MainActor
  public func drain() {
    while let action = state.withLock({ $0.next() }) { action() }
  }

  /// Calls every waiting action, and counts a call that is handled at once because its caller is on the main actor:
  /// what ``Scheduler/deliver(_:)`` does, for callers that need not make a closure then.
  @MainActor
  package func drainForDelivery() {
    let isEmpty = state.withLock {
      $0.received += 1
      return $0.waiting.isEmpty
    }
    if !isEmpty { drain() }
  }

  /// Notes a call off the main actor.
  ///
  /// - Returns: what ``ended(_:)`` is to be told when it has returned.
  func began() -> Int {
    state.withLock {
      $0.lastCall += 1
      $0.outstanding.insert($0.lastCall)
      return $0.lastCall
    }
  }

  func ended(_ call: Int) {
    state.withLock {
      $0.outstanding.remove(call)
      $0.received += 1
    }
  }

  /// Whether a call off the main actor has not returned yet.
  var isAwaitingCalls: Bool { state.withLock { !$0.outstanding.isEmpty } }

  /// Waits no longer for the calls that have not returned by now.
  func giveUpCalls() { state.withLock { $0.outstanding = [] } }

  /// How many calls have come in so far: what virtual time watches to see whether work is still going on.
  var received: Int {
    state.withLock { $0.received }
  }
}
