import AdPlatform
import Foundation

extension MediationConfiguration: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case adUnits
    /// What editors check the file by. Not read.
    case schema = "$schema"
  }

  /// Reads the form described at ``MediationConfiguration``; unknown keys are errors.
  public init(from decoder: any Decoder) throws {
    var members = try StrictMembers<CodingKeys, ConfigurationError>(decoder)
    let units = members.requiredMembers(AdUnit.self, .adUnits)
    if units?.isEmpty == true {
      members.refuse(
        .adUnits,
        "there is no ad unit",
        "add one, such as {\"home\": {\"sources\": […]}}"
      )
    }
    try members.finish()
    adUnits = units?.compactMapValues(\.self) ?? [:]
  }

  /// Writes the form that is read.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(adUnits, forKey: .adUnits)
  }
}

extension MediationConfiguration.AdUnit: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case summary, format, reward, sources }

  /// Reads an ad unit; an empty waterfall is an error.
  public init(from decoder: any Decoder) throws {
    var members = try StrictMembers<CodingKeys, ConfigurationError>(decoder)
    summary = members.optional(String.self, .summary)
    let hasFormat = members.hasValue(.format)
    let format = members.optional(AdFormat.self, .format)
    reward = members.optional(Reward.self, .reward)?.reward
    // A format that cannot be read may have been meant to be a rewarded one.
    if reward != nil, !(format ?? .native).isRewarded, format != nil || !hasFormat {
      members.refuse(
        .reward,
        "\((format ?? .native).name) ads have no reward",
        "remove it, or make the format rewarded or rewardedInterstitial"
      )
    }
    let sources = members.requiredList(MediationConfiguration.Source.self, .sources)
    if sources?.isEmpty == true {
      members.refuse(
        .sources,
        "the waterfall is empty",
        "add a source with className, label and parameter"
      )
    }
    try members.finish()
    self.format = format ?? .native
    self.sources = sources?.compactMap(\.self) ?? []
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
      var members = try StrictMembers<CodingKeys, ConfigurationError>(decoder)
      let type = members.required(String.self, .type)
      let amount = members.required(Decimal.self, .amount)
      if let amount, amount < 0 {
        members.refuse(
          .amount,
          "\(amount) is not a valid amount",
          "give 0 or more"
        )
      }
      try members.finish()
      self.type = type ?? ""
      self.amount = amount ?? 0
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
        problem: "\"\(name.printable())\" is not a format",
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
