import AdPlatform
public import Foundation

/// Why a source's *Class Name* leads to no ad of the format that was asked for.
public enum AdapterLookupError: Error, Hashable, Sendable {
  /// There is no class of that name, registered or linked.
  case classNotFound(String, nearest: [String])
  /// There is a class of that name, but it is neither a ``CustomEventNativeAd`` nor a ``MediationAdapter``.
  case notAnAdapter(String, nearest: [String])
  /// There is an adapter of that name, but it has no ads of this format.
  case formatNotSupported(String, AdFormat)

  /// An adapter that does not implement the load of a format.
  static func unsupported(_ format: AdFormat, by type: Any.Type) -> Self {
    .formatNotSupported(String(describing: type), format)
  }
}

extension AdapterLookupError: LocalizedError, CustomStringConvertible, CustomNSError {
  /// What is wrong with the name and what to do about it.
  public var description: String {
    switch self {
    case .classNotFound(let name, let nearest):
      "There is no class \(quoted(name)). \(Self.advice(nearest))"
        + "Write Class Name as Module.Class, link that module, or register the class with AdapterRegistry."
    case .notAnAdapter(let name, let nearest):
      "The class \(quoted(name)) is no adapter. \(Self.advice(nearest))"
        + "Make it conform to MediationAdapter or CustomEventNativeAd, or name another class."
    case .formatNotSupported(let name, let format):
      "The adapter \(quoted(name)) has no \(format.name) ads. "
        + "Implement the load of that format, or take the source out of the ad unit."
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }

  /// The domain of the Mobile Ads SDK.
  public static var errorDomain: String { RequestError.errorDomain }

  /// ``RequestError/Code/mediationDataError``: the configuration is wrong, not the network.
  public var errorCode: Int { RequestError.Code.mediationDataError.rawValue }

  private static func advice(_ nearest: [String]) -> String {
    guard !nearest.isEmpty else { return "" }
    return "Did you mean \(nearest.map(quoted).joined(separator: " or "))? "
  }
}

private func quoted(_ name: String) -> String { "\"\(name.printable())\"" }
