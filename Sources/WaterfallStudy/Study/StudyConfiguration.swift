package import AdMediation
package import AdPlatform
package import Foundation

/// What a study is about: a waterfall of networks that are known by their figures alone.
///
/// In JSON:
///
/// ```json
/// {"sources": [
///   {"label": "Premium", "timeout": 2.5, "cpm": 4.20, "fillRate": 0.35, "clickRate": 0.01,
///    "latencyMilliseconds": {"logNormal": {"median": 180, "p90": 600}},
///    "errors": [{"rate": 0.05, "code": 2, "message": "network error"}, {"rate": 0.02, "silent": true}]}
/// ]}
/// ```
///
/// Sources are asked in order. A label is a network's name in reports, and what its answers are drawn by: two
/// configurations of one study give a request the same answer of the same network, wherever it stands. `timeout` is
/// in seconds, as in ``MediationConfiguration``; `cpm` in dollars for a thousand impressions.
package struct StudyConfiguration: Hashable, Sendable {
  /// One place in the waterfall.
  package struct Source: Hashable, Sendable {
    /// The network's name.
    package var label: String
    /// How long the network may take; whole milliseconds.
    package var timeout: Duration
    /// How it answers.
    package var network: NetworkProfile

    /// A source of these parts.
    package init(
      label: String,
      timeout: Duration = MediationLimits.defaultTimeout,
      network: NetworkProfile
    ) {
      self.label = label
      self.timeout = timeout
      self.network = network
    }
  }

  /// What it is for, for reports.
  package var summary: String?
  /// The waterfall, in order.
  package var sources: [Source]

  /// A study of these parts.
  package init(summary: String? = nil, sources: [Source]) {
    self.summary = summary
    self.sources = sources
  }

  /// Reads a configuration.
  ///
  /// - Throws: ``ConfigurationError``, which names the key path, the line and the column: the first one in the text.
  package init(json: Data) throws(ConfigurationError) {
    do {
      self = try Self.read(json: json)
    } catch {
      throw error.first
    }
  }

  /// Reads a configuration; all that is wrong with it is thrown.
  package static func read(json: Data) throws(DocumentFlaws<ConfigurationError>) -> StudyConfiguration {
    try read(json: json, limit: MediationLimits.maximumConfigurationBytes, flaws: ConfigurationError.self)
  }

  /// Tells configurations apart that give other results: all but what they are for.
  package var fingerprint: String {
    var hash = StableHash()
    for source in sources {
      let network = source.network
      hash.combine("\(source.label.utf8.count) \(source.label) \(source.timeout.wholeMilliseconds) ")
      hash.combine("\(network.cpmMicros) \(network.fillRate.billionths) \(network.clickRate.billionths) ")
      hash.combine(network.latency.description)
      for failure in network.failures {
        hash.combine(" \(failure.rate.billionths)")
        guard let error = failure.error else { continue }
        hash.combine(" \(error.code) \(error.message.utf8.count) \(error.message)")
      }
      hash.combine("\n")
    }
    return hash.digits
  }
}

extension LatencyDistribution {
  /// All that is known of it, in whole numbers.
  fileprivate var description: String {
    switch self {
    case .fixed(let milliseconds): "fixed \(milliseconds)"
    case .uniform(let least, let most): "uniform \(least) \(most)"
    case .logNormal(let median, let p90): "logNormal \(median) \(p90)"
    case .quantiles(let quantiles):
      "quantiles " + quantiles.map { "\($0.share.billionths) \($0.milliseconds)" }.joined(separator: " ")
    }
  }
}
