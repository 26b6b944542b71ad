public import Foundation

/// Why an ad was not presented.
///
/// Domain and codes are those of the Mobile Ads SDK (`GADErrorDomain`, `GADPresentationErrorCode`).
public struct PresentationError: Error, Sendable {
  /// The codes of the Mobile Ads SDK that this host uses, and one of its own.
  public enum Code: Int, Sendable, CaseIterable {
    /// The ad is out of date.
    case adNotReady = 15
    /// The ad was presented already.
    case adAlreadyUsed = 18
    /// The network could not present it.
    case mediation = 22
    /// There is no view controller that could present it. Ours.
    case noViewController = 1002
  }

  /// What kind of error it is.
  public let code: Code
  /// What was wrong and what to do next.
  public let message: String
  /// The adapter's own error, if it is the one who failed.
  public let adapterFailure: AdapterFailure?

  init(_ code: Code, _ message: String, adapterFailure: AdapterFailure? = nil) {
    self.code = code
    self.message = message
    self.adapterFailure = adapterFailure
  }

  static let expired = PresentationError(
    .adNotReady,
    "The ad is out of date: it was loaded too long ago. Load another one, and present it sooner."
  )

  static let alreadyUsed = PresentationError(
    .adAlreadyUsed,
    "The ad was presented already, and an ad is presented once. Load another one."
  )

  static let noViewController = PresentationError(
    .noViewController,
    "There is no view controller in a window, not covered by another one. Present the ad from the one in front."
  )

  static func failed(_ failure: AdapterFailure) -> PresentationError {
    PresentationError(
      .mediation,
      "The network could not present the ad: \(failure.message)",
      adapterFailure: failure
    )
  }
}

extension PresentationError: LocalizedError, CustomNSError, CustomStringConvertible {
  /// The domain of the Mobile Ads SDK.
  public static var errorDomain: String { RequestError.errorDomain }
  /// The number of ``code``.
  public var errorCode: Int { code.rawValue }
  /// The same as ``message``.
  public var errorDescription: String? { message }
  /// The same as ``message``.
  public var description: String { message }
}
