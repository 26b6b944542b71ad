import AdPlatform
import Foundation

/// Decides how the bidders of one request come to their bids: all give signals, those who did are put to the exchange
/// together, and who has no bid in the end is out, with the reason.
struct MediationAuction: StateMachine {
  enum Event {
    case opened
    /// A bidder has given its signals.
    case signals(bidder: BidRequest.ID, String)
    /// A bidder cannot take part.
    case failed(bidder: BidRequest.ID, any Error)
    /// The exchange has answered.
    case bids([Bid])
    /// The exchange, or the host, cannot hold the auction.
    case exchangeFailed(any Error)
    /// The publisher wants no ad any more.
    case cancelled
  }

  enum Effect: Equatable {
    /// Ask that bidder for its signals, and for no longer than it may take.
    case collectSignals(bidder: BidRequest.ID)
    /// Put these signals to the exchange, by bidder, and wait for no longer than it may take.
    case requestBids([BidRequest.ID: String])
    /// All bids that come are there.
    case finish
    /// Write down what a bidder did after its time.
    case suppress(bidder: BidRequest.ID, AdAnomaly)
    /// Write down what the exchange did without effect.
    case suppressBids(AdAnomaly)
    /// Nothing: the event cannot matter any more, or not yet.
    case ignored
  }

  private enum State {
    case idle
    case collecting(waiting: Set<BidRequest.ID>, signals: [BidRequest.ID: String])
    case bidding(Set<BidRequest.ID>)
    case ended(exchangeFailed: Bool)
    case cancelled
  }

  /// The class names of the bidders.
  private let bidders: [BidRequest.ID: String]
  private var state = State.idle
  /// The bids, by bidder.
  private(set) var bids: [BidRequest.ID: Bid] = [:]
  /// Why the others are out.
  private(set) var rejections: [BidRequest.ID: any Error] = [:]

  init(bidders: [BidRequest.ID: String]) { self.bidders = bidders }

  mutating func handle(_ event: Event) -> [Effect] {
    switch (event, state) {
    case (.opened, .idle):
      state = .collecting(waiting: Set(bidders.keys), signals: [:])
      let effects = bidders.keys.sorted().map { Effect.collectSignals(bidder: $0) }
      return effects.isEmpty ? goOn() : effects
    case (.signals(let bidder, let text), .collecting(var waiting, var signals)):
      guard waiting.remove(bidder) != nil else { return [.suppress(bidder: bidder, anomaly(of: bidder))] }
      signals[bidder] = text
      state = .collecting(waiting: waiting, signals: signals)
      return goOn()
    case (.failed(let bidder, let error), .collecting(var waiting, let signals)):
      guard waiting.remove(bidder) != nil else { return [.suppress(bidder: bidder, anomaly(of: bidder))] }
      rejections[bidder] = error
      state = .collecting(waiting: waiting, signals: signals)
      return goOn()
    case (.bids(let all), .bidding(let asked)):
      let unused = all.count { !(asked.contains($0.bidder) && take($0)) }
      for bidder in asked where bids[bidder] == nil && rejections[bidder] == nil {
        rejections[bidder] = RequestError.noBid
      }
      return Array(repeating: .suppressBids(.unusableBid), count: unused) + end()
    case (.exchangeFailed(let error), .bidding(let asked)):
      for bidder in asked { rejections[bidder] = error }
      return end(exchangeFailed: true)
    case (.bids, .ended(let exchangeFailed)):
      return [.suppressBids(exchangeFailed ? .lateAnswer : .duplicateAnswer)]
    case (.bids, .cancelled):
      return [.suppressBids(.answerAfterCancelling)]
    case (.cancelled, .idle), (.cancelled, .collecting), (.cancelled, .bidding):
      state = .cancelled
      return []
    case (.signals(let bidder, _), _), (.failed(let bidder, _), _):
      return [.suppress(bidder: bidder, anomaly(of: bidder))]
    case (.opened, _), (.bids, _), (.exchangeFailed, _), (.cancelled, _):
      return [.ignored]
    }
  }

  /// Whether that bidder still has to give its signals.
  func awaits(_ bidder: BidRequest.ID) -> Bool {
    if case .collecting(let waiting, _) = state { waiting.contains(bidder) } else { false }
  }

  /// The first bid of a bidder counts, if it is its own.
  ///
  /// - Returns: whether anything comes of the bid: the bidder is in with it, or out because of it.
  private mutating func take(_ bid: Bid) -> Bool {
    guard bids[bid.bidder] == nil, let className = bidders[bid.bidder] else { return false }
    if bid.className == className {
      bids[bid.bidder] = bid
      rejections[bid.bidder] = nil
    } else {
      rejections[bid.bidder] = RequestError.foreignBid(for: className, from: bid.className)
    }
    return true
  }

  private mutating func goOn() -> [Effect] {
    guard case .collecting(let waiting, let signals) = state, waiting.isEmpty else { return [] }
    guard !signals.isEmpty else { return end() }
    state = .bidding(Set(signals.keys))
    return [.requestBids(signals)]
  }

  private mutating func end(exchangeFailed: Bool = false) -> [Effect] {
    state = .ended(exchangeFailed: exchangeFailed)
    return [.finish]
  }

  private func anomaly(of bidder: BidRequest.ID) -> AdAnomaly {
    if case .cancelled = state { return .answerAfterCancelling }
    if let error = rejections[bidder] as? RequestError, error.code == .timeout { return .lateCompletion }
    return .duplicateCompletion
  }
}
