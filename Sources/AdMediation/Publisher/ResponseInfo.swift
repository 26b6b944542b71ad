import AdPlatform
public import Foundation

/// How a request went: what became of each source of the waterfall, in order.
///
/// Mirrors `GADResponseInfo`.
public final class ResponseInfo: NSObject, Sendable {
  /// Tells this response from the others of the same host.
  public let responseIdentifier: String?
  /// The sources that were tried, in order.
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

  init(source: MediationConfiguration.Source, attempt: MediationChain.Attempt) {
    adNetworkClassName = source.className
    adSourceInstanceName = source.label
    parameter = source.parameter
    outcome = attempt.outcome
    error = attempt.error
    latency = attempt.latency.timeInterval
    super.init()
  }

  /// The name of the network: the same, for a custom event has only its label.
  public var adSourceName: String { adSourceInstanceName }
  /// What the adapter was given, as the original has it.
  public var adUnitMapping: [String: Any] { ["parameter": parameter] }

  /// One line. Text from networks is escaped.
  public override var description: String {
    var line = "\(adSourceName.printable()) (\(adNetworkClassName.printable())): \(outcome.rawValue)"
    line += ", \(Int((latency * 1000).rounded())) ms"
    if let error { line += ", \(AdapterFailure(error).message)" }
    return line
  }
}
