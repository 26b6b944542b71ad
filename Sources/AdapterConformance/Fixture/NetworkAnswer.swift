public import Foundation

/// What the double of a network is to answer.
public struct NetworkAnswer: Sendable {
  /// The kinds of answers.
  public enum Kind: Sendable {
    /// An ad with these assets.
    case fill(NetworkAssets)
    /// The network has no ad.
    case noFill
    /// The network fails with a code of its own.
    case error(code: Int)
    /// The network does not answer.
    case stall
  }

  /// What to answer.
  public var kind: Kind
  /// How long after the request.
  public var delay: Duration

  /// An answer of this kind. Defaults to 100 ms after the request.
  public init(_ kind: Kind, after delay: Duration = .milliseconds(100)) {
    self.kind = kind
    self.delay = delay
  }

  /// An ad with every asset, or with these.
  public static func fill(
    _ assets: NetworkAssets = .full,
    after delay: Duration = .milliseconds(100)
  ) -> NetworkAnswer { NetworkAnswer(.fill(assets), after: delay) }

  /// No ad.
  public static let noFill = NetworkAnswer(.noFill)
  /// No answer.
  public static let stall = NetworkAnswer(.stall)
  /// A failure with the network's own code.
  public static func error(code: Int) -> NetworkAnswer { NetworkAnswer(.error(code: code)) }
}

/// An ad of a network, in terms that every network has words for.
public struct NetworkAssets: Sendable, Equatable {
  /// An image: where it is, its file, and pixels a point.
  public struct Image: Sendable, Equatable {
    /// Where the network serves it. In a rule nothing is fetched from there but through the kit.
    public var url: URL
    /// The file, a small PNG.
    public var data: Data
    /// Pixels a point.
    public var scale: Double

    /// An image of these parts.
    public init(url: URL, data: Data, scale: Double) {
      self.url = url
      self.data = data
      self.scale = scale
    }
  }

  /// A video.
  public struct Video: Sendable, Equatable {
    /// Length in seconds.
    public var duration: TimeInterval
    /// Width by height.
    public var aspectRatio: Double

    /// A video of these measures.
    public init(duration: TimeInterval, aspectRatio: Double) {
      self.duration = duration
      self.aspectRatio = aspectRatio
    }
  }

  /// The main line.
  public var headline: String?
  /// The text.
  public var body: String?
  /// The button.
  public var callToAction: String?
  /// Who advertises.
  public var advertiser: String?
  /// The store.
  public var store: String?
  /// The price.
  public var price: String?
  /// The rating, 0 to 5.
  public var starRating: Decimal?
  /// The main images that are wider than high, best first.
  public var landscapeImages: [Image] = []
  /// The main images that are higher than wide, best first.
  public var portraitImages: [Image] = []
  /// The icon.
  public var icon: Image?
  /// An asset that native ads have no property for.
  public var extra: String?
  /// The video, if the ad has one.
  public var video: Video?

  /// No assets.
  public init() {}
}
