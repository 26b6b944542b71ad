public import AdPlatform
import Foundation

/// What loaders share: the configuration, the adapters and the machine.
///
/// Apps use ``shared`` and give it a configuration at launch. Tests make a host of their own, with a
/// `VirtualScheduler` in its platform.
@MainActor
public final class MediationHost {
  /// The host of loaders that are given no other.
  public static let shared = MediationHost()

  /// The ad units and their waterfalls.
  public var configuration: MediationConfiguration
  /// Where adapters are found.
  public let registry: AdapterRegistry
  /// Time and network for the host and for the adapters that it calls.
  public let platform: Platform

  private var responseCount = 0

  /// A host of these parts.
  public init(
    configuration: MediationConfiguration = MediationConfiguration(),
    registry: AdapterRegistry = .shared,
    platform: Platform = .current
  ) {
    self.configuration = configuration
    self.registry = registry
    self.platform = platform
  }

  /// Names the responses of one host in order, so that the same run gives the same names.
  func nextResponseIdentifier() -> String {
    responseCount += 1
    return "response-\(responseCount)"
  }
}
