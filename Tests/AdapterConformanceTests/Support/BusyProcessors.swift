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

/// Keeps the threads busy on which tasks of the caller's priority run: one that resumes waits its turn.
final class BusyTasks: Sendable {
  private let isOver = Atomic(false)

  init() {
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount * 2 { spin(Task.currentPriority) }
  }

  /// Computes for 5 milliseconds, and goes to the end of the line.
  private func spin(_ priority: TaskPriority) {
    Task.detached(priority: priority) { [self] in
      let end = ContinuousClock.now + .milliseconds(5)
      while ContinuousClock.now < end {}
      if !isOver.load(ordering: .relaxed) { spin(priority) }
    }
  }

  func stop() { isOver.store(true, ordering: .relaxed) }
}
