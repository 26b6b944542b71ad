import AdPlatform
public import Foundation

/// Ad units and their waterfalls: what an app's mediation account says.
///
/// In JSON:
///
/// ```json
/// {"adUnits": {"home": {"sources": [
///   {"className": "MyAdapter.MyCustomEvent", "label": "My network", "parameter": "unit-1", "timeout": 5}
/// ]}}}
/// ```
///
/// An ad unit may have a `format` (`native` unless it says otherwise) and, for rewarded formats, a `reward`
/// (`{"type": "coins", "amount": 10}`). A source may have more `settings` (texts by name), a `cpm` in dollars, and the
/// `kind` `bidding`, which needs one: its price.
///
/// Source: Native custom events, "Use a custom event".
public struct MediationConfiguration: Hashable, Sendable {
  /// An entry point for ads, with the sources that may fill it.
  public struct AdUnit: Hashable, Sendable {
    /// What the unit is for, for listings.
    public var summary: String?
    /// The format of its ads.
    public var format: AdFormat
    /// What users get for its ads, if they are rewarded.
    public var reward: AdReward?
    /// The waterfall, tried in this order, and the bidders.
    public var sources: [Source]

    /// An ad unit with these sources.
    public init(
      summary: String? = nil,
      format: AdFormat = .native,
      reward: AdReward? = nil,
      sources: [Source]
    ) {
      self.summary = summary
      self.format = format
      self.reward = reward
      self.sources = sources
    }
  }

  /// How a source comes to be asked for an ad.
  public enum SourceKind: String, Hashable, Sendable, Codable, CaseIterable {
    /// In its turn.
    case waterfall
    /// After it has bid, by its price.
    case bidding
  }

  /// One network in a waterfall, as it is typed into the form of a custom event.
  public struct Source: Hashable, Sendable {
    /// *Class Name*: the adapter's class, as `Module.Class` or as it was registered.
    public var className: String
    /// *Label*: how people call this source.
    public var label: String
    /// *Parameter*: passed to the adapter with every request, usually the ad unit's ID at the network.
    public var parameter: String
    /// More settings by name: what a ``MediationAdapter`` finds in its credentials beside the parameter.
    public var settings: [String: String]
    /// How it comes to be asked.
    public var kind: SourceKind
    /// What a thousand impressions are expected to bring, in dollars; the price of a bidder.
    public var cpm: Double?
    /// How long the source may take; nil is ``MediationLimits/defaultTimeout``.
    public var timeout: Duration?

    /// A source of these parts.
    public init(
      className: String,
      label: String,
      parameter: String,
      settings: [String: String] = [:],
      kind: SourceKind = .waterfall,
      cpm: Double? = nil,
      timeout: Duration? = nil
    ) {
      self.className = className
      self.label = label
      self.parameter = parameter
      self.settings = settings
      self.kind = kind
      self.cpm = cpm
      self.timeout = timeout
    }

    /// What a mediation adapter is given.
    func credentials(for format: AdFormat) -> MediationCredentials {
      MediationCredentials(
        settings: settings.merging(["parameter": parameter]) { _, parameter in parameter },
        format: format
      )
    }

    /// The timeout that applies.
    public var effectiveTimeout: Duration { timeout ?? MediationLimits.defaultTimeout }
  }

  /// The ad units by their IDs.
  public var adUnits: [String: AdUnit]

  /// A configuration of these ad units.
  public init(adUnits: [String: AdUnit] = [:]) { self.adUnits = adUnits }

