import Dispatch
import Foundation

/// Rounds of waiting in real time, which all waiters share.
///
/// In a round, blocks pass through the queues and pools that other code uses. A waiter that is added during a round waits
/// for the next one.
@MainActor
final class SharedRounds {
  static let shared = SharedRounds()

  /// What a round goes through; each also through what those before it do.
  enum Reach: Int {
    case mainQueue
    /// The global queues, which have threads of their own, and the pool of tasks.
    case queues
    /// A thread of its own.
    case threads
  }

  private var waiting: [(reach: Reach, continuation: CheckedContinuation<Void, Never>)] = []
  private var isUnderWay = false

  /// Waits until a round is over that goes at least so far, and began after this call.
  func wait(for reach: Reach) async {
    await withCheckedContinuation { continuation in
      waiting.append((reach, continuation))
      if !isUnderWay { start() }
    }
  }

  private func start() {
    isUnderWay = true
    let taking = waiting
    waiting = []
    let round = DispatchGroup()
    Self.send(round, as: taking.map(\.reach).max { $0.rawValue < $1.rawValue } ?? .mainQueue)
    round.enter()
    // Real time on purpose: the limit is for code that runs on threads of its own, which virtual time cannot move.
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) { round.leave() }
    round.notify(queue: .main) {
      MainActor.assumeIsolated {
        for waiter in taking { waiter.continuation.resume() }
        self.isUnderWay = false
        if !self.waiting.isEmpty { self.start() }
      }
    }
  }

  private static func send(_ round: DispatchGroup, as reach: Reach) {
    guard reach != .mainQueue else { return }
    if reach == .threads {
      round.enter()
      Thread.detachNewThread { round.leave() }
    }
    for quality in [DispatchQoS.QoSClass.userInteractive, .userInitiated, .default, .utility, .background] {
      DispatchQueue.global(qos: quality).async(group: round) {}
    }
    // Each priority has a line of its own, in which a few tasks go at a time, and code that is waited for may have to
    // queue up more than once in a round.
    for priority in [TaskPriority.high, .medium, .utility, .background] {
      round.enter()
      Task.detached(priority: priority) {
        for _ in 0..<2 { await Task.yield() }
        round.leave()
      }
    }
  }
}
