import AdMediation
import AdPlatform
import Foundation
import Synchronization

/// An answer that an adapter owes to a test. Any thread may give it, once.
final class PendingAnswer: Sendable {
  private struct Answer {
    let hasAd: Bool
    let error: AdapterFailure?
  }

  private enum State {
    case open(waiting: CheckedContinuation<Void, Never>?)
    case answered(Answer)
    case expired
  }

  private let request: String
  private let callSite: CallSite
  private let state = Mutex(State.open(waiting: nil))

  /// - Parameter request: what the adapter was asked to do, such as "load a banner ad".
  init(to request: String, _ file: StaticString, _ line: UInt) {
    self.request = request
    callSite = CallSite(file: file, line: line)
  }

  /// Takes the first answer, and fails the test for any other. An answer after the wait is ignored: the test has
  /// failed.
  func receive(hasAd: Bool = false, error: (any Error)?) {
    let answer = Answer(hasAd: hasAd, error: error.map { AdapterFailure($0) })
    if end(with: .answered(answer)) { return }
    guard case .answered = state.withLock({ $0 }) else { return }
    callSite.fail("The adapter answered the request to \(request) more than once.")
  }

  /// - Returns: false if the wait was over.
  @discardableResult
  private func end(with outcome: State) -> Bool {
    let (isFirst, waiting) = state.withLock { state -> (Bool, CheckedContinuation<Void, Never>?) in
      guard case .open(let waiting) = state else { return (false, nil) }
      state = outcome
      return (true, waiting)
    }
    waiting?.resume()
    return isFirst
  }

  private var isOpen: Bool {
    state.withLock { state in
      guard case .open = state else { return false }
      return true
    }
  }
}

// MARK: - Waiting

extension PendingAnswer {
  private static var timeout: Duration { Duration(timeInterval: AUTKExpectationTimeout) }

  /// Waits in real time on the caller's thread. On the main thread, what waits for the main queue runs meanwhile.
  ///
  /// - Returns: whether the wait kept the main actor from running anything else.
  private func wait() -> Bool {
    guard isOpen else { return false }
    var limit = RealTimeLimit(Self.timeout)
    var blocksMainActor = MainActor.isCurrent
    while isOpen {
      if Self.runMainQueue() { blocksMainActor = false }
      guard isOpen, limit.waitOnThisThread() else { break }
    }
    if isOpen, !MainActor.isCurrent { Self.letMainQueueCatchUp() }
    if !end(with: .expired) {
      var moment = Self.momentForAdapter
      while moment.waitOnThisThread() {}
    }
    return blocksMainActor
  }

  /// An adapter on another thread gets its event delegate when the completion handler returns, which is after the
  /// answer. The test goes on a moment later, so that what it does next finds the delegate.
  private static var momentForAdapter: RealTimeLimit { RealTimeLimit(.milliseconds(2)) }

  /// On a busy main queue an answer may still wait for its turn: lets what is there go first, for ten seconds at
  /// most.
  private static func letMainQueueCatchUp() {
    let turn = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { turn.signal() }
    _ = turn.wait(timeout: .now() + 10)
  }

  /// Runs what waits for the main queue.
  ///
  /// - Returns: false where that cannot be: on another thread, or in a block of the main queue.
  private static func runMainQueue() -> Bool {
    Thread.isMainThread && RunLoop.main.run(mode: .default, before: Date())
  }

  /// Waits on a scheduler without blocking any thread.
  @MainActor
  private func wait(on scheduler: any Scheduler) async {
    guard isOpen else { return }
    if let virtual = scheduler as? VirtualScheduler {
      // It throws what the operation throws, which is nothing.
      try? await virtual.run { await self.suspend(on: virtual) }
    } else {
      await suspend(on: scheduler)
    }
    var moment = Self.momentForAdapter
    while await moment.wait() {}
  }

  @MainActor
  private func suspend(on scheduler: any Scheduler) async {
    let deadline = scheduler.schedule(after: Self.timeout, as: .answerDeadline) { self.end(with: .expired) }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          guard case .open = state else { return true }
          state = .open(waiting: continuation)
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      end(with: .expired)
    }
    deadline.cancel()
  }
}

// MARK: - Assertions

extension PendingAnswer {
  /// Waits, and fails the test unless the adapter has succeeded.
  func expectSuccess(withAd: Bool = true) {
    assertSuccess(withAd: withAd, blockedMainActor: wait())
  }

  /// Waits, and fails the test unless the adapter has failed with this error.
  func expectFailure(_ expected: any Error) {
    assertFailure(expected, blockedMainActor: wait())
  }

  func expectSuccess(withAd: Bool = true, on scheduler: any Scheduler) async {
    await wait(on: scheduler)
    assertSuccess(withAd: withAd)
  }

  func expectFailure(_ expected: any Error, on scheduler: any Scheduler) async {
    await wait(on: scheduler)
    assertFailure(expected)
  }

  private func assertSuccess(withAd: Bool, blockedMainActor: Bool = false) {
    guard let answer = answerOrFailure(blockedMainActor) else { return }
    if let error = answer.error {
      callSite.fail("The request to \(request) failed with the error \(error.name): \(error.message)")
    } else if withAd, !answer.hasAd {
      callSite.fail("The adapter answered the request to \(request) with neither an ad nor an error.")
    }
  }

  private func assertFailure(_ expected: any Error, blockedMainActor: Bool = false) {
    guard let answer = answerOrFailure(blockedMainActor) else { return }
    let expected = AdapterFailure(expected)
    guard let error = answer.error else {
      return callSite.fail("The request to \(request) succeeded. Expected the error \(expected.name).")
    }
    guard error.name != expected.name else { return }
    callSite.fail(
      """
      The request to \(request) failed with the error \(error.name), not with \(expected.name). The adapter's \
      message: \(error.message)
      """
    )
  }

  /// The answer. Without one, the test fails.
  private func answerOrFailure(_ blockedMainActor: Bool) -> Answer? {
    if case .answered(let answer) = state.withLock({ $0 }) { return answer }
    let hint = """
       The test waited on the main actor, where the adapter could not answer meanwhile. Suspend the test instead: \
      add `await`, and `on: VirtualScheduler()` as the last argument.
      """
    callSite.fail(
      "No answer to the request to \(request) within \(AUTKExpectationTimeout) s."
        + (blockedMainActor ? hint : "")
    )
    return nil
  }
}

extension AdapterFailure {
  fileprivate var name: String { "\(domain) \(code)" }
}
