import AdPlatform

/// The time that a run goes by.
@MainActor
enum RunTime {
  /// Jumps from event to event, so that a run takes no time and is the same every time.
  case virtual(VirtualScheduler)
  /// Follows the clock.
  case real(any Scheduler)

  var scheduler: any Scheduler {
    switch self {
    case .virtual(let scheduler): scheduler
    case .real(let scheduler): scheduler
    }
  }

  /// Starts a run and lets time pass: to its end, and then so long that what comes late is recorded.
  ///
  /// - Parameter start: calls what it is given when the run has ended.
  func perform(_ start: (_ ended: @escaping () -> Void) -> Void) async {
    switch self {
    case .virtual(let scheduler):
      start {}
      await scheduler.runSettling()
    case .real(let scheduler):
      await withCheckedContinuation { continuation in
        start { scheduler.schedule(after: Self.realTail) { continuation.resume() } }
      }
    }
  }

  /// 1 second: what comes even later is not worth a person's time.
  private static let realTail: Duration = .seconds(1)
}
