public import Foundation

/// The domain of AVFoundation's errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// Why media cannot be played.
public struct AVError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds that occur here, with AVFoundation's numbers.
  public enum Code: Int, Sendable {
    /// Anything else.
    case unknown = -11800
    /// What is behind the URL is no media that can be played.
    case fileFormatNotRecognized = -11828
    /// The media broke off.
    case failedToLoadMediaData = -11849
    /// There is nothing behind the URL.
    case contentIsUnavailable = -11863
  }

  /// The kind.
  public let code: Code
  /// What the server answered, or what is wrong with the playlist; nil when that is not known.
  public let failureReason: String?

  /// An error of this kind.
  public init(_ code: Code, failureReason: String? = nil) {
    self.code = code
    self.failureReason = failureReason
  }

  /// ``AVFoundationErrorDomain``.
  public static var errorDomain: String { AVFoundationErrorDomain }
  /// AVFoundation's number.
  public var errorCode: Int { code.rawValue }

  /// ``errorDescription``, which `localizedDescription` does not find otherwise, and ``failureReason``.
  public var errorUserInfo: [String: Any] {
    var userInfo: [String: Any] = [:]
    userInfo[NSLocalizedDescriptionKey] = errorDescription
    userInfo[NSLocalizedFailureReasonErrorKey] = failureReason
    return userInfo
  }

  /// What happened, and what to look at.
  public var errorDescription: String? {
    switch code {
    case .unknown: "The media cannot be played."
    case .fileFormatNotRecognized: "The URL leads to no playlist: look at what its server answers."
    case .failedToLoadMediaData: "The media broke off: check that its file is complete."
    case .contentIsUnavailable: "The media cannot be loaded: check its URL."
    }
  }
}
