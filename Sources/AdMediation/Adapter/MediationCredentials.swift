public import Foundation

/// What a publisher has typed in for one source.
///
/// Mirrors `GADMediationCredentials`.
public final class MediationCredentials: NSObject, Sendable {
  /// The settings of the source by name, `String` values; the *Parameter* is there under `parameter`.
  public var settings: [String: Any] { values }
  /// The format of the ad unit.
  public let format: AdFormat

  private let values: [String: String]

  /// Credentials of these parts.
  public init(settings: [String: String], format: AdFormat) {
    values = settings
    self.format = format
    super.init()
  }
}

/// What an adapter is set up with.
///
/// Mirrors `GADMediationServerConfiguration`.
public final class MediationServerConfiguration: NSObject, Sendable {
  /// The credentials of all sources that name this adapter.
  public let credentials: [MediationCredentials]

  /// A configuration of these credentials.
  public init(credentials: [MediationCredentials]) {
    self.credentials = credentials
    super.init()
  }
}

/// More parameters for one network, in a class of the network's. Publishers register an instance with
/// ``Request/register(_:)-(AdNetworkExtras)``; the adapter finds it in the configuration.
///
/// Mirrors `GADAdNetworkExtras`.
public protocol AdNetworkExtras: NSObjectProtocol {}
