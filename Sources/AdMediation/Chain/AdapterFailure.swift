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
    domain = Self.domain(of: bridged)
    code = bridged.code
    message = Self.message(of: error)
  }

  /// The sentence alone: most errors need not be taken apart for it.
  static func message(of error: any Error) -> String {
    if let text = (error as? any LocalizedError)?.errorDescription { return text.printable(limit: 500) }
    let bridged = error as NSError
    if let text = bridged.userInfo[NSLocalizedDescriptionKey] as? String { return text.printable(limit: 500) }
    return "error \(bridged.code) of \(domain(of: bridged))"
  }

  /// The name of a private type holds an address, which is another one in each process: it is left out.
  private static func domain(of error: NSError) -> String {
    guard error.domain.contains("(unknown context at $") else { return error.domain.printable() }
    return error.domain.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "").printable()
  }
}

extension AdapterFailure: CustomStringConvertible {
  /// One line: `The network has no ad (AcmeErrorDomain 3)`.
  public var description: String { "\(message) (\(domain) \(code))" }
}
