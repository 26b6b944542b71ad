public import Foundation

/// The domain of AVKit's errors.
public let AVKitErrorDomain = "AVKitErrorDomain"

/// Why AVKit cannot do what it was asked for.
public struct AVKitError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds that occur here, with AVKit's numbers.
  public enum Code: Int, Sendable {
    /// The window does not open.
    case pictureInPictureStartFailed = -1001
  }

  /// The kind.
  public let code: Code

  private let hasLayer: Bool

  /// An error of this kind.
  public init(_ code: Code) { self.init(code, hasLayer: true) }

  init(_ code: Code, hasLayer: Bool) {
    self.code = code
    self.hasLayer = hasLayer
  }

  /// ``AVKitErrorDomain``.
  public static var errorDomain: String { AVKitErrorDomain }
  /// AVKit's number.
  public var errorCode: Int { code.rawValue }

  /// What happened, and what to look at.
  public var errorDescription: String? {
    guard hasLayer else {
      return "Picture-in-picture did not start: the AVPlayerLayer was released. Keep a reference to "
        + "it for as long as its AVPictureInPictureController; the controller does not keep it."
    }
    return "Picture-in-picture did not start: check that it is possible, which it is when the layer's "
      + "player has an item that is ready."
  }
}
