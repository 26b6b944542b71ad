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

  /// Goes through `steps`, which wait by ``pass(_:)``, and then lets time run out, so that what comes late is
  /// recorded.
  func perform<Outcome: Sendable>(_ steps: @escaping @MainActor () async -> Outcome) async -> Outcome {
    switch self {
    case .virtual(let scheduler):
      // Time moves only between the steps: it waits until they wait.
      let outcome = Task { await steps() }
      await scheduler.runSettling()
      return await outcome.value
    case .real:
      let outcome = await steps()
      await pass(Self.realTail)
      return outcome
    }
  }

  /// Lets time pass.
  func pass(_ duration: Duration) async {
    await withCheckedContinuation { continuation in
      _ = scheduler.schedule(after: duration) { continuation.resume() }
    }
  }

  /// 1 second: what comes even later is not worth a person's time.
  private static let realTail: Duration = .seconds(1)
}
