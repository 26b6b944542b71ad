package import AdPlatform
import Foundation

/// Decides how a request goes through its waterfall: sources in order, one at a time, each with a timeout; the
/// first ad wins, and exactly one outcome ends the request.
package struct MediationChain<Ad>: StateMachine {
  package enum Event {
    /// The publisher asks for an ad.
    case requested
    /// The class of a source cannot be used.
    case notFound(source: SourceRank, any Error)
    /// A source has delivered an ad.
    case received(source: SourceRank, Ad)
    /// A source has failed.
    case failed(source: SourceRank, any Error)
    /// A source has not answered within its timeout.
    case timedOut(source: SourceRank, after: Duration)
    /// The publisher does not want an ad any more.
    case cancelled
  }

  package enum Effect {
    /// Make the adapter of that source, start its timeout and ask it for an ad.
    case load(source: SourceRank)
    /// The attempt of that source is over: stop its timeout, and log how it ended.
    case endAttempt(source: SourceRank, AdSourceOutcome, (any Error)?)
    /// Give the publisher the ad of that source. The request has ended.
    case deliver(source: SourceRank, Ad)
    /// Tell the publisher that there is no ad. The request has ended.
    case finish(Failure)
    /// Log an answer that is ignored, and release its ad.
    case suppress(source: SourceRank, Answer, AdAnomaly)
    /// Nothing: the event cannot matter any more.
    case ignored
  }

  /// What a source answers.
  package enum Answer {
    case ad(Ad)
    case failure(any Error)
  }

  /// Why a request ended without an ad.
  package enum Failure: Equatable {
    case noFill
    case cancelled
  }

  private enum State {
    /// No source was asked yet.
    case idle
    /// That source was asked.
    case loading(SourceRank)
    /// There is an outcome, of the source that was asked last if one was asked.
    case ended(AdSourceOutcome?)
  }

  private let sourceCount: Int
  private var state = State.idle
  /// How the attempts ended after which the next source was asked.
  private var passed: [AdSourceOutcome] = []

  /// A chain of this many sources.
  package init(sourceCount: Int) { self.sourceCount = sourceCount }

  /// How the attempt of a source ended. Nil if it is not over, or there was none.
  func outcome(of source: SourceRank) -> AdSourceOutcome? {
    guard source.rawValue >= passed.count else { return passed[source.rawValue] }
    guard source.rawValue == passed.count, case .ended(let last) = state else { return nil }
    return last
  }

  /// The source that is loading.
  var loadingSource: SourceRank? {
    if case .loading(let source) = state { source } else { nil }
  }

  package mutating func handle(_ event: Event) -> EffectPair<Effect> {
    switch event {
    case .requested:
      guard case .idle = state else { return EffectPair(.ignored) }
      guard sourceCount > 0 else {
        state = .ended(nil)
        return EffectPair(.finish(.noFill))
      }
      return EffectPair(load(SourceRank(0)))
    case .received(let source, let ad):
      guard isLoading(source) else { return suppress(source, .ad(ad)) }
      state = .ended(.filled)
      return EffectPair(.endAttempt(source: source, .filled, nil), then: .deliver(source: source, ad))
    case .failed(let source, let error):
      guard isLoading(source) else { return suppress(source, .failure(error)) }
      return moveOn(from: source, .failed, error)
    case .notFound(let source, let error):
      guard isLoading(source) else { return suppress(source, .failure(error)) }
      return moveOn(from: source, .notFound, error)
    case .timedOut(let source, let timeout):
      guard isLoading(source) else { return EffectPair(.ignored) }
      return moveOn(from: source, .timedOut, RequestError.timeout(after: timeout))
    case .cancelled: return cancel()
    }
  }

  private func isLoading(_ source: SourceRank) -> Bool { loadingSource == source }

  private mutating func moveOn(
    from source: SourceRank,
    _ outcome: AdSourceOutcome,
    _ error: any Error
  ) -> EffectPair<Effect> {
    let next = source.next
    guard next.rawValue < sourceCount else {
      state = .ended(outcome)
      return EffectPair(.endAttempt(source: source, outcome, error), then: .finish(.noFill))
    }
    passed.append(outcome)
    return EffectPair(.endAttempt(source: source, outcome, error), then: load(next))
  }

  private mutating func load(_ source: SourceRank) -> Effect {
    state = .loading(source)
    return .load(source: source)
  }

  private mutating func cancel() -> EffectPair<Effect> {
    switch state {
    case .idle:
      state = .ended(nil)
      return EffectPair(.finish(.cancelled))
    case .loading(let source):
      state = .ended(.cancelled)
      return EffectPair(
        .endAttempt(source: source, .cancelled, RequestError.cancelled),
        then: .finish(.cancelled)
      )
    case .ended: return EffectPair(.ignored)
    }
  }

  private func suppress(_ source: SourceRank, _ answer: Answer) -> EffectPair<Effect> {
    EffectPair(.suppress(source: source, answer, anomaly(of: source)))
  }

  /// What is unusual about an answer of a source that is not loading.
  private func anomaly(of source: SourceRank) -> AdAnomaly {
    switch outcome(of: source) {
    case .cancelled: .answerAfterCancelling
    case .timedOut, nil: .lateAnswer
    case .filled, .failed, .notFound, .noBid: .duplicateAnswer
    }
  }
}

extension MediationChain: Sendable where Ad: Sendable {}
extension MediationChain.Event: Sendable where Ad: Sendable {}
extension MediationChain.Answer: Sendable where Ad: Sendable {}
extension MediationChain.Effect: Sendable where Ad: Sendable {}
