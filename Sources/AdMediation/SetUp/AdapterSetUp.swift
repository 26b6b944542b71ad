import AdPlatform
import Foundation

/// Decides how the set-up of one adapter class goes: once, with a timeout, and everybody who needs it waits.
struct AdapterSetUp: StateMachine {
  enum Event {
    /// A load, or the app's start, needs the adapter.
    case needed(at: Duration)
    /// The adapter has called its completion handler.
    case completed((any Error)?, at: Duration)
    /// The time is over.
    case timedOut(at: Duration)
  }

  enum Effect: Equatable {
    /// Call the adapter's set-up and start its timeout.
    case start
    /// The load that needs the adapter waits until the set-up ends.
    case wait
    /// The set-up is over: stop the timeout, and resume the loads that wait.
    case finish
    /// Tell the one who needs the adapter, for the set-up was over before.
    case answer
    /// Log a completion that is ignored, or comes late.
    case note(AdAnomaly)
    /// Nothing: the set-up was over before its time.
    case ignored
  }

  enum State {
    case notStarted
    case underWay(since: Duration)
    case ready(latency: Duration)
    case failed(any Error, latency: Duration)
    /// It has timed out and may still end.
    case overdue(since: Duration, latency: Duration)
  }

  private(set) var state = State.notStarted

  /// Why ads cannot be loaded; nil if they can, or if that is not known yet.
  var failure: (any Error)? {
    switch state {
    case .failed(let error, _): error
    case .overdue: RequestError.setUpTimeout
    case .notStarted, .underWay, .ready: nil
    }
  }

  mutating func handle(_ event: Event) -> [Effect] {
    switch (event, state) {
    case (.needed(let now), .notStarted):
      state = .underWay(since: now)
      return [.start]
    case (.needed, .underWay): return [.wait]
    case (.needed, .ready), (.needed, .failed), (.needed, .overdue): return [.answer]
    case (.completed(let error, let now), .underWay(let start)):
      complete(error, latency: now - start)
      return [.finish]
    case (.completed(let error, let now), .overdue(let start, _)):
      // Better late than never: the loads from now on find it ready, or the adapter's own error.
      complete(error, latency: now - start)
      return [.note(.lateCompletion)]
    case (.completed, _): return [.note(.duplicateCompletion)]
    case (.timedOut(let now), .underWay(let start)):
      state = .overdue(since: start, latency: now - start)
      return [.finish]
    case (.timedOut, _): return [.ignored]
    }
  }

  private mutating func complete(_ error: (any Error)?, latency: Duration) {
    state = error.map { .failed($0, latency: latency) } ?? .ready(latency: latency)
  }
}
