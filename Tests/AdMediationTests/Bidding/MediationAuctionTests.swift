import Foundation
import Testing

@testable import AdMediation

/// The decisions of an auction by themselves.
@Suite struct MediationAuctionTests {
  private func bid(_ bidder: BidRequest.ID, _ className: String = "A") -> Bid {
    Bid(bidder: bidder, className: className, response: "r\(bidder)")
  }

  @Test("all bidders give signals before the exchange is asked")
  func collects() {
    var auction = MediationAuction(bidders: [0: "A", 2: "A"])
    #expect(auction.handle(.opened) == [.collectSignals(bidder: 0), .collectSignals(bidder: 2)])
    #expect(auction.handle(.signals(bidder: 2, "two")) == [])
    #expect(auction.handle(.signals(bidder: 0, "none")) == [.requestBids([0: "none", 2: "two"])])
    #expect(auction.handle(.bids([bid(2)])) == [.finish])
    #expect(auction.bids.keys.sorted() == [2])
    #expect((auction.rejections[0] as? RequestError)?.code == .noFill)
    #expect(auction.rejections[2] == nil)
  }

  @Test("who fails is out, and the others go on; without any the exchange is not asked")
  func failures() {
    let error = NSError(domain: "network", code: 1)
    var auction = MediationAuction(bidders: [0: "A", 1: "B"])
    _ = auction.handle(.opened)
    #expect(auction.handle(.failed(bidder: 0, error)) == [])
    #expect(auction.handle(.failed(bidder: 1, error)) == [.finish])
    #expect(auction.rejections.count == 2)
    #expect(MediationAuction.finished(bidders: [:]) == [.finish])
  }

  @Test("duplicate and late answers are logged and ignored")
  func repeated() {
    var auction = MediationAuction(bidders: [0: "A", 1: "A", 2: "A"])
    _ = auction.handle(.opened)
    _ = auction.handle(.signals(bidder: 0, "x"))
    #expect(
      auction.handle(.signals(bidder: 0, "y")) == [.suppress(bidder: 0, .duplicateCompletion)]
    )
    _ = auction.handle(.failed(bidder: 1, RequestError.signalTimeout))
    #expect(auction.handle(.signals(bidder: 1, "late")) == [.suppress(bidder: 1, .lateCompletion)])
    #expect(auction.handle(.signals(bidder: 2, "z")) == [.requestBids([0: "x", 2: "z"])])
    #expect(auction.handle(.signals(bidder: 2, "z")) == [.suppress(bidder: 2, .duplicateCompletion)])
    #expect(auction.handle(.opened) == [.ignored])
    #expect(auction.handle(.exchangeFailed(RequestError.bidTimeout)) == [.finish])
    #expect(auction.handle(.bids([bid(0)])) == [.suppressBids(.lateAnswer)])
    #expect(auction.bids.isEmpty)
  }

  @Test("a failure after signals is suppressed, and so are signals after a failure that was no timeout")
  func failureAfterSignals() {
    let error = NSError(domain: "network", code: 1)
    var auction = MediationAuction(bidders: [0: "A", 1: "A", 2: "A"])
    _ = auction.handle(.opened)
    _ = auction.handle(.signals(bidder: 0, "x"))
    #expect(auction.handle(.failed(bidder: 0, error)) == [.suppress(bidder: 0, .duplicateCompletion)])
    #expect(auction.rejections.isEmpty)
    _ = auction.handle(.failed(bidder: 1, RequestError.noBid))
    #expect(auction.handle(.signals(bidder: 1, "late")) == [.suppress(bidder: 1, .duplicateCompletion)])
  }

  @Test("bids after cancelling are suppressed")
  func bidsAfterCancelling() {
    var auction = MediationAuction(bidders: [0: "A"])
    _ = auction.handle(.opened)
    _ = auction.handle(.signals(bidder: 0, "x"))
    #expect(auction.handle(.cancelled) == [])
    #expect(auction.handle(.bids([bid(0)])) == [.suppressBids(.answerAfterCancelling)])
    #expect(auction.bids.isEmpty)
  }

  @Test("a bid for another adapter, without a bidder, or a second one is refused")
  func foreign() {
    var auction = MediationAuction(bidders: [0: "A", 1: "B"])
    _ = auction.handle(.opened)
    _ = auction.handle(.signals(bidder: 0, "x"))
    _ = auction.handle(.signals(bidder: 1, "y"))
    var second = bid(1, "B")
    second.response = "second"
    #expect(
      auction.handle(.bids([bid(0, "B"), bid(1, "B"), second, bid(7)])) == [
        .suppressBids(.unusableBid), .suppressBids(.unusableBid), .finish,
      ]
    )
    #expect(auction.bids.keys.sorted() == [1])
    #expect(auction.bids[1]?.response == "r1")
    #expect((auction.rejections[0] as? RequestError)?.message.contains("\"B\"") == true)
  }

  @Test("a bidder's own bid counts, also after one for another adapter")
  func ownAfterForeign() {
    var auction = MediationAuction(bidders: [0: "A"])
    _ = auction.handle(.opened)
    _ = auction.handle(.signals(bidder: 0, "x"))
    _ = auction.handle(.bids([bid(0, "B"), bid(0)]))
    #expect(auction.bids[0]?.response == "r0")
    #expect(auction.rejections.isEmpty)
  }
}

