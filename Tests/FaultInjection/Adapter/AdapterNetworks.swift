import AdMediation

/// What the networks of a trial know: whom they have to answer, and their ads. What they need not keep they do not.
@MainActor
final class AdapterNetworks {
  /// A network that is to set itself up.
  struct SetUp {
    let handler: FaultedAdapter.SetUpReply
    var isAnswered = false
  }

  /// A bidder that was asked for signals.
  struct Signals {
    let source: Int
    let request: Int
    let handler: FaultedAdapter.SignalReply
    var isAnswered = false
  }

  /// The exchange, asked for bids.
  struct Auction {
    let request: Int
    let bidders: [BidRequest]
    let handler: @MainActor ([Bid]) -> Void
    var isAnswered = false
  }

  /// An adapter that was asked for an ad.
  struct Asking {
    let source: Int
    let request: Int
    var reply: FaultedAdapter.Reply?
    weak var adapter: FaultedAdapter?
    weak var ad: FaultedAd?
    /// Where the ad reports.
    weak var delegate: (any MediationAdEventDelegate)?
    var isAnswered = false
    /// The same, of networks that keep it.
    var kept: (any MediationAdEventDelegate)?
  }

  var setUps: [Int: SetUp] = [:]
  var signals: [Signals] = []
  var auctions: [Auction] = []
  var askings: [Asking] = []

  /// The number of an asking, by the source.
  func asking(_ adapter: AdapterEvent.Adapter) -> Int? {
    let all = askings.indices.filter { askings[$0].source == adapter.source }
    return adapter.isOlder ? all.dropLast().last : all.last
  }

  /// Whether host and network have an ad and its adapter together.
  func isAlive(_ asking: Int) -> Bool { askings[asking].ad != nil && askings[asking].adapter != nil }

  /// Keeps nothing any more.
  func letGo() {
    // Whoever hears of an end may look here.
    let gone: [Any] = [setUps, signals, auctions, askings]
    defer { withExtendedLifetime(gone) {} }
    setUps = [:]
    signals = []
    auctions = []
    for index in askings.indices {
      askings[index].reply = nil
      askings[index].kept = nil
    }
  }

  /// What is still there that should not be.
  var remains: String? {
    for asking in askings {
      let source = "source \(asking.source + 1)"
      if asking.adapter != nil { return "the adapter of \(source)" }
      if asking.ad != nil { return "the ad of \(source)" }
      if asking.delegate != nil { return "the event delegate of \(source)" }
    }
    return nil
  }
}

/// Where an ad reports, on its way to and from another thread.
///
/// Unchecked because the protocol cannot say what its documentation does: it is safe from any thread.
struct ReportedHost: @unchecked Sendable {
  let format: AdFormat
  var delegate: (any MediationAdEventDelegate)?
}
