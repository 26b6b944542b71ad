import AdPlatform

/// Something that happened to a request or an ad.
public struct AdEvent: Hashable, Sendable, CustomStringConvertible {
  /// When, on the host's scheduler.
  public var time: Duration
  /// The Swift name of the method or step: `didRecordImpression`, `willPresentScreen`, `timedOut`.
  public var name: String
  /// What belongs to it, by name: `asset`, `className`, `message`.
  public var details: [String: String]
  /// What was unusual about it, if anything.
  public var anomaly: AdAnomaly?

  /// An event of these parts.
  public init(
    time: Duration,
    name: String,
    details: [String: String] = [:],
    anomaly: AdAnomaly? = nil
  ) {
    self.time = time
    self.name = name
    self.details = details
    self.anomaly = anomaly
  }

  /// Whether it happened without effect.
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
