import AdPlatform
import Foundation

extension MediationConfiguration.Source: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case className, label, parameter, settings, kind, cpm, timeout
  }

  /// Reads a source; `timeout` is a number of seconds, `cpm` of dollars.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func error(_ key: CodingKeys, _ problem: String, _ advice: String) -> ConfigurationError {
      ConfigurationError(keyPath: (container.codingPath + [key]).keyPath, problem: problem, advice: advice)
    }

    className = try container.decode(String.self, forKey: .className)
    label = try container.decodeIfPresent(String.self, forKey: .label) ?? className
    parameter = try container.decodeIfPresent(String.self, forKey: .parameter) ?? ""
    settings =
      if try container.contains(.settings) && !container.decodeNil(forKey: .settings) {
        try container.members(String.self, forKey: .settings)
      } else {
        [:]
      }
    guard settings["parameter"] == nil else {
      throw error(
        .settings,
        "the setting \"parameter\" has a place of its own",
        "write it as the source's parameter"
      )
    }
    guard !className.isEmpty else {
      throw error(.className, "the class name is empty", "name the adapter's class, as Module.Class")
    }
    let kindName = try container.decodeIfPresent(String.self, forKey: .kind)
    guard let kind = kindName.map(MediationConfiguration.SourceKind.init(rawValue:)) ?? .waterfall else {
      throw error(
        .kind,
        "\"\((kindName ?? "").printable())\" is no kind of source",
        "write bidding or waterfall, or leave it out"
      )
    }
    self.kind = kind
    cpm = try container.numberIfPresent(Double.self, forKey: .cpm)
    if let cpm, !(cpm >= 0 && cpm.isFinite) {
      throw error(.cpm, "\(cpm) is no price", "give dollars for a thousand impressions, 0 or more")
    }
    guard kind == .waterfall || cpm != nil else {
      throw error(.cpm, "missing", "give a bidder its price: dollars for a thousand impressions")
    }
    timeout = try container.numberIfPresent(Double.self, forKey: .timeout).map { seconds in
      // A fraction of a nanosecond is rounded to none.
      let timeout = Duration(timeInterval: seconds)
      guard timeout > .zero, seconds <= MediationLimits.maximumTimeout.timeInterval else {
        let most = Int(MediationLimits.maximumTimeout.timeInterval)
        throw error(
          .timeout,
          "\(seconds) is no timeout",
          "give seconds, more than 0 and at most \(most), or leave it out"
        )
      }
      return timeout
    }
  }

  /// Writes the form that is read.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(className, forKey: .className)
    try container.encode(label, forKey: .label)
    try container.encode(parameter, forKey: .parameter)
    if !settings.isEmpty { try container.encode(settings, forKey: .settings) }
    if kind != .waterfall { try container.encode(kind, forKey: .kind) }
    try container.encodeIfPresent(cpm, forKey: .cpm)
    try container.encodeIfPresent(timeout?.timeInterval, forKey: .timeout)
  }
}
