import AdPlatform

/// Something that happened to a request or an ad, in its ``AdEventLog``.
public struct AdLogEntry: Hashable, Sendable, CustomStringConvertible {
  /// When, on the host's scheduler.
  public var time: Duration
  /// The Swift name of the method or step: `didRecordImpression`, `willPresentScreen`, `timedOut`.
  public var name: String
  /// What was unusual about it, if anything.
  public var anomaly: AdAnomaly?
  private var facts: AdLogDetails

  /// What belongs to it, by name: `asset`, `className`, `message`.
  public var details: [String: String] {
    get { facts.details }
    set { facts = newValue.isEmpty ? .none : .details(newValue) }
  }

  /// An entry of these parts.
  public init(
    time: Duration,
    name: String,
    details: [String: String] = [:],
    anomaly: AdAnomaly? = nil
  ) {
    self.init(time: time, name: name, details.isEmpty ? .none : .details(details), anomaly: anomaly)
  }

  init(time: Duration, name: String, _ facts: AdLogDetails, anomaly: AdAnomaly? = nil) {
    self.time = time
    self.name = name
    self.facts = facts
    self.anomaly = anomaly
  }

  /// Whether the host ignored it.
  public var isSuppressed: Bool { anomaly?.isSuppressed ?? false }

  /// One line without the time. Text from networks is escaped.
  public var description: String {
    var line = name
    for (key, value) in details.sorted(by: { $0.key < $1.key }) {
      line += " \(key)=\(value.printable())"
    }
    if let anomaly { line += " [\(anomaly.explanation.printable())]" }
    return line
  }
}

/// What belongs to an entry, as the host logs it: as it is, for most logs are never read.
enum AdLogDetails: Sendable {
  case none
  /// The label of the source, and what its error says.
  case source(String, message: String?)
  case asset(AssetIdentifier)
  /// The assets that the ad was rendered with.
  case assetViews(clickable: AssetSet, nonclickable: AssetSet)
  indirect case details([String: String])

  /// The same by name.
  var details: [String: String] {
    switch self {
    case .none: return [:]
    case .source(let label, let message):
      var details = ["source": label]
      details["message"] = message
      return details
    case .asset(let asset): return ["asset": asset.rawValue]
    case .assetViews(let clickable, let nonclickable):
      return ["clickableAssetViews": clickable.names, "nonclickableAssetViews": nonclickable.names]
    case .details(let details): return details
    }
  }
}

// The same details are equal in whatever form they were logged.
extension AdLogDetails: Hashable {
  static func == (a: AdLogDetails, b: AdLogDetails) -> Bool { a.details == b.details }

  func hash(into hasher: inout Hasher) { hasher.combine(details) }
}

extension AdLogDetails: Codable {
  init(from decoder: any Decoder) throws {
    let details = try [String: String](from: decoder)
    self = details.isEmpty ? .none : .details(details)
  }

  func encode(to encoder: any Encoder) throws { try details.encode(to: encoder) }
}

extension AdLogEntry: Codable {
  private enum CodingKeys: String, CodingKey {
    case time, name, anomaly
    case facts = "details"
  }
}
