import AdMediation
import Foundation

/// How the publisher wants users treated while a rule is checked.
///
/// Adapters read it from the configuration that all requests of a process share, so rules are checked beside those
/// only that want the same.
enum UserTreatment: Hashable, Sendable {
  case unspecified
  case childDirected
  case underAgeOfConsent
  case ageRestricted(AgeRestrictedTreatment)

  /// Applies the treatment in place of any other.
  func apply(to configuration: RequestConfiguration = MobileAds.shared.requestConfiguration) {
    configuration.tagForChildDirectedTreatment = nil
    configuration.tagForUnderAgeOfConsent = nil
    configuration.ageRestrictedTreatment = .unspecified
    switch self {
    case .unspecified: break
    case .childDirected: configuration.tagForChildDirectedTreatment = true
    case .underAgeOfConsent: configuration.tagForUnderAgeOfConsent = true
    case .ageRestricted(let treatment): configuration.ageRestrictedTreatment = treatment
    }
  }
}
