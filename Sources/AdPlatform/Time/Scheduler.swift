import Dispatch

/// Time as a value that is passed in.
///
/// Nothing in this package asks the machine for the time or sleeps; whatever waits is given a scheduler.
/// ``SystemScheduler`` follows the machine's clock, ``VirtualScheduler`` jumps from event to event.
@MainActor
public protocol Scheduler: AnyObject, Sendable {
  /// The time since the scheduler was made.
  var now: Duration { get }

  /// Calls `action` on the main actor once, `delay` from now; a negative delay counts as zero.
  ///
  /// Actions that fall due at the same time are called in the order in which they were scheduled. Each finds the
  /// ``Platform/current`` platform of the code that scheduled it.
  @discardableResult
  func schedule(
    after delay: Duration,
    as purpose: SchedulePurpose,
    _ action: @escaping @MainActor () -> Void
  ) -> any Cancellable

  /// Where calls from other threads wait for the main actor.
  nonisolated var inbox: Inbox { get }

  /// Calls `work` off the main actor, with the caller's ``Platform/current``. Safe from any thread.
  ///
  /// On a queue of the machine's, unless implemented: ``VirtualScheduler/runSettling(for:)`` lets no time pass until the
  /// work has returned, for five seconds of real time at most (more on a busy machine), so that what it posts has then
  /// come. A study, whose every run is the same, implements it and waits there.
  nonisolated func callOffMainActor(_ work: @escaping @Sendable () -> Void)
}

/// Why an action is scheduled, which tells virtual time when it may jump.
public enum SchedulePurpose: Sendable {
  /// Something happens then: an answer arrives, an animation ends.
  case event
  /// Waiting for something ends then. Virtual time first gives work on other threads a moment to finish.
  case deadline
  /// Waiting for an answer ends then, for instance for an adapter's. Like ``deadline``; until then virtual time may
  /// wait longer for other threads before every deadline.
  case answerDeadline
}

extension Scheduler {
  /// Calls `action` on the main actor once, `delay` from now.
  @discardableResult
  public func schedule(
    after delay: Duration,
    _ action: @escaping @MainActor () -> Void
  ) -> any Cancellable {
    schedule(after: delay, as: .event, action)
  }

  /// Calls `action` on the main actor soon, after all that was posted before it. Safe from any thread.
  public nonisolated func post(_ action: @escaping @MainActor @Sendable () -> Void) {
    inbox.post(action)
  }

  /// Calls `action` at once when the caller is on the main actor, and posts it otherwise, so that the
  /// order of each caller's actions is kept. Safe from any thread.
  public nonisolated func deliver(_ action: @escaping @MainActor @Sendable () -> Void) {
    guard MainActor.isCurrent else { return inbox.post(action) }
    MainActor.assumeIsolated {
      inbox.drainForDelivery()
      action()
    }
  }

  /// Calls `work` on a queue of the machine's.
  public nonisolated func callOffMainActor(_ work: @escaping @Sendable () -> Void) {
    let call = inbox.began()
    let platform = Platform.current
    DispatchQueue.global().async { [inbox] in
      Platform.$current.withValue(platform, operation: work)
      inbox.ended(call)
    }
  }
}
