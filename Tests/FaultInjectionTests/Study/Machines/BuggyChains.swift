import AdMediation
import AdPlatform
import FaultInjection

/// Delivers a late ad, too.
struct DeliversTwice: ChainDeciding {
  private var chain: NumberedChain

  init(sourceCount: Int) { chain = NumberedChain(sourceCount: sourceCount) }

  mutating func handle(_ event: NumberedChain.Event) -> [NumberedChain.Effect] {
    chain.handle(event).map { effect in
      if case .suppress(let source, .ad(let ad), _) = effect { return .deliver(source: source, ad) }
      return effect
    }
  }
}

/// Waits for ever for a source that says nothing.
struct ForgetsTimeouts: ChainDeciding {
  private var chain: NumberedChain

  init(sourceCount: Int) { chain = NumberedChain(sourceCount: sourceCount) }

  mutating func handle(_ event: NumberedChain.Event) -> [NumberedChain.Effect] {
    if case .timedOut = event { return [] }
    return Array(chain.handle(event))
  }
}

/// Does not tell the app that its request is cancelled.
struct CancelsSilently: ChainDeciding {
  private var chain: NumberedChain

  init(sourceCount: Int) { chain = NumberedChain(sourceCount: sourceCount) }

  mutating func handle(_ event: NumberedChain.Event) -> [NumberedChain.Effect] {
    chain.handle(event).filter { if case .finish(.cancelled) = $0 { false } else { true } }
  }
}

/// Takes a second answer for one that nobody has to know of.
struct DropsSecondAnswers: ChainDeciding {
  private var chain: NumberedChain

  init(sourceCount: Int) { chain = NumberedChain(sourceCount: sourceCount) }

  mutating func handle(_ event: NumberedChain.Event) -> [NumberedChain.Effect] {
    chain.handle(event).filter { effect in
      if case .suppress(_, _, .duplicateAnswer) = effect { false } else { true }
    }
  }
}

/// Leaves a source out when the one before it fails.
struct SkipsSources: ChainDeciding {
  private var chain: NumberedChain

  init(sourceCount: Int) { chain = NumberedChain(sourceCount: sourceCount) }

  mutating func handle(_ event: NumberedChain.Event) -> [NumberedChain.Effect] {
    chain.handle(event).map { effect in
      if case .load(let source) = effect, case .failed = event {
        return .load(source: SourceRank(source.rawValue + 1))
      }
      return effect
    }
  }
}
