import AdPlatform
public import Foundation
import Synchronization

/// How the publisher wants users treated, in all requests. Safe from any thread.
///
/// Mirrors `GADRequestConfiguration`.
public final class RequestConfiguration: NSObject, Sendable {
  private struct Values {
    var maxAdContentRating: MaxAdContentRating?
    var testDeviceIdentifiers: [String]?
    var tagForUnderAgeOfConsent: Bool?
    var tagForChildDirectedTreatment: Bool?
    var ageRestrictedTreatment = AgeRestrictedTreatment.unspecified
  }

  private let values = Mutex(Values())

  /// For ads up to this rating; nil by default, which is all.
  public var maxAdContentRating: MaxAdContentRating? {
    get { values.withLock { $0.maxAdContentRating } }
    set { values.withLock { $0.maxAdContentRating = newValue } }
  }

  /// The devices that always get test ads.
  public var testDeviceIdentifiers: [String]? {
    get { values.withLock { $0.testDeviceIdentifiers } }
    set { values.withLock { $0.testDeviceIdentifiers = newValue } }
  }

  /// Whether the user is under the age of consent; nil by default, which is not said.
  public var tagForUnderAgeOfConsent: NSNumber? {
    get { values.withLock { $0.tagForUnderAgeOfConsent }.map { NSNumber(value: $0) } }
    set { values.withLock { $0.tagForUnderAgeOfConsent = newValue?.boolValue } }
  }

  /// Whether the app is directed at children; nil by default, which is not said.
  public var tagForChildDirectedTreatment: NSNumber? {
    get { values.withLock { $0.tagForChildDirectedTreatment }.map { NSNumber(value: $0) } }
    set { values.withLock { $0.tagForChildDirectedTreatment = newValue?.boolValue } }
  }

  /// How the user's age restricts ads; not said by default.
  public var ageRestrictedTreatment: AgeRestrictedTreatment {
    get { values.withLock { $0.ageRestrictedTreatment } }
    set { values.withLock { $0.ageRestrictedTreatment = newValue } }
  }
}

// Members by their names in versions 8 to 10.
extension RequestConfiguration {
  /// Sets ``tagForChildDirectedTreatment``.
  public func tag(forChildDirectedTreatment childDirectedTreatment: Bool) {
    tagForChildDirectedTreatment = NSNumber(value: childDirectedTreatment)
  }

  /// Sets ``tagForUnderAgeOfConsent``.
  public func tagForUnderAge(ofConsent underAgeOfConsent: Bool) {
    tagForUnderAgeOfConsent = NSNumber(value: underAgeOfConsent)
  }
}

/// How a user's age restricts ads.
///
/// Mirrors `GADAgeRestrictedTreatment`.
public enum AgeRestrictedTreatment: Int, Sendable, CaseIterable {
  /// Not said.
  case unspecified
  /// As for a child.
  case child
  /// As for a teenager.
  case teen
}

/// For whom ads are suitable.
///
/// Mirrors `GADMaxAdContentRating`.
public struct MaxAdContentRating: RawRepresentable, Hashable, Sendable {
  /// The rating's letters.
  public let rawValue: String

  /// A rating of these letters.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// For everybody.
  public static let general = MaxAdContentRating(rawValue: "G")
  /// For children with their parents.
  public static let parentalGuidance = MaxAdContentRating(rawValue: "PG")
  /// For teenagers and older.
  public static let teen = MaxAdContentRating(rawValue: "T")
  /// For adults.
  public static let matureAudience = MaxAdContentRating(rawValue: "MA")
}

extension MaxAdContentRating: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue.printable() }
}
