public import Foundation

/// What a publisher says when asking for an ad.
///
/// Mirrors `GADRequest`, with the targeting that reaches custom events.
public final class Request: NSObject {
  /// Where the user is.
  public struct Location: Sendable, Hashable {
    /// Degrees north of the equator.
    public var latitude: CGFloat
    /// Degrees east of Greenwich.
    public var longitude: CGFloat
    /// The radius of uncertainty in metres.
    public var accuracyInMeters: CGFloat
  }

  /// The user's gender.
  public var gender: Gender = .unknown
  /// The user's birthday.
  public var birthday: Date?
  /// Where the user is, if the publisher wants that known.
  public private(set) var location: Location?
  /// The place in words.
  public var locationDescription: String?
  /// What the user is doing or looking at.
  public var keywords: [String]?
  /// Whether to ask for test ads.
  public var isTesting = false
  /// What single sources are to get beyond all this.
  public private(set) var customEventExtras: CustomEventExtras?

  private var networkExtras: [ObjectIdentifier: any AdNetworkExtras] = [:]

  /// A request that says nothing about the user.
  public override init() { super.init() }

  /// Says where the user is, in degrees, and how sure that is, in metres.
  public func setLocation(latitude: CGFloat, longitude: CGFloat, accuracy accuracyInMeters: CGFloat) {
    location = Location(latitude: latitude, longitude: longitude, accuracyInMeters: accuracyInMeters)
  }

  /// Attaches extras for one network, in place of earlier ones of their class; ``CustomEventExtras`` are for single
  /// sources.
  public func register(_ extras: any AdNetworkExtras) {
    if let extras = extras as? CustomEventExtras { customEventExtras = extras }
    networkExtras[ObjectIdentifier(type(of: extras))] = extras
  }

  /// The extras of this class, if any were attached.
  public func adNetworkExtras(for type: any AdNetworkExtras.Type) -> (any AdNetworkExtras)? {
    networkExtras[ObjectIdentifier(type)]
  }

  /// Takes the extras of this class away.
  public func removeAdNetworkExtras(for type: any AdNetworkExtras.Type) {
    if type == CustomEventExtras.self { customEventExtras = nil }
    networkExtras[ObjectIdentifier(type)] = nil
  }
}

/// Values for single sources, by the *Label* of the source.
///
/// Mirrors `GADCustomEventExtras`.
public final class CustomEventExtras: NSObject, AdNetworkExtras {
  private var extrasByLabel: [String: [AnyHashable: Any]] = [:]

  /// A request without extras.
  public override init() { super.init() }

  /// Sets what the source with this label gets; nil removes it.
  public func setExtras(_ extras: [AnyHashable: Any]?, forLabel label: String) {
    extrasByLabel[label] = extras
  }

  /// What the source with this label gets.
  public func extras(forLabel label: String) -> [AnyHashable: Any]? { extrasByLabel[label] }

  /// Forgets all extras.
  public func removeAllExtras() { extrasByLabel = [:] }
}
