import AdMediation
import FaultInjection

/// Delivers a late ad, too.
struct DeliversTwice: ChainDeciding {
  private var chain: MediationChain

  init(timeouts: [Duration]) { chain = MediationChain(timeouts: timeouts) }

  mutating func handle(_ event: MediationChain.Event, at now: Duration) -> [MediationChain.Effect] {
    chain.handle(event, at: now).map { effect in
      if case .suppress(let source, _) = effect, case .received = event { return .deliver(source: source) }
      return effect
    }
  }
}

/// Waits for ever for a source that says nothing.
struct ForgetsTimeouts: ChainDeciding {
  private var chain: MediationChain

  init(timeouts: [Duration]) { chain = MediationChain(timeouts: timeouts) }

  mutating func handle(_ event: MediationChain.Event, at now: Duration) -> [MediationChain.Effect] {
    if case .timedOut = event { return [] }
    return chain.handle(event, at: now)
  }
}

/// Does not tell the app that its request is cancelled.
struct CancelsSilently: ChainDeciding {
  private var chain: MediationChain

  init(timeouts: [Duration]) { chain = MediationChain(timeouts: timeouts) }

  mutating func handle(_ event: MediationChain.Event, at now: Duration) -> [MediationChain.Effect] {
    chain.handle(event, at: now).filter { $0 != .finish(.cancelled) }
  }
}

/// Takes a second answer for one that nobody has to know of.
struct DropsSecondAnswers: ChainDeciding {
  private var chain: MediationChain

  init(timeouts: [Duration]) { chain = MediationChain(timeouts: timeouts) }

  mutating func handle(_ event: MediationChain.Event, at now: Duration) -> [MediationChain.Effect] {
    chain.handle(event, at: now).filter { effect in
      if case .suppress(_, .duplicateAnswer) = effect { false } else { true }
    }
  }
}

/// Leaves a source out when the one before it fails.
struct SkipsSources: ChainDeciding {
  private var chain: MediationChain

  init(timeouts: [Duration]) { chain = MediationChain(timeouts: timeouts) }

  mutating func handle(_ event: MediationChain.Event, at now: Duration) -> [MediationChain.Effect] {
    chain.handle(event, at: now).map { effect in
      if case .load(let source) = effect, case .failed = event { return .load(source: source + 1) }
      return effect
    }
  }
}
