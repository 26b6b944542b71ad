import AdMediation
import AdPlatform

extension StudyConfiguration: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case summary, sources
    /// What editors check the file by. Not read.
    case schema = "$schema"
  }

  /// Reads the form described at ``StudyConfiguration``; unknown keys are errors.
  package init(from decoder: any Decoder) throws {
    var members = try StrictMembers<CodingKeys, ConfigurationError>(decoder)
    summary = members.optional(String.self, .summary)
    let sources = members.requiredList(Source.self, .sources)
    if let sources { Self.check(sources, &members) }
    try members.finish()
    self.sources = sources?.compactMap(\.self) ?? []
  }

  private static func check(
    _ sources: [Source?],
    _ members: inout StrictMembers<CodingKeys, ConfigurationError>
  ) {
    if sources.isEmpty {
      members.refuse(
        .sources,
        "the waterfall is empty",
        "add a source with label, fillRate and latencyMilliseconds"
      )
    }
    if sources.count > StudyLimits.maximumSources {
      members.refuse(
        .sources,
        "\(sources.count) sources are more than the \(StudyLimits.maximumSources) allowed",
        "leave out those that are never reached"
      )
    }
    var labels: Set<String> = []
    for (index, source) in sources.enumerated() {
      guard let source, !labels.insert(source.label).inserted else { continue }
      members.add(
        ConfigurationError(
          keyPath: members.path(.sources) + "[\(index)].label",
          problem: "\"\(source.label.printable())\" is another source's",
          advice: "give each network a label of its own"
        )
      )
    }
  }

  /// Writes the form that is read.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(summary, forKey: .summary)
    try container.encode(sources, forKey: .sources)
  }
}

extension StudyConfiguration.Source: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case label, timeout, cpm, fillRate, clickRate, latencyMilliseconds, errors
  }

  /// Reads a source; unknown keys are errors.
  package init(from decoder: any Decoder) throws {
    var members = try StrictMembers<CodingKeys, ConfigurationError>(decoder)
    let label = members.required(String.self, .label)
    if label == "" { members.refuse(.label, "the label is empty", "write the network's name") }
    let timeout = Self.timeout(&members)
    let cpm = members.optional(Double.self, .cpm) ?? 0
    if !(0...StudyLimits.maximumCPM ~= cpm) {
      members.refuse(
        .cpm,
        "\(cpm) is not a valid price",
        "give dollars per 1,000 impressions, 0 to \(Int(StudyLimits.maximumCPM))"
      )
    }
    let fillRate = members.requiredShare(.fillRate)
    let latency = members.required(LatencyDistribution.self, .latencyMilliseconds)
    let failures = members.optionalList(NetworkProfile.Failure.self, .errors) ?? []
    let clickRate = members.optionalShare(.clickRate)
    let rates = failures.map { $0?.rate.billionths ?? 0 } + [fillRate?.billionths ?? 0]
    if rates.reduce(0, +) > Share.whole {
      members.refuse(
        failures.isEmpty ? .fillRate : .errors,
        "the rates of ads and errors add up to more than 1",
        "lower one of them; what is left of 1 is the answer that there is no ad"
      )
    }
    try members.finish()
    self.init(
      label: label ?? "",
      timeout: timeout,
      network: NetworkProfile(
        fillRate: fillRate ?? .zero,
        latency: latency ?? .fixed(0),
        failures: failures.compactMap(\.self),
        cpmMicros: Int((cpm * 1_000_000).rounded()),
        clickRate: clickRate ?? .zero
      )
    )
  }

  private static func timeout(_ members: inout StrictMembers<CodingKeys, ConfigurationError>) -> Duration {
    guard let seconds = members.optional(Double.self, .timeout) else { return MediationLimits.defaultTimeout }
    let most = MediationLimits.maximumTimeout.timeInterval
    guard seconds <= most, (seconds * 1000).rounded() >= 1 else {
      members.refuse(
        .timeout,
        "\(seconds) is not a valid timeout",
        "give seconds, at least 0.001 and at most \(Int(most)), or leave it out"
      )
      return MediationLimits.defaultTimeout
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
