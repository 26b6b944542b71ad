/// Hops through the pool of tasks for all schedulers that wait for quiet, so that many side by side cost little more
/// than one.
///
/// The runtime does not say whether a task is waiting for the main actor. But code that leaves the main actor and comes
/// back queues behind every task that was waiting. A scheduler is quiet when it was not called during several such hops
/// in a row.
@MainActor
final class SharedHops {
  static let shared = SharedHops()

  /// A chain of this many tasks on the main actor that touch no scheduler is taken for the end of the work.
  private static let hopsUntilQuiet = 16

  private struct Waiter {
    let activity: @MainActor () -> Int
    let lastActivity: Int
    var quietHops = 0
    let continuation: CheckedContinuation<Bool, Never>
  }

  private var waiters: [Waiter] = []
  private var isHopping = false

  /// Waits until a scheduler is called, or it is quiet.
  ///
  /// - Parameter activity: a number that changes whenever the scheduler is called.
  /// - Returns: whether it is quiet.
  func isQuiet(_ activity: @escaping @MainActor () -> Int) async -> Bool {
    await withCheckedContinuation { continuation in
      waiters.append(Waiter(activity: activity, lastActivity: activity(), continuation: continuation))
      guard !isHopping else { return }
      isHopping = true
      Task { await hop() }
    }
  }

  private func hop() async {
    while !waiters.isEmpty {
      // Waiters that are added meanwhile begin with the next hop.
      let count = waiters.count
      await throughThePool()
      var waiting: [Waiter] = []
      for var waiter in waiters[..<count] {
        guard waiter.activity() == waiter.lastActivity else {
          waiter.continuation.resume(returning: false)
          continue
        }
        waiter.quietHops += 1
        if waiter.quietHops == Self.hopsUntilQuiet {
          waiter.continuation.resume(returning: true)
        } else {
          waiting.append(waiter)
        }
      }
      waiters.replaceSubrange(..<count, with: waiting)
    }
    isHopping = false
  }

  /// Leaves the main actor and comes back behind all that waits for it: the way that a task takes which resumes.
  @concurrent
  private nonisolated func throughThePool() async {
    // With nothing to do there, the optimizer would not go.
    withExtendedLifetime(self) {}
  }
}