extension MediationAuction {
  fileprivate static func finished(bidders: [BidRequest.ID: String]) -> [Effect] {
    var auction = MediationAuction(bidders: bidders)
    return auction.handle(.opened)
  }
}

/// The order of sources by itself.
@Suite struct SourceRankingTests {
  private func source(
    _ label: String,
    _ cpm: Double?,
    _ kind: MediationConfiguration.SourceKind = .waterfall
  ) -> MediationConfiguration.Source {
    .init(className: "A", label: label, parameter: "", kind: kind, cpm: cpm)
  }

  private func order(_ sources: [MediationConfiguration.Source], bidders: BidRequest.ID...) -> [String] {
    let bids = Dictionary(
      uniqueKeysWithValues: bidders.map { ($0, Bid(bidder: $0, className: "A", response: "")) }
    )
    return SourceRanking(sources, bids: bids).map { sources[$0.index.rawValue].label }
  }

  @Test("without bids the waterfall keeps its order, whatever its CPMs")
  func waterfall() {
    #expect(order([source("a", 1), source("b", 3), source("c", nil)]) == ["a", "b", "c"])
  }

  @Test("a bid goes before the first source that it beats, the highest bid first")
  func bids() {
    let sources = [
      source("high", 5), source("low", 1), source("bid 2", 2, .bidding), source("bid 6", 6, .bidding),
      source("bid 3", 3, .bidding),
    ]
    #expect(
      order(sources, bidders: 2, 3, 4) == ["bid 6", "high", "bid 3", "bid 2", "low"]
    )
    // Who has no bid is not asked.
    #expect(order(sources, bidders: 2) == ["high", "bid 2", "low"])
  }

  @Test("equal prices do not beat; equal bids stay in order; a bid that beats nothing is last")
  func ties() {
    let sources = [
      source("a", 2), source("first", 2, .bidding), source("second", 2, .bidding), source("b", 3),
    ]
    #expect(order(sources, bidders: 1, 2) == ["a", "b", "first", "second"])
    let unpriced = [source("a", nil), source("bid", 0.01, .bidding), source("nothing", 0, .bidding)]
    #expect(order(unpriced, bidders: 1, 2) == ["bid", "a", "nothing"])
  }

  @Test("a price that is not a number beats nothing")
  func strangePrices() {
    let sources = [
      source("nan", .nan, .bidding), source("a", 1), source("infinite", .infinity, .bidding),
      source("good", 2, .bidding), source("negative", -1, .bidding),
    ]
    #expect(order(sources, bidders: 0, 2, 3, 4) == ["good", "a", "nan", "infinite", "negative"])
  }

  @Test("each place says why")
  func reasons() {
    let sources = [source("a", 1), source("b", nil), source("bid", 2.5, .bidding)]
    let bids: [BidRequest.ID: Bid] = [2: Bid(bidder: 2, className: "A", response: "")]
    #expect(
      SourceRanking(sources, bids: bids).map(\.reason.text) == [
        "bid $2.50 beats $1.00 of a", "place 1 of the waterfall", "place 2 of the waterfall",
      ]
    )
  }
}
