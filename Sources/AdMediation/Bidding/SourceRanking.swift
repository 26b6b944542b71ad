import Foundation

/// The order in which the sources of a request are asked for an ad, and why.
struct SourceRanking {
  /// One source in its place.
  struct Place {
    /// Its place in the ad unit.
    var source: Int
    /// What it bid, if it is a bidder.
    var bid: Bid?
    /// Why it stands here.
    var reason: RankingReason
  }

  /// Nil where all sources keep the order of the ad unit.
  private var places: [Place]?
  private let sourceCount: Int

  /// Waterfall sources keep their order; a bid goes before the first of them whose CPM it beats, the highest bid
  /// first. A source without a CPM is beaten by every bid above 0.
  init(_ sources: [MediationConfiguration.Source], bids: [Int: Bid]) {
    sourceCount = sources.count
    guard !bids.isEmpty || sources.contains(where: { $0.kind != .waterfall }) else { return }
    var places: [Place] = []
    var waiting = bids.keys.sorted { a, b in
      let (first, second) = (sources[a].price, sources[b].price)
      return first == second ? a < b : first > second
    }[...]
    var position = 0
    for (index, source) in sources.enumerated() where source.kind == .waterfall {
      let cpm = source.price
      while let bidder = waiting.first, sources[bidder].price > cpm {
        waiting.removeFirst()
        let reason = RankingReason.bid(sources[bidder].cpm, beats: source.cpm, of: source.label)
        places.append(Place(source: bidder, bid: bids[bidder], reason: reason))
      }
      position += 1
      places.append(Place(source: index, reason: .place(position)))
    }
    for bidder in waiting {
      let reason = RankingReason.bidBeatsNone(sources[bidder].cpm)
      places.append(Place(source: bidder, bid: bids[bidder], reason: reason))
    }
    self.places = places
  }
}

extension SourceRanking: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { places?.count ?? sourceCount }
  subscript(index: Int) -> Place {
    places?[index] ?? Place(source: index, reason: .place(index + 1))
  }
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

  /// `$2.50`, or words for a price that nobody gave.
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
