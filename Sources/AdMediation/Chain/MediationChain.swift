import Foundation

/// Decides how a request goes through its waterfall: sources in order, one at a time, each with a timeout; the
/// first ad wins, and exactly one outcome ends the request.
package struct MediationChain {
  package enum Event {
    /// The publisher asks for an ad.
    case started
    /// The class of a source cannot be used.
    case notFound(source: Int, any Error)
    /// A source has delivered an ad.
    case received(source: Int)
    /// A source has failed.
    case failed(source: Int, any Error)
    /// The time of a source is over.
    case timedOut(source: Int)
    /// The publisher wants no ad any more.
    case cancelled
  }

  package enum Effect: Equatable {
    /// Make the adapter of that source, start its timeout and ask it for an ad.
    case load(source: Int)
    /// The attempt of that source is over: stop its timeout.
    case endAttempt(source: Int)
    /// Give the publisher the ad of that source. The request has ended.
    case deliver(source: Int)
    /// Tell the publisher that there is no ad. The request has ended.
    case finish(Failure)
    /// Write down what a source did that has no effect, and release the ad it delivered, if it did.
    case suppress(source: Int, AdAnomaly)
  }

  /// Why a request ended without an ad.
  package enum Failure: Equatable {
    case noFill
    case cancelled
  }

  /// What became of one source.
  struct Attempt {
    var outcome: AdSourceOutcome
    var error: (any Error)?
    var latency: Duration
  }

  private enum State {
    /// Not asked yet.
    case idle
    /// That source was asked at that time.
    case loading(source: Int, since: Duration)
    /// Ended, with the ad of that source if one had it.
    case ended(winner: Int?)
    /// Ended by the publisher while that source was loading.
    case cancelled
  }

  private let timeouts: [Duration]
  private var state = State.idle
  /// The attempts that are over, in the order of the waterfall.
  private(set) var attempts: [Attempt] = []

  /// A chain of sources with these timeouts, in order.
  package init(timeouts: [Duration]) { self.timeouts = timeouts }

  /// The source that is loading.
  var loadingSource: Int? {
    if case .loading(let source, _) = state { source } else { nil }
  }

  /// Takes in what happened and says what is to be done.
  ///
  /// - Parameter now: the time of the event.
  package mutating func handle(_ event: Event, at now: Duration) -> [Effect] {
    Array(decide(event, at: now))
  }

  /// The same without an array.
  mutating func decide(_ event: Event, at now: Duration) -> Decision<Effect> {
    switch event {
    case .started:
      guard case .idle = state else { return .nothing }
      return Decision(tryNext(after: -1, at: now))
    case .notFound(let source, let error):
      return end(source, .notFound, error, at: now) { $0.tryNext(after: source, at: now) }
    case .failed(let source, let error):
      return end(source, .failed, error, at: now) { $0.tryNext(after: source, at: now) }
    case .timedOut(let source):
      guard timeouts.indices.contains(source) else { return .nothing }
      let error = RequestError.timeout(after: timeouts[source])
      return end(source, .timedOut, error, at: now) { $0.tryNext(after: source, at: now) }
    case .received(let source):
      return end(source, .filled, nil, at: now) {
        $0.state = .ended(winner: source)
        return .deliver(source: source)
      }
    case .cancelled:
      return cancel(at: now)
    }
  }

  private mutating func tryNext(after source: Int, at now: Duration) -> Effect {
    let next = source + 1
    guard next < timeouts.count else {
      state = .ended(winner: nil)
      return .finish(.noFill)
    }
    state = .loading(source: next, since: now)
    return .load(source: next)
  }

  /// Ends the attempt of a source if it is the one that is loading, and records what it did if it is not.
  private mutating func end(
    _ source: Int,
    _ outcome: AdSourceOutcome,
    _ error: (any Error)?,
    at now: Duration,
    then proceed: (inout MediationChain) -> Effect
  ) -> Decision<Effect> {
    guard case .loading(source, let start) = state else {
      return outcome == .timedOut ? .nothing : Decision(.suppress(source: source, anomaly(of: source)))
    }
    attempts.append(Attempt(outcome: outcome, error: error, latency: now - start))
    return Decision(.endAttempt(source: source), then: proceed(&self))
  }

  private mutating func cancel(at now: Duration) -> Decision<Effect> {
    switch state {
    case .idle:
      state = .cancelled
      return Decision(.finish(.cancelled))
    case .loading(let source, let start):
      attempts.append(
        Attempt(outcome: .cancelled, error: RequestError.cancelled, latency: now - start)
      )
      state = .cancelled
      return Decision(.endAttempt(source: source), then: .finish(.cancelled))
    case .ended, .cancelled:
      return .nothing
    }
  }

  /// What is wrong with an answer of a source that is not the one loading.
  private func anomaly(of source: Int) -> AdAnomaly {
    guard attempts.indices.contains(source) else { return .lateAnswer }
    return switch attempts[source].outcome {
    case .cancelled: .answerAfterCancelling
    case .timedOut: .lateAnswer
    case .filled, .failed, .notFound, .noBid: .duplicateAnswer
    }
  }
}
