import Foundation
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

    /// A request for this ad unit.
    public init(
      parameter: String,
      wantsPictures: Bool? = nil,
      wantsMultipleImages: Bool? = nil,
      orientation: Orientation? = nil,
      adChoicesCorner: Corner? = nil
    ) {
      self.parameter = parameter
      self.wantsPictures = wantsPictures
      self.wantsMultipleImages = wantsMultipleImages
      self.orientation = orientation
      self.adChoicesCorner = adChoicesCorner
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

  /// Nothing seen.
  public init() {}
}
