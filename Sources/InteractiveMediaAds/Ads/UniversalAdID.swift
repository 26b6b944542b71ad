public import Foundation
internal import VAST

/// A creative's name in a registry.
///
/// Mirrors `IMAUniversalAdID`. Source: SDK reference, `IMAUniversalAdID.h`.
public final class UniversalAdID: NSObject, Sendable {
  /// The name; `unknown` if the ad does not say.
  public let adIDValue: String
  /// The registry; `unknown` if the ad does not say.
  public let adIDRegistry: String

  init(_ id: VAST.UniversalAdID) {
    adIDValue = id.value.isEmpty ? Self.unknown : id.value
    adIDRegistry = id.idRegistry ?? Self.unknown
    super.init()
  }

  init(_ name: StreamMetadata.AdEntry.Name) {
    adIDValue = name.value.isEmpty ? Self.unknown : name.value
    adIDRegistry = name.registry.isEmpty ? Self.unknown : name.registry
    super.init()
  }

  static let unknown = "unknown"
}
