package import AdPlatform
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
  /// - Throws: ``ConfigurationError``, which names the key path, the line and the column. If there are several, it is the
  ///   first one in the text.
  public init(json: Data) throws(ConfigurationError) {
    do {
      self = try Self.read(json: json)
    } catch {
      throw error.first
    }
  }

  /// Reads a configuration; all that is wrong with it is thrown.
  package static func read(json: Data) throws(DocumentFlaws<ConfigurationError>) -> MediationConfiguration {
    try read(json: json, limit: MediationLimits.maximumConfigurationBytes, flaws: ConfigurationError.self)
  }
}
