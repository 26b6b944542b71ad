public import AdMediation
public import Foundation
public import HeadlessUIKit

/// What a network has seen of an adapter: what its dashboard would show, and what its SDK was given.
@MainActor
public struct NetworkSightings {
  /// A request, as the network received it. What the network has no word for is nil.
  public struct Request: Sendable, Equatable {
    /// How an image should stand.
    public enum Orientation: String, Sendable { case any, portrait, landscape }
    /// The corner of the AdChoices icon.
    public enum Corner: String, Sendable, CaseIterable { case topRight, topLeft, bottomRight, bottomLeft }

    /// The ad unit asked for.
    public var parameter: String
    /// Whether loaded pictures were wanted.
    public var wantsPictures: Bool?
    /// Whether several main images were wanted.
    public var wantsMultipleImages: Bool?
    /// Which orientation was preferred.
    public var orientation: Orientation?
    /// Where the AdChoices icon goes.
    public var adChoicesCorner: Corner?
    /// The format asked for.
    public var format: AdFormat?
    /// The size of the banner asked for.
    public var bannerSize: CGSize?
    /// The response to the network's bid.
    public var bidResponse: String?
    /// The picture to be laid over the ad.
    public var watermark: Data?
    /// Whether a test ad was requested.
    public var isTest: Bool?
    /// The publisher's extras, by names and in words that the network has for them.
    public var extras: [String: String]?
    /// Whether the SDK was told, with the request or before it, that the app is directed at children.
    public var childDirectedTreatment: Bool?
    /// Whether the SDK was told, with the request or before it, that the user is under the age of consent.
    public var underAgeOfConsent: Bool?
    /// The age group that the SDK was told, with the request or before it.
    public var ageRestrictedTreatment: AgeRestrictedTreatment?

    /// A request for this ad unit.
    public init(
      parameter: String,
      wantsPictures: Bool? = nil,
      wantsMultipleImages: Bool? = nil,
      orientation: Orientation? = nil,
      adChoicesCorner: Corner? = nil,
      format: AdFormat? = nil,
      bannerSize: CGSize? = nil,
      bidResponse: String? = nil,
      watermark: Data? = nil,
      isTest: Bool? = nil,
      extras: [String: String]? = nil,
      childDirectedTreatment: Bool? = nil,
      underAgeOfConsent: Bool? = nil,
      ageRestrictedTreatment: AgeRestrictedTreatment? = nil
    ) {
      self.parameter = parameter
      self.wantsPictures = wantsPictures
      self.wantsMultipleImages = wantsMultipleImages
      self.orientation = orientation
      self.adChoicesCorner = adChoicesCorner
      self.format = format
      self.bannerSize = bannerSize
      self.bidResponse = bidResponse
      self.watermark = watermark
      self.isTest = isTest
      self.extras = extras
      self.childDirectedTreatment = childDirectedTreatment
      self.underAgeOfConsent = underAgeOfConsent
      self.ageRestrictedTreatment = ageRestrictedTreatment
    }
  }

  /// The requests, oldest first.
  public var requests: [Request] = []
  /// Impressions of all ads that the network was told of, or counted itself.
  public var impressions = 0
  /// Clicks of all ads that the network was told of, or counted itself.
  public var clicks = 0
  /// The view of the newest click, if it was told.
  public var clickedView: UIView?
  /// The view in which the network believes its newest ad to be shown; nil when it is in none.
  public var renderedView: UIView?
  /// How many of the ads that the network delivered still exist.
  public var livingAds = 0

  /// How often the network's SDK was set up.
  public var setUps = 0
  /// Each time that a full-screen ad was asked to present itself, oldest first.
  public var presentations: [Presentation] = []

  /// A call that asks a full-screen ad to present itself.
  public struct Presentation {
    /// Who is to present it, if the network was told.
    public var viewController: UIViewController?

    /// A call with this view controller.
    public init(from viewController: UIViewController?) { self.viewController = viewController }
  }

  /// Nothing seen.
  public init() {}
}
