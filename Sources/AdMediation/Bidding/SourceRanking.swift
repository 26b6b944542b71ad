import Foundation

/// The order in which the sources of a request are asked for an ad, and why.
struct SourceRanking {
  /// A source, and why it has its rank.
  struct RankedSource {
    var index: SourceIndex
    /// What it bid, if it is a bidder.
    var bid: Bid?
    var reason: RankingReason
  }

  /// Nil where all sources keep the order of the ad unit.
  private var ranked: [RankedSource]?
  private let sourceCount: Int

  /// Waterfall sources keep their order; a bid goes before the first of them whose CPM it beats, the highest bid
  /// first. A source without a CPM is beaten by every bid above 0.
  init(_ sources: [MediationConfiguration.Source], bids: [BidRequest.ID: Bid]) {
    sourceCount = sources.count
    guard !bids.isEmpty || sources.contains(where: { $0.kind != .waterfall }) else { return }
    var bidders = bids.map { (index: SourceIndex($0.key), source: sources[$0.key.rawValue], bid: $0.value) }
    bidders.sort { a, b in
      let (first, second) = (a.source.price, b.source.price)
      return first == second ? a.index.rawValue < b.index.rawValue : first > second
    }
    var ranked: [RankedSource] = []
    var waiting = bidders[...]
    var position = 0
    for (offset, source) in sources.enumerated() where source.kind == .waterfall {
      while let bidder = waiting.first, bidder.source.price > source.price {
        waiting.removeFirst()
        let reason = RankingReason.bid(bidder.source.cpm, beats: source.cpm, of: source.label)
        ranked.append(RankedSource(index: bidder.index, bid: bidder.bid, reason: reason))
      }
      position += 1
      ranked.append(RankedSource(index: SourceIndex(offset), reason: .place(position)))
    }
    for bidder in waiting {
      let reason = RankingReason.bidBeatsNone(bidder.source.cpm)
      ranked.append(RankedSource(index: bidder.index, bid: bidder.bid, reason: reason))
    }
    self.ranked = ranked
  }
}

extension SourceRanking: RandomAccessCollection {
  var startIndex: SourceRank { SourceRank(0) }
  var endIndex: SourceRank { SourceRank(ranked?.count ?? sourceCount) }
  subscript(rank: SourceRank) -> RankedSource {
    ranked?[rank.rawValue]
      ?? RankedSource(index: SourceIndex(rank.rawValue), reason: .place(rank.rawValue + 1))
  }
}

/// The position of a source in the ranking of one request, from 0.
package struct SourceRank: Hashable, Strideable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) { self.rawValue = rawValue }

  var next: SourceRank { advanced(by: 1) }

  package func distance(to other: SourceRank) -> Int { other.rawValue - rawValue }
  package func advanced(by distance: Int) -> SourceRank { SourceRank(rawValue + distance) }
}

/// Why a source is asked in its place, or not at all.
enum RankingReason: Hashable, Sendable {
  /// It has this place in the waterfall, counted from 1.
  case place(Int)
  /// Its bid is higher than the CPM of a source.
  case bid(Double?, beats: Double?, of: String)
  /// Its bid is no higher than that of any source.
  case bidBeatsNone(Double?)
  case noBid

  /// The words in reports.
  var text: String {
    switch self {
    case .place(let position): "place \(position) of the waterfall"
    case .bid(let bid, let cpm, let label):
      "bid \(Self.dollars(bid)) beats \(Self.dollars(cpm)) of \(label)"
    case .bidBeatsNone(let bid): "bid \(Self.dollars(bid)) beats no source of the waterfall"
    case .noBid: "no bid"
    }
  }

  /// `$2.50`, or words if the price is missing.
  private static func dollars(_ price: Double?) -> String {
    guard let price else { return "no CPM" }
    return "$" + String(format: "%.2f", price)
  }
}

extension MediationConfiguration.Source {
  /// The CPM as a number that can be compared: 0 if there is none, or it is none.
  fileprivate var price: Double {
    guard let cpm, cpm.isFinite else { return 0 }
    return max(cpm, 0)
  }
}
