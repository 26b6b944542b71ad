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
/// Source: Native custom events, "Use a custom event".
public struct MediationConfiguration: Hashable, Sendable {
  /// An entry point for ads, with the sources that may fill it.
  public struct AdUnit: Hashable, Sendable {
    /// What the unit is for, for listings.
    public var summary: String?
    /// The waterfall: tried in this order.
    public var sources: [Source]

    /// An ad unit with these sources.
    public init(summary: String? = nil, sources: [Source]) {
      self.summary = summary
      self.sources = sources
    }
  }

  /// One network in a waterfall, as it is typed into the form of a custom event.
  public struct Source: Hashable, Sendable {
    /// *Class Name*: the adapter's class, as `Module.Class` or as it was registered.
    public var className: String
    /// *Label*: how people call this source.
    public var label: String
    /// *Parameter*: passed to the adapter with every request, usually the ad unit's ID at the network.
    public var parameter: String
    /// How long the source may take; nil is ``MediationLimits/defaultTimeout``.
    public var timeout: Duration?

    /// A source of these parts.
    public init(className: String, label: String, parameter: String, timeout: Duration? = nil) {
      self.className = className
      self.label = label
      self.parameter = parameter
      self.timeout = timeout
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
    adUnits = try container.decode([String: AdUnit].self, forKey: .adUnits)
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
  private enum CodingKeys: String, CodingKey, CaseIterable { case summary, sources }

  /// Reads an ad unit; an empty waterfall is an error.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    summary = try container.decodeIfPresent(String.self, forKey: .summary)
    sources = try container.decode([MediationConfiguration.Source].self, forKey: .sources)
    guard !sources.isEmpty else {
      throw ConfigurationError(
        keyPath: (container.codingPath + [CodingKeys.sources]).keyPath,
        problem: "the waterfall is empty",
        advice: "add a source with className, label and parameter"
      )
    }
  }
}

extension MediationConfiguration.Source: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case className, label, parameter, timeout }

  /// Reads a source; `timeout` is a number of seconds.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseUnknownKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    className = try container.decode(String.self, forKey: .className)
    label = try container.decodeIfPresent(String.self, forKey: .label) ?? className
    parameter = try container.decodeIfPresent(String.self, forKey: .parameter) ?? ""
    guard !className.isEmpty else {
      throw ConfigurationError(
        keyPath: (container.codingPath + [CodingKeys.className]).keyPath,
        problem: "the class name is empty",
        advice: "name the adapter's class, as Module.Class"
      )
    }
    timeout = try container.decodeIfPresent(Double.self, forKey: .timeout).map { seconds in
      guard seconds > 0, seconds <= MediationLimits.maximumTimeout.timeInterval else {
        throw ConfigurationError(
          keyPath: (container.codingPath + [CodingKeys.timeout]).keyPath,
          problem: "\(seconds) is no timeout",
          advice:
            "give seconds, more than 0 and at most \(Int(MediationLimits.maximumTimeout.timeInterval)), or leave it out"
        )
      }
      return Duration(timeInterval: seconds)
    }
  }

  /// Writes the form that is read.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(className, forKey: .className)
    try container.encode(label, forKey: .label)
    try container.encode(parameter, forKey: .parameter)
    try container.encodeIfPresent(timeout?.timeInterval, forKey: .timeout)
  }
}
