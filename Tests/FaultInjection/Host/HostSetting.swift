package import AdMediation

/// What is there before anything happens: the ad unit and its sources, and what the app is like.
package struct HostSetting: Hashable, Sendable {
  /// The two kinds of adapters.
  package enum AdapterKind: Hashable, Sendable {
    /// Custom events, for native ads only: they are not set up, and do not bid.
    case customEvent
    case mediationAdapter
  }

  /// One source of the ad unit.
  package struct Source: Hashable, Sendable {
    /// Which of the networks it is of.
    package var network: Int
    /// Its price, if it bids.
    package var bids: Int?
    /// In milliseconds.
    package var timeout: Int

    /// A source of these parts.
    package init(network: Int, bids: Int? = nil, timeout: Int) {
      self.network = network
      self.bids = bids
      self.timeout = timeout
    }
  }

  /// What the networks have.
  package var kind = AdapterKind.mediationAdapter
  /// What is loaded.
  package var format = AdFormat.interstitial
  /// Whom it is asked of.
  package var sources = [Source(network: 0, timeout: 2_000)]
  /// Whether the network of a native ad counts impressions. Those of other ads do.
  package var networkCountsImpressions = false
  /// Whether the network of a native ad counts clicks. Those of other ads do.
  package var networkCountsClicks = false
  /// Whether the app listens to its ad only when an event says so.
  package var listensLate = false
  /// Whether networks keep what they report on: the ad of a custom event, the event delegate of an adapter's ad.
  package var networksKeepAds = false

  /// Custom events with native ads.
  ///
  /// - Parameter timeouts: of the sources, in milliseconds.
  package static func customEvents(_ timeouts: [Int]) -> HostSetting {
    var setting = HostSetting()
    setting.kind = .customEvent
    setting.format = .native
    setting.sources = timeouts.enumerated().map { Source(network: $0, timeout: $1) }
    return setting
  }

  var hostCountsImpressions: Bool { format == .native && !networkCountsImpressions }
  var hostCountsClicks: Bool { format == .native && !networkCountsClicks }
}

extension HostSetting: CustomStringConvertible {
  /// One line.
  package var description: String {
    let sources = sources.map { source in
      let price = source.bids.map { ", bids \($0)" } ?? ""
      return "network \(source.network + 1)\(price), \(source.timeout) ms"
    }
    var line = kind == .customEvent ? "custom events" : format.name
    line += " of " + sources.joined(separator: "; ")
    if networkCountsImpressions { line += "; the network counts impressions" }
    if networkCountsClicks { line += "; the network counts clicks" }
    if listensLate { line += "; the app listens late" }
    if networksKeepAds { line += "; networks keep their ads" }
    return line
  }
}
