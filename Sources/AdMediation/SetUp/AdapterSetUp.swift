import Foundation

/// Decides how the set-up of one adapter class goes: once, with a timeout, and everybody who needs it waits.
struct AdapterSetUp {
  enum Event {
    /// A load, or the app's start, needs the adapter.
    case needed
    /// The adapter has called its completion handler.
    case completed((any Error)?)
    /// The time is over.
    case timedOut
  }

  enum Effect: Equatable {
    /// Call the adapter's set-up and start its timeout.
    case start
    /// The set-up is over: stop the timeout, and tell whoever waits.
    case finish
    /// Tell the one who needs the adapter, for the set-up was over before.
    case answer
    /// Write down a completion that has no effect, or comes late.
    case note(AdAnomaly)
  }

  enum State {
    case notStarted
    case underWay(since: Duration)
    case ready(latency: Duration)
    case failed(any Error, latency: Duration)
  }

  private(set) var state = State.notStarted
  /// When the set-up began that has timed out and may still end.
  private var overdueSince: Duration?

  /// Why ads cannot be loaded; nil when they can, or nobody knows yet.
  var failure: (any Error)? {
    if case .failed(let error, _) = state { error } else { nil }
  }

  /// - Parameter now: the time of the event.
  mutating func handle(_ event: Event, at now: Duration) -> [Effect] {
    switch (event, state) {
    case (.needed, .notStarted):
      state = .underWay(since: now)
      return [.start]
    case (.needed, .underWay):
      return []
    case (.needed, .ready), (.needed, .failed):
      return [.answer]
    case (.completed(let error), .underWay(let start)):
      state = error.map { .failed($0, latency: now - start) } ?? .ready(latency: now - start)
      return [.finish]
    case (.timedOut, .underWay(let start)):
      overdueSince = start
      state = .failed(RequestError.setUpTimeout, latency: now - start)
      return [.finish]
    case (.completed(let error), _):
      guard let start = overdueSince else { return [.note(.duplicateCompletion)] }
      // Better late than never: the loads from now on find it ready, or the adapter's own error.
      overdueSince = nil
      state = error.map { .failed($0, latency: now - start) } ?? .ready(latency: now - start)
      return [.note(.lateCompletion)]
    case (.timedOut, _):
      return []
    }
  }
}
