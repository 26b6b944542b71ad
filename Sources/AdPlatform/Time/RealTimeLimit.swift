import Dispatch
import Foundation

/// A limit on waiting in real time that stretches with the machine's load.
///
/// A wait is made of rounds, in which blocks pass through everything that other code hops through: global queues, the
/// pool of tasks, the main queue, and threads of their own. The limit is reached when its duration has passed *and* as
/// many rounds are over as it has milliseconds. When the machine is busy, the rounds slow down as much as the code that
/// is waited for.
package struct RealTimeLimit {
  private let duration: Duration
  private let requiredRounds: Int
  private let start = ContinuousClock.now
  private var rounds = 0

  /// A limit that begins now. A limit of zero is reached at once.
  package init(_ duration: Duration) {
    self.duration = duration
    requiredRounds = Int(duration.milliseconds.rounded(.up))
  }

  private var isReached: Bool { rounds >= requiredRounds && ContinuousClock.now - start >= duration }

  /// Waits for one round, about a millisecond on a machine that is not busy.
  ///
  /// - Returns: false, without waiting, when the limit is reached.
  @MainActor
  package mutating func wait() async -> Bool {
    guard !isReached else { return false }
    defer { rounds += 1 }
    await SharedRounds.shared.wait(for: reach)
    return true
  }

  /// How far the next round goes. The first stay near, because most waits are over by then. A thread is expensive, and
  /// takes part in every eighth round. Long waits go far in every sixteenth round.
  private var reach: SharedRounds.Reach {
    guard rounds >= 4, rounds < 200 || rounds.isMultiple(of: 16) else { return .mainQueue }
    return rounds.isMultiple(of: 8) ? .threads : .queues
  }

  /// The same for a caller that keeps its thread, perhaps the main thread. Only a new thread takes part: threads of
  /// queues may all be waiting for the caller's thread.
  ///
  /// - Returns: false, without waiting, when the limit is reached.
  package mutating func waitOnThisThread() -> Bool {
    guard !isReached else { return false }
    rounds += 1
    let round = DispatchGroup()
    round.enter()
    Thread.detachNewThread { round.leave() }
    Thread.sleep(forTimeInterval: 0.001)
    round.wait()
    return true
  }
}
