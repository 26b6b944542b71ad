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
    var reason: String
  }

  let places: [Place]

  /// Waterfall sources keep their order; a bid goes before the first of them whose CPM it beats, the highest bid
  /// first. A source without a CPM is beaten by every bid above 0.
  init(_ sources: [MediationConfiguration.Source], bids: [Int: Bid]) {
    var waiting = bids.keys.sorted { a, b in
      let (first, second) = (sources[a].price, sources[b].price)
      return first == second ? a < b : first > second
    }[...]
    var places: [Place] = []
    var position = 0
    for (index, source) in sources.enumerated() where source.kind == .waterfall {
      let cpm = source.price
      while let bidder = waiting.first, sources[bidder].price > cpm {
        waiting.removeFirst()
        let reason =
          "bid \(Self.dollars(sources[bidder].cpm)) beats \(Self.dollars(source.cpm)) of \(source.label)"
        places.append(Place(source: bidder, bid: bids[bidder], reason: reason))
      }
      position += 1
      places.append(Place(source: index, reason: "place \(position) of the waterfall"))
    }
    for bidder in waiting {
      let reason = "bid \(Self.dollars(sources[bidder].cpm)) beats no source of the waterfall"
      places.append(Place(source: bidder, bid: bids[bidder], reason: reason))
    }
    self.places = places
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
