import Foundation
import Synchronization

/// Keeps all processors busy with threads that spin, for a limited time.
final class BusyProcessors: Sendable {
  private let isOver = Atomic(false)

  /// - Parameter limit: the threads end by themselves after this much real time.
  init(limit: Duration) {
    let end = ContinuousClock.now + limit
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
      Thread.detachNewThread { [weak self] in
        while self?.isOver.load(ordering: .relaxed) == false, ContinuousClock.now < end {}
      }
    }
  }

  func stop() { isOver.store(true, ordering: .relaxed) }

  deinit { stop() }
}
