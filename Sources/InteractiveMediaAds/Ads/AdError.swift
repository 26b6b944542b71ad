public import Foundation

/// Why ads were not loaded or not played. Also an `Error`, whose text says what to do next.
///
/// Mirrors `IMAAdError`. Source: SDK reference, `IMAAdError.h`.
public final class AdError: NSObject, Error, LocalizedError, Sendable {
  /// When it happened.
  public let type: AdErrorType
  /// What went wrong.
  public let code: AdErrorCode
  /// The same in words; never nil. Implicitly unwrapped as the original, whose header does not say so.
  public let message: String!

  init(type: AdErrorType, code: AdErrorCode, message: String) {
    self.type = type
    self.code = code
    self.message = message
    super.init()
  }

  /// Code and message: `302 VAST_TOO_MANY_REDIRECTS: …`.
  public override var description: String { "\(code.rawValue) \(code): \(message ?? "")" }

  /// The same as ``message``.
  public var errorDescription: String? { message }
}
