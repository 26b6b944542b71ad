import Dispatch

/// The machine's own clock, for apps and for `mediate --real-time`.
public final class SystemScheduler: Scheduler {
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  public nonisolated let inbox: Inbox

  /// Starts at zero now.
  public nonisolated init() {
    start = ContinuousClock.now
    let drain = DrainOnMainQueue()
    inbox = Inbox(wake: { drain() })
    drain.inbox = inbox
  }

  public var now: Duration { start.duration(to: clock.now) }

  @discardableResult
  public func schedule(
    after delay: Duration,
    as purpose: SchedulePurpose,
    _ action: @escaping @MainActor () -> Void
  ) -> any Cancellable {
    let platform = Platform.current
    let scheduled = ScheduledAction { Platform.$current.withValue(platform, operation: action) }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, .zero).timeInterval) {
      MainActor.assumeIsolated { scheduled.fire() }
    }
    return scheduled
  }
}

/// Lets an inbox name itself in its own wake-up without keeping itself alive.
private final class DrainOnMainQueue: @unchecked Sendable {
  // Written once, before the inbox is handed to anyone; only read afterwards.
  weak var inbox: Inbox?

  func callAsFunction() {
    DispatchQueue.main.async { [weak inbox] in
      MainActor.assumeIsolated { inbox?.drain() }
    }
  }
}

@MainActor
private final class ScheduledAction: Cancellable {
  private var action: (@MainActor () -> Void)?

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  func cancel() {
    let action = self.action
    self.action = nil
    withExtendedLifetime(action) {}
  }

  func fire() {
    let action = self.action
    self.action = nil
    action?()
  }
}
