public import Foundation

/// Signals about the viewer, encoded by the publisher in a form that the bidder knows.
///
/// Mirrors `IMASecureSignals`. Source: SDK reference, `IMASecureSignals.h`.
public final class SecureSignals: NSObject, Sendable {
  /// The encoded signals.
  public let customData: String

  /// Signals to put into a request.
  public init(customData: String) {
    self.customData = customData
    super.init()
  }
}
