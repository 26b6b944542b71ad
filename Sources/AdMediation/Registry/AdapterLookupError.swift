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
  /// The adapter inherits its conformance to ``MediationAdapter`` from a base class that does not implement the load of
  /// this format. Swift binds the protocol's members where the conformance is declared, so a load that the subclass
  /// adds is never called.
  case conformanceInherited(String, from: String, AdFormat)

  /// The error of an adapter whose load of a format is the protocol's default.
  static func unsupported(_ format: AdFormat, by type: any MediationAdapter.Type) -> Self {
    let name = String(describing: type)
    guard let base = conformingSuperclass(of: type) else { return .formatNotSupported(name, format) }
    return .conformanceInherited(name, from: String(describing: base), format)
  }

  /// The class that declares the conformance that a class inherits. Nil for a class that declares it itself.
  private static func conformingSuperclass(of type: any MediationAdapter.Type) -> (any MediationAdapter.Type)?
  {
    var conforming: (any MediationAdapter.Type)?
    var next: AnyClass? = _getSuperclass(type)
    while let type = next as? any MediationAdapter.Type {
      conforming = type
      next = _getSuperclass(type)
    }
    return conforming
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
      "The class \(quoted(name)) is not an adapter. \(Self.advice(nearest))"
        + "Make it conform to MediationAdapter or CustomEventNativeAd, or name another class."
    case .formatNotSupported(let name, let format):
      "The adapter \(quoted(name)) has no \(format.name) ads. "
        + "Implement the load of that format, or take the source out of the ad unit."
    case .conformanceInherited(let name, let base, let format):
      "\(quoted(base)) declares the conformance to MediationAdapter and does not implement \(format.loadMethod); "
        + "an implementation in its subclass \(quoted(name)) is never called. "
        + "Declare the conformance on the class that implements the load, class \(name.printable()): "
        + "\(base.printable()), MediationAdapter, and remove it from \(base.printable())."
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

extension AdFormat {
  /// The method of ``MediationAdapter`` that loads this format.
  fileprivate var loadMethod: String {
    switch self {
    case .banner: "loadBanner(for:completionHandler:)"
    case .interstitial: "loadInterstitial(for:completionHandler:)"
    case .rewarded: "loadRewardedAd(for:completionHandler:)"
    case .rewardedInterstitial: "loadRewardedInterstitialAd(for:completionHandler:)"
    case .native: "loadNativeAd(for:completionHandler:)"
    case .appOpen: "loadAppOpenAd(for:completionHandler:)"
    }
  }
}

private func quoted(_ name: String) -> String { "\"\(name.printable())\"" }
