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
    /// There is an outcome.
    case ended
  }

  private let sourceCount: Int
  private var state = State.idle
  /// How the attempts ended that are over, in the order of the waterfall.
  private(set) var outcomes: [AdSourceOutcome] = []

  /// A chain of this many sources.
  package init(sourceCount: Int) { self.sourceCount = sourceCount }

  /// The source that is loading.
  var loadingSource: SourceRank? {
    if case .loading(let source) = state { source } else { nil }
  }

  package mutating func handle(_ event: Event) -> EffectPair<Effect> {
    switch event {
    case .requested:
      guard case .idle = state else { return EffectPair(.ignored) }
      return EffectPair(loadSource(at: SourceRank(0)))
    case .received(let source, let ad):
      guard isLoading(source) else { return suppress(source, .ad(ad)) }
      outcomes.append(.filled)
      state = .ended
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
    outcomes.append(outcome)
    return EffectPair(.endAttempt(source: source, outcome, error), then: loadSource(at: source.next))
  }

  private mutating func loadSource(at rank: SourceRank) -> Effect {
    guard rank.rawValue < sourceCount else {
      state = .ended
      return .finish(.noFill)
    }
    state = .loading(rank)
    return .load(source: rank)
  }

  private mutating func cancel() -> EffectPair<Effect> {
    defer { state = .ended }
    switch state {
    case .idle: return EffectPair(.finish(.cancelled))
    case .loading(let source):
      outcomes.append(.cancelled)
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
    guard outcomes.indices.contains(source.rawValue) else { return .lateAnswer }
    return switch outcomes[source.rawValue] {
    case .cancelled: .answerAfterCancelling
    case .timedOut: .lateAnswer
    case .filled, .failed, .notFound, .noBid: .duplicateAnswer
    }
  }
}

extension MediationChain: Sendable where Ad: Sendable {}
extension MediationChain.Event: Sendable where Ad: Sendable {}
extension MediationChain.Answer: Sendable where Ad: Sendable {}
extension MediationChain.Effect: Sendable where Ad: Sendable {}
