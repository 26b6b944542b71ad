import AdPlatform
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
  func requestBids(_ requests: [BidRequest], completionHandler: @escaping @MainActor ([Bid]) -> Void)
}

/// What the exchange is told about one bidder.
public struct BidRequest: Hashable, Sendable, Identifiable {
  /// Distinguishes a bidder from the others of the same request.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// A number from 0.
    public let rawValue: Int

    /// The bidder with this number.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// Identifies the bidder in its ``Bid``.
  public let id: ID
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

extension BidRequest.ID: Comparable, ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// Whether the source of `a` comes before the source of `b` in the ad unit.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The bidder with this number.
  public init(integerLiteral value: Int) { rawValue = value }

  /// The number.
  public var description: String { "\(rawValue)" }
}

extension BidRequest: CustomStringConvertible {
  /// One line: `bidder 0, My network (Acme.AcmeAdapter) for home, native`. Text from networks is escaped; the signals are
  /// for the exchange and left out.
  public var description: String {
    let size = format == .banner ? " \(adSize)" : ""
    return "bidder \(id), \(label.printable()) (\(className.printable())) for \(adUnitID.printable()), "
      + format.name + size
  }
}

extension Bid: CustomStringConvertible {
  /// One line: `bidder 0 by Acme.AcmeAdapter: {"id": …`. Text from networks is escaped.
  public var description: String {
    "bidder \(bidder) by \(className.printable()): \(response.printable())"
  }
}
