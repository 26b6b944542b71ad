import AdPlatform
import Foundation

/// Finds an adapter's class by the *Class Name* of the configuration.
///
/// A registered name goes first; then the Swift runtime is asked for `Module.Class`, which finds every class
/// that is linked into the program.
@MainActor
public final class AdapterRegistry {
  /// The registry of hosts that are given no other.
  public static let shared = AdapterRegistry()

  private var registered: [String: AdapterClass] = [:]
  private var foundAtRuntime: [String: AdapterClass] = [:]

  /// A registry that knows no names but the runtime's.
  public init() {}

  /// Registers a custom event, in place of an earlier one of that name.
  ///
  /// - Parameters:
  ///   - type: the custom event's class.
  ///   - name: the *Class Name* to find it by. Defaults to `Module.Class`. A class that had another name
  ///     from `@objc(Name)` is registered under that.
  public func register(_ type: any CustomEventNativeAd.Type, as name: String? = nil) {
    registered[name ?? String(reflecting: type)] = .customEvent(type)
  }

  /// Registers a mediation adapter, in place of an earlier adapter of that name.
  ///
  /// - Parameters:
  ///   - type: the adapter's class.
  ///   - name: the *Class Name* to find it by. Defaults to `Module.Class`. A class that had another name
  ///     from `@objc(Name)` is registered under that.
  public func register(_ type: any MediationAdapter.Type, as name: String? = nil) {
    registered[name ?? String(reflecting: type)] = .mediationAdapter(type)
  }

  /// Registers a class of both styles: as the mediation adapter that it is.
  ///
  /// - Parameters:
  ///   - type: the adapter's class.
  ///   - name: the *Class Name* to find it by. Defaults to `Module.Class`.
  public func register(_ type: any (CustomEventNativeAd & MediationAdapter).Type, as name: String? = nil) {
    registered[name ?? String(reflecting: type)] = .mediationAdapter(type)
  }

  /// The names that were registered, sorted.
  public var registeredNames: [String] { registered.keys.sorted() }

  /// The adapter of that name.
  ///
  /// - Throws: ``AdapterLookupError`` when there is no such class, or it is not an adapter.
  public func adapter(named name: String) throws(AdapterLookupError) -> AdapterClass {
    if let adapter = registered[name] ?? foundAtRuntime[name] { return adapter }
    guard let found = runtimeClass(named: name) else {
      throw AdapterLookupError.classNotFound(name, nearest: nearestNames(to: name))
    }
    guard let adapter = AdapterClass(found) else {
      throw AdapterLookupError.notAnAdapter(name, nearest: nearestNames(to: name))
    }
    foundAtRuntime[name] = adapter
    return adapter
  }

  private func nearestNames(to name: String) -> [String] {
    NearestNames.to(name, among: Set(registered.keys).union(foundAtRuntime.keys))
  }

  /// The runtime prints a complaint about names of any other shape than `Module.Class`, so it gets no others.
  private func runtimeClass(named name: String) -> AnyClass? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, name.utf8.count <= Self.longestClassName, parts.allSatisfy(Self.isIdentifier)
    else { return nil }
    return NSClassFromString(name)
  }

  /// 512 bytes, twice what anybody has typed into a form.
  private static let longestClassName = 512

  private static func isIdentifier(_ text: Substring) -> Bool {
    guard let first = text.first, first == "_" || first.isLetter else { return false }
    return text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
  }
}