  /// Reads a configuration.
  ///
  /// - Throws: ``ConfigurationError``, which names the key path.
  public init(json: Data) throws(ConfigurationError) {
    guard json.count <= MediationLimits.maximumConfigurationBytes else {
      throw ConfigurationError(
        keyPath: "",
        problem: "\(json.count) bytes are more than the \(MediationLimits.maximumConfigurationBytes) allowed",
        advice: "split it into several files"
      )
    }
    guard !json.contains(0), String(validating: json, as: UTF8.self) != nil else {
      throw ConfigurationError(keyPath: "", problem: "not UTF-8 text", advice: "save the file as UTF-8")
    }
    do {
      let decoded = try JSONDecoder().decode(MediationConfiguration.self, from: json)
      // Only now is it known to be JSON, which the search for repeated keys relies on.
      if let repeated = JSONRepeatedKey.first(in: json) {
        throw ConfigurationError(
          keyPath: repeated,
          problem: "this key stands here twice",
          advice: "remove or rename one of the two"
        )
      }
      self = decoded
    } catch let error as ConfigurationError {
      throw error
    } catch {
      throw ConfigurationError(decoding: error, in: json)
    }
  }
}

extension MediationConfiguration: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case adUnits }

  /// Reads the form described at ``MediationConfiguration``; unknown keys are errors.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    adUnits = try container.members(AdUnit.self, forKey: .adUnits)
    guard !adUnits.isEmpty else {
      throw ConfigurationError(
        keyPath: "adUnits",
        problem: "there is no ad unit",
        advice: "add one, such as {\"home\": {\"sources\": […]}}"
      )
    }
  }
}

extension MediationConfiguration.AdUnit: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case summary, format, reward, sources }

  /// Reads an ad unit; an empty waterfall is an error.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    summary = try container.decodeIfPresent(String.self, forKey: .summary)
    format = try container.decodeIfPresent(AdFormat.self, forKey: .format) ?? .native
    reward = try container.decodeIfPresent(Reward.self, forKey: .reward)?.reward
    guard reward == nil || format.isRewarded else {
      throw ConfigurationError(
        keyPath: (container.codingPath + [CodingKeys.reward]).keyPath,
        problem: "\(format.name) ads have no reward",
        advice: "remove it, or make the format rewarded or rewardedInterstitial"
      )
    }
    sources = try container.decode([MediationConfiguration.Source].self, forKey: .sources)
    guard !sources.isEmpty else {
      throw ConfigurationError(
        keyPath: (container.codingPath + [CodingKeys.sources]).keyPath,
        problem: "the waterfall is empty",
        advice: "add a source with className, label and parameter"
      )
    }
  }

  /// Writes the form that is read.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(summary, forKey: .summary)
    if format != .native { try container.encode(format, forKey: .format) }
    try container.encodeIfPresent(reward.map(Reward.init), forKey: .reward)
    try container.encode(sources, forKey: .sources)
  }

  /// A reward as it is written.
  private struct Reward: Codable {
    var type: String
    var amount: Decimal

    init(_ reward: AdReward) {
      type = reward.type
      amount = reward.amount.decimalValue
    }

    private enum CodingKeys: String, CodingKey, CaseIterable { case type, amount }

    init(from decoder: any Decoder) throws {
      try decoder.refuseUnknownKeys(CodingKeys.self)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      type = try container.decode(String.self, forKey: .type)
      amount = try container.number(Decimal.self, forKey: .amount)
      guard amount >= 0 else {
        throw ConfigurationError(
          keyPath: (container.codingPath + [CodingKeys.amount]).keyPath,
          problem: "\(amount) is no reward",
          advice: "give 0 or more"
        )
      }
    }

    var reward: AdReward { AdReward(type: type, amount: NSDecimalNumber(decimal: amount)) }
  }
}

extension AdFormat: Codable {
  /// Reads a name.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let format = AdFormat(name: name) else {
      let nearest = NearestNames.to(name, among: AdFormat.allCases.map(\.name))
      let hint = nearest.isEmpty ? "" : "did you mean \(nearest.joined(separator: " or "))? "
      throw ConfigurationError(
        keyPath: decoder.codingPath.keyPath,
        problem: "\"\(name.printable())\" is no format",
        advice: "\(hint)there are " + AdFormat.allCases.map(\.name).joined(separator: ", ")
      )
    }
    self = format
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
