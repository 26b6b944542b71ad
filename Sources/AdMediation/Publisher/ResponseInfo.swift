import AdPlatform
public import Foundation

/// How a request went: what became of each source of the waterfall, in order.
///
/// Mirrors `GADResponseInfo`.
public final class ResponseInfo: NSObject, Sendable {
  /// Tells this response from the others of the same host.
  public let responseIdentifier: String?
  /// The bidders that had no bid, and then the sources that were tried, in order.
  public let adNetworkInfoArray: [AdNetworkResponseInfo]

  init(responseIdentifier: String?, adNetworkInfoArray: [AdNetworkResponseInfo]) {
    self.responseIdentifier = responseIdentifier
    self.adNetworkInfoArray = adNetworkInfoArray
    super.init()
  }

  /// The source that delivered the ad, if one did.
  public var loadedAdNetworkResponseInfo: AdNetworkResponseInfo? {
    adNetworkInfoArray.last { $0.outcome == .filled }
  }

  /// A line for each source.
  public override var description: String {
    adNetworkInfoArray.map(\.description).joined(separator: "\n")
  }
}

/// What became of one source.
///
/// Mirrors `GADAdNetworkResponseInfo`.
public final class AdNetworkResponseInfo: NSObject, Sendable {
  /// The *Class Name* of the configuration.
  public let adNetworkClassName: String
  /// The *Label* of the configuration: what the account calls this source.
  public let adSourceInstanceName: String
  /// The *Parameter* of the configuration.
  public let parameter: String
  /// What became of it. Ours: the original has only ``error``.
  public let outcome: AdSourceOutcome
  /// Why it delivered no ad: the adapter's own error, or the host's ``RequestError``.
  public let error: (any Error)?
  /// How long it took, in seconds.
  public let latency: TimeInterval
  /// How it came to be asked. Ours.
  public let kind: MediationConfiguration.SourceKind
  /// The CPM of the configuration, in dollars. Ours.
  public let cpm: Double?
  /// Why it was asked in this place: `bid $2.50 beats $1.00 of My network`. Ours.
  public var rankingReason: String { reason.text }

  private let settings: [String: String]
  private let reason: RankingReason

  /// A source that was asked.
  init(
    source: MediationConfiguration.Source,
    outcome: AdSourceOutcome,
    error: (any Error)?,
    latency: Duration,
    reason: RankingReason
  ) {
    adNetworkClassName = source.className
    adSourceInstanceName = source.label
    parameter = source.parameter
    settings = source.settings
    kind = source.kind
    cpm = source.cpm
    self.outcome = outcome
    self.error = error
    self.latency = latency.timeInterval
    self.reason = reason
    super.init()
  }

  /// A bidder that was not asked.
  convenience init(source: MediationConfiguration.Source, rejection error: any Error) {
    self.init(source: source, outcome: .noBid, error: error, latency: .zero, reason: .noBid)
  }

  /// The name of the network: the same, for a custom event has only its label.
  public var adSourceName: String { adSourceInstanceName }
  /// What the adapter was given, as the original has it.
  public var adUnitMapping: [String: Any] {
    settings.merging(["parameter": parameter]) { _, parameter in parameter }
  }

  /// One line. Text from networks is escaped.
  public override var description: String {
    var line = "\(adSourceName.printable()) (\(adNetworkClassName.printable())): \(outcome.words)"
    line += ", \(Duration(timeInterval: latency).inMilliseconds)"
    if let error { line += ", \(AdapterFailure.message(of: error))" }
    return line
  }
}
