import AdPlatform
import Foundation

extension MediationConfiguration.Source: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case className, label, parameter, settings, kind, cpm, timeout
  }

  /// Reads a source; `timeout` is a number of seconds, `cpm` of dollars.
  public init(from decoder: any Decoder) throws {
    var members = try StrictMembers<CodingKeys, ConfigurationError>(decoder)
    let className = members.required(String.self, .className)
    if className == "" {
      members.refuse(.className, "the class name is empty", "name the adapter's class, as Module.Class")
    }
    let label = members.optional(String.self, .label)
    parameter = members.optional(String.self, .parameter) ?? ""
    settings = members.optionalMembers(String.self, .settings)?.compactMapValues(\.self) ?? [:]
    if settings["parameter"] != nil {
      members.refuse(
        .settings,
        "the setting \"parameter\" has a place of its own",
        "write it as the source's parameter"
      )
    }
    let kindName = members.optional(String.self, .kind)
    let kind = kindName.map(MediationConfiguration.SourceKind.init(rawValue:)) ?? .waterfall
    if kind == nil {
      members.refuse(
        .kind,
        "\"\((kindName ?? "").printable())\" is not a kind of source",
        "write bidding or waterfall, or leave it out"
      )
    }
    cpm = members.optional(Double.self, .cpm)
    if let cpm, !(cpm >= 0 && cpm.isFinite) {
      members.refuse(
        .cpm,
        "\(cpm) is not a valid price",
        "give dollars per 1,000 impressions, 0 or more"
      )
    }
    if kind == .bidding, !members.hasValue(.cpm) {
      members.refuse(.cpm, "missing", "a bidder needs a price in dollars per 1,000 impressions")
    }
    let seconds = members.optional(Double.self, .timeout)
    // A fraction of a nanosecond is rounded to none.
    timeout = seconds.map { Duration(timeInterval: $0) }
    if let seconds, let timeout,
      timeout <= .zero || seconds > MediationLimits.maximumTimeout.timeInterval
    {
      let most = Int(MediationLimits.maximumTimeout.timeInterval)
      members.refuse(
        .timeout,
        "\(seconds) is not a valid timeout",
        "give seconds, more than 0 and at most \(most), or leave it out"
      )
    }
    try members.finish()
    self.className = className ?? ""
    self.label = label ?? self.className
    self.kind = kind ?? .waterfall
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
