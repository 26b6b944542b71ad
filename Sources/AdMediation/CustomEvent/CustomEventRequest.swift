public import Foundation

/// What the publisher says about one request and its user, as the custom event gets it.
///
/// Mirrors `GADCustomEventRequest`. Source: Native custom events, "requestNativeAdWithParameter:".
public final class CustomEventRequest: NSObject {
  /// The user's gender; unknown unless the publisher said it.
  public let userGender: Gender
  /// The user's birthday, if the publisher said it.
  public let userBirthday: Date?
  /// Whether the publisher said where the user is.
  public let userHasLocation: Bool
  /// Degrees north of the equator; 0 without a location.
  public let userLatitude: CGFloat
  /// Degrees east of Greenwich; 0 without a location.
  public let userLongitude: CGFloat
  /// The radius of uncertainty in metres; 0 without a location.
  public let userLocationAccuracyInMeters: CGFloat
  /// The place in words, which may be there without coordinates.
  public let userLocationDescription: String?
  /// What the user is doing or looking at: `String` values.
  public let userKeywords: [Any]?
  /// What the publisher wants only this source to get: the ``CustomEventExtras`` for its label.
  public let additionalParameters: [AnyHashable: Any]?
  /// Whether the publisher requests test ads.
  public let isTesting: Bool
  /// The requested ad types. The document says that the request has them; the mirrored SDK passes them in `adTypes` only.
  public let adTypes: [AdLoaderAdType]

  /// The part of a publisher's request that a source with this label receives.
  public init(_ request: Request, forLabel label: String, adTypes: [AdLoaderAdType] = [.native]) {
    userGender = request.gender
    userBirthday = request.birthday
    userHasLocation = request.location != nil
    userLatitude = request.location?.latitude ?? 0
    userLongitude = request.location?.longitude ?? 0
    userLocationAccuracyInMeters = request.location?.accuracyInMeters ?? 0
    userLocationDescription = request.locationDescription
    userKeywords = request.keywords
    additionalParameters = request.customEventExtras?.extras(forLabel: label)
    isTesting = request.isTesting
    self.adTypes = adTypes
    super.init()
  }
}

/// A user's gender, as publishers pass it on.
public enum Gender: Int, Sendable {
  /// Not said.
  case unknown
  /// Male.
  case male
  /// Female.
  case female
}
