import AdPlatform
import Foundation

/// An error in the three parts that reports have: whose it is, its number, and its sentence.
public struct AdapterFailure: Hashable, Sendable {
  /// The error's domain: who defined the code.
  public var domain: String
  /// The network's code.
  public var code: Int
  /// What it says, escaped and cut to a readable length.
  public var message: String

  /// Takes any error apart.
  public init(_ error: any Error) {
    let bridged = error as NSError
    domain = bridged.domain.printable()
    code = bridged.code
    message = Self.message(of: error)
  }

  /// The sentence alone: most errors need not be taken apart for it.
  static func message(of error: any Error) -> String {
    if let text = (error as? any LocalizedError)?.errorDescription { return text.printable(limit: 500) }
    let bridged = error as NSError
    if let text = bridged.userInfo[NSLocalizedDescriptionKey] as? String { return text.printable(limit: 500) }
    return "error \(bridged.code) of \(bridged.domain.printable())"
  }
}
