package import Foundation

/// An error that says in one line what went wrong, where, and what to do next.
package protocol ExplainedError: LocalizedError, CustomNSError, CustomStringConvertible {
  /// What went wrong, and where. URLs and reasons come from strangers and are made printable.
  var problem: String { get }
  var remedy: String { get }
}

extension ExplainedError {
  /// The same line as ``description``.
  public var errorDescription: String? { description }

  /// What went wrong, and where.
  public var failureReason: String? { problem }

  /// What to do next.
  public var recoverySuggestion: String? { remedy }

  /// The texts of ``errorDescription``, ``failureReason`` and ``recoverySuggestion``, for code that sees an
  /// `NSError`.
  public var errorUserInfo: [String: Any] {
    [
      NSLocalizedDescriptionKey: description,
      NSLocalizedFailureReasonErrorKey: problem,
      NSLocalizedRecoverySuggestionErrorKey: remedy,
    ]
  }
}
