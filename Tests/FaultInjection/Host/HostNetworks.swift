import AdMediation
import Foundation

/// What the networks of a trial know: whom they have to answer, and their ads. What they need not keep they do not.
@MainActor
final class HostNetworks {
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
    /// The custom event or mediation adapter.
    weak var adapter: NSObject?
    /// What a mediation adapter answers with.
    var reply: FaultedAdapter.Reply?
    /// What a custom event answers to.
    weak var answersTo: AnyObject?
    var isForgotten = false
    var isDownloading = false
    var isAnswered = false
    /// The ad that is to be delivered, when something was done with it before.
    var prepared: FaultedAd?
    /// What was reported about that.
    var early: [AdReport] = []
    /// The ad that was delivered first, or is prepared.
    weak var ad: FaultedAd?
    var isDelivered = false
    /// Where the ad of a mediation adapter reports.
    weak var delegate: (any MediationAdEventDelegate)?
    /// What a network keeps: the ad or its event delegate.
    var kept: AnyObject?

    /// How it can answer a host that hears it.
    @MainActor var answer: FaultedAdapter.Reply? {
      isForgotten ? nil : reply ?? (adapter as? FaultedCustomEvent)?.reply
    }
  }

  var setUps: [Int: SetUp] = [:]
  var signals: [Signals] = []
  var auctions: [Auction] = []
  var askings: [Asking] = []

  /// The number of an asking, by the source.
  func asking(_ adapter: HostEvent.Adapter) -> Int? {
    let all = askings.indices.filter { askings[$0].source == adapter.source }
    return adapter.isOlder ? all.dropLast().last : all.last
  }

  /// Whether host and network have an ad and its adapter together.
  func isAlive(_ asking: Int) -> Bool { askings[asking].ad != nil && askings[asking].adapter != nil }

  /// Keeps nothing any more.
  func letGo() {
    // A callback about an end may look here.
    let gone: [Any] = [setUps, signals, auctions, askings]
    defer { withExtendedLifetime(gone) {} }
    setUps = [:]
    signals = []
    auctions = []
    for index in askings.indices {
      askings[index].reply = nil
      askings[index].prepared = nil
      askings[index].kept = nil
    }
  }

  /// What is still there that should not be.
  var remains: String? {
    for asking in askings {
      let source = "source \(asking.source + 1)"
      if asking.adapter != nil { return "the adapter of \(source)" }
      if asking.answersTo != nil { return "what the adapter of \(source) answers to" }
      if asking.ad != nil { return "the ad of \(source)" }
      if asking.delegate != nil { return "the event delegate of \(source)" }
    }
    return nil
  }
}
