public import Foundation

/// Where bids come from: the auction that a mediation account holds, as the host sees it.
///
/// Give it to ``MediationHost/bidExchange``.
@MainActor
public protocol BidExchange: AnyObject {
  /// Holds the auction of one request.
  ///
  /// - Parameters:
  ///   - requests: the bidders that gave signals.
  ///   - completionHandler: to be called once with the bids, of those who bid. After
  ///     ``MediationLimits/bidTime`` the host goes on without them.
  func requestBids(
    _ requests: [BidRequest],
    completionHandler: @escaping @MainActor ([Bid]) -> Void
  )
}

/// What the exchange is told about one bidder.
public struct BidRequest: Hashable, Sendable, Identifiable {
  /// Tells the bidders of one request apart.
  public let id: Int
  /// The ad unit.
  public let adUnitID: String
  /// Its format.
  public let format: AdFormat
  /// The size of the banner; ``AdSizeInvalid`` for other formats.
  public let adSize: AdSize
  /// The *Class Name* of the source.
  public let className: String
  /// The *Label* of the source.
  public let label: String
  /// The *Parameter* of the source.
  public let parameter: String
  /// What the adapter has collected.
  public let signals: String
}

/// A bid: what its bidder's adapter is to load with. The price is the source's in the configuration.
public struct Bid: Hashable, Sendable {
  /// The bidder, by the ID of its request.
  public var bidder: BidRequest.ID
  /// The *Class Name* of the adapter that can load it.
  public var className: String
  /// What the adapter is to load with.
  public var response: String
  /// A PNG that tells where the ad is from.
  public var watermark: Data?

  /// A bid of these parts.
  public init(bidder: BidRequest.ID, className: String, response: String, watermark: Data? = nil) {
    self.bidder = bidder
    self.className = className
    self.response = response
    self.watermark = watermark
  }
}
