package import AdMediation

/// What is there before anything happens: the ad unit and its sources, and what the app is like.
package struct AdapterSetting: Hashable, Sendable {
  /// One source of the ad unit.
  package struct Source: Hashable, Sendable {
    /// Which of the networks it is of.
    package var network: Int
    /// Its price, if it bids.
    package var bids: Int?
    /// In milliseconds.
    package var timeout: Int
  }

  /// What is loaded.
  package var format = AdFormat.interstitial
  /// Whom it is asked of.
  package var sources = [Source(network: 0, bids: nil, timeout: 2_000)]
  /// Whether the network of a native ad counts impressions and clicks.
  package var networkCounts = false
  /// Whether the app listens to its ad only when an event says so.
  package var listensLate = false
  /// Whether networks keep their event delegates.
  package var keepsDelegates = false
}

extension AdapterSetting: CustomStringConvertible {
  /// One line.
  package var description: String {
    let sources = sources.map { source in
      let price = source.bids.map { ", bids \($0)" } ?? ""
      return "network \(source.network + 1)\(price), \(source.timeout) ms"
    }
    var line = "\(format.name) of " + sources.joined(separator: "; ")
    if networkCounts { line += "; the network counts" }
    if listensLate { line += "; the app listens late" }
    if keepsDelegates { line += "; networks keep event delegates" }
    return line
  }
}
