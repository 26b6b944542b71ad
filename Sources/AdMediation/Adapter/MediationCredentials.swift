import AdPlatform
public import Foundation

/// The settings that a publisher has configured for one source.
///
/// Mirrors `GADMediationCredentials`. Source: Google Mobile Ads SDK for iOS, `GADMediationServerConfiguration.h`.
open class MediationCredentials: NSObject {
  private let configuredSettings: [String: Any]
  private let adFormat: AdFormat

  /// Credentials with these settings, for an ad unit of this format.
  public init(settings: [String: Any], format: AdFormat) {
    configuredSettings = settings
    adFormat = format
    super.init()
  }

  /// Credentials without settings.
  public override init() {
    configuredSettings = [:]
    adFormat = .banner
    super.init()
  }

  /// The settings by name. The *Parameter* of the source is under `parameter`; values from a configuration file are
  /// strings.
  open var settings: [String: Any] { configuredSettings }

  /// The format of the ad unit.
  open var format: AdFormat { adFormat }

  /// One line: `native: app=1, parameter=unit-1`. Text is escaped.
  open override var description: String {
    let settings = settings.sorted { $0.key < $1.key }
      .map { "\($0.key.printable())=\("\($0.value)".printable())" }
    return "\(format.name): " + (settings.isEmpty ? "no settings" : settings.joined(separator: ", "))
  }
}

/// The configuration that an adapter sets up its network's SDK with.
///
/// Mirrors `GADMediationServerConfiguration`. Source: Google Mobile Ads SDK for iOS, `GADMediationServerConfiguration.h`.
open class MediationServerConfiguration: NSObject {
  private let configuredCredentials: [MediationCredentials]

  /// A configuration with these credentials.
  public init(credentials: [MediationCredentials]) {
    configuredCredentials = credentials
    super.init()
  }

  /// A configuration without credentials.
  public override init() {
    configuredCredentials = []
    super.init()
  }

  /// The credentials of all sources that name this adapter.
  open var credentials: [MediationCredentials] { configuredCredentials }

  /// One line with all credentials.
  open override var description: String {
    credentials.isEmpty ? "no credentials" : credentials.map(\.description).joined(separator: "; ")
  }
}

/// Additional parameters for one network, in a class that the network defines.
///
/// Publishers register an instance with ``Request/register(_:)-(AdNetworkExtras)``; the adapter finds it in
/// ``MediationAdConfiguration/extras``.
///
/// Mirrors `GADAdNetworkExtras`. Source: Google Mobile Ads SDK for iOS, `GADAdNetworkExtras.h`.
public protocol AdNetworkExtras: NSObjectProtocol {}
