public import Foundation

/// What an adapter was asked with before there were configurations. The host makes none; the protocol is here for
/// adapters that share code with their earlier generation.
///
/// Mirrors `GADMediationAdRequest`, as far as adapters read it.
public protocol MediationAdRequest: NSObjectProtocol {
  /// What the publisher typed in for this source, by name.
  func credentials() -> [AnyHashable: Any]?

  /// Whether the publisher asks for test ads.
  func testMode() -> Bool
}
