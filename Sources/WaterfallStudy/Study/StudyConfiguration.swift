package import AdMediation
import AdPlatform
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
  /// - Throws: ``ConfigurationError``, which names the key path.
  package init(json: Data) throws(ConfigurationError) {
    self = try StudyDocument.read(
      StudyConfiguration.self,
      from: json,
      limit: MediationLimits.maximumConfigurationBytes
    )
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

extension StudyConfiguration: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case summary, sources }

  /// Reads the form described at ``StudyConfiguration``; unknown keys are errors.
  package init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    summary = try container.decodeIfPresent(String.self, forKey: .summary)
    sources = try container.decode([Source].self, forKey: .sources)
    guard !sources.isEmpty else {
      throw container.error(
        .sources,
        "the waterfall is empty",
        "add a source with label, fillRate and latencyMilliseconds"
      )
    }
    guard sources.count <= StudyLimits.maximumSources else {
      throw container.error(
        .sources,
        "\(sources.count) sources are more than the \(StudyLimits.maximumSources) allowed",
        "leave out those that are never reached"
      )
    }
    var labels: Set<String> = []
    for (index, source) in sources.enumerated() where !labels.insert(source.label).inserted {
      throw ConfigurationError(
        keyPath: (container.codingPath + [CodingKeys.sources]).keyPath + "[\(index)].label",
        problem: "\"\(source.label.printable())\" is another source's",
        advice: "give each network a label of its own"
      )
    }
  }
}

extension StudyConfiguration.Source: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case label, timeout, cpm, fillRate, clickRate, latencyMilliseconds, errors
  }

  /// Reads a source; unknown keys are errors.
  package init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    label = try container.decode(String.self, forKey: .label)
    guard !label.isEmpty else {
      throw container.error(.label, "the label is empty", "write the network's name")
    }
    timeout = try Self.timeout(container)
    let cpm = try container.numberIfPresent(Double.self, forKey: .cpm) ?? 0
    guard cpm >= 0, cpm <= StudyLimits.maximumCPM else {
      let most = Int(StudyLimits.maximumCPM)
      throw container.error(
        .cpm,
        "\(cpm) is no price",
        "give dollars for a thousand impressions, 0 to \(most)"
      )
    }
    network = NetworkProfile(
      fillRate: try container.share(forKey: .fillRate),
      latency: try container.decode(LatencyDistribution.self, forKey: .latencyMilliseconds),
      failures: try container.decodeIfPresent([NetworkProfile.Failure].self, forKey: .errors) ?? [],
      cpmMicros: Int((cpm * 1_000_000).rounded()),
      clickRate: try container.shareIfPresent(forKey: .clickRate) ?? .zero
    )
    let all = network.failures.reduce(network.fillRate.billionths) { $0 + $1.rate.billionths }
    guard all <= Share.whole else {
      throw container.error(
        network.failures.isEmpty ? .fillRate : .errors,
        "the rates of ads and errors add up to more than 1",
        "lower one of them; what is left of 1 is the answer that there is no ad"
      )
    }
  }

  private static func timeout(_ container: KeyedDecodingContainer<CodingKeys>) throws -> Duration {
    guard let seconds = try container.numberIfPresent(Double.self, forKey: .timeout) else {
      return MediationLimits.defaultTimeout
    }
    let most = MediationLimits.maximumTimeout.timeInterval
    guard seconds <= most, (seconds * 1000).rounded() >= 1 else {
      throw container.error(
        .timeout,
        "\(seconds) is no timeout",
        "give seconds, at least 0.001 and at most \(Int(most)), or leave it out"
      )
    }
    return .milliseconds(Int((seconds * 1000).rounded()))
  }

  /// Writes the form that is read.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(label, forKey: .label)
    try container.encode(Double(timeout.wholeMilliseconds) / 1000, forKey: .timeout)
    try container.encode(Double(network.cpmMicros) / 1_000_000, forKey: .cpm)
    try container.encode(network.fillRate.number, forKey: .fillRate)
    try container.encode(network.clickRate.number, forKey: .clickRate)
    try container.encode(network.latency, forKey: .latencyMilliseconds)
    if !network.failures.isEmpty { try container.encode(network.failures, forKey: .errors) }
  }
}
