public import Foundation

/// The assets of an ad as the network stores them. Each may be missing.
public struct SampleCreative: Sendable, Hashable {
  /// See ``SampleNativeAd/headline``.
  public var headline: String?
  /// See ``SampleNativeAd/body``.
  public var body: String?
  /// See ``SampleNativeAd/callToAction``.
  public var callToAction: String?
  /// See ``SampleNativeAd/advertiser``.
  public var advertiser: String?
  /// See ``SampleNativeAd/store``.
  public var store: String?
  /// See ``SampleNativeAd/price``.
  public var price: String?
  /// See ``SampleNativeAd/starRating``. Not checked: networks get it wrong, and apps must bear that.
  public var starRating: Decimal?
  /// See ``SampleNativeAd/degreeOfAwesomeness``.
  public var degreeOfAwesomeness: String?
  /// The icon.
  public var icon: SampleCreativeImage?
  /// Main images that are wider than high.
  public var landscapeImages: [SampleCreativeImage] = []
  /// Main images that are higher than wide.
  public var portraitImages: [SampleCreativeImage] = []
  /// Whether the ad comes with the URLs of its images only, whatever the request says.
  public var givesURLsOnly = false
  /// The video, for an ad with one.
  public var video: SampleVideo?
  /// What a click does.
  public var click: SampleClickAction = .none
  /// What the viewer of a rewarded ad earns. Other formats have no use for it.
  public var reward: SampleReward?
  /// Whether the ad arrives and then cannot be presented, which full-screen ads of some networks cannot.
  public var failsToPresent = false
  /// For how long after its arrival a full-screen ad can be presented.
  public var lifetimeMilliseconds = Self.defaultLifetimeMilliseconds

  /// An hour.
  public static let defaultLifetimeMilliseconds = 3_600_000

  /// A creative without any asset, to be filled in.
  public init() {}

  func validate(at path: [any CodingKey]) throws {
    try icon?.validate(at: path + [CodingKeys.icon])
    for (key, images) in [(CodingKeys.landscapeImages, landscapeImages), (.portraitImages, portraitImages)] {
      for (index, image) in images.enumerated() {
        try image.validate(at: path + [key, PathKey(index)])
      }
    }
    try video?.validate(at: path + [CodingKeys.video])
    try reward?.validate(at: path + [CodingKeys.reward])
    guard (1...SampleAdUnit.maximumLatencyMilliseconds).contains(lifetimeMilliseconds) else {
      throw SampleInventoryError.invalidValue(
        keyPath: (path + [CodingKeys.lifetimeMilliseconds]).keyPath,
        problem: "\(lifetimeMilliseconds) is not from 1 to \(SampleAdUnit.maximumLatencyMilliseconds);"
          + " give the time for which the ad can be presented."
      )
    }
  }
}

extension SampleCreative: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case headline, body, callToAction, advertiser, store, price, starRating, degreeOfAwesomeness
    case icon, landscapeImages, portraitImages, givesURLsOnly, video, click
    case reward, failsToPresent, lifetimeMilliseconds
  }

  /// Reads a creative; unknown keys are errors.
  public init(from decoder: any Decoder) throws {
    let container = try StrictContainer<CodingKeys>(decoder)
    headline = try container.optional(String.self, .headline)
    body = try container.optional(String.self, .body)
    callToAction = try container.optional(String.self, .callToAction)
    advertiser = try container.optional(String.self, .advertiser)
    store = try container.optional(String.self, .store)
    price = try container.optional(String.self, .price)
    starRating = try container.optional(Decimal.self, .starRating)
    degreeOfAwesomeness = try container.optional(String.self, .degreeOfAwesomeness)
    icon = try container.optional(SampleCreativeImage.self, .icon)
    landscapeImages = try container.optional([SampleCreativeImage].self, .landscapeImages) ?? []
    portraitImages = try container.optional([SampleCreativeImage].self, .portraitImages) ?? []
    givesURLsOnly = try container.optional(Bool.self, .givesURLsOnly) ?? false
    video = try container.optional(SampleVideo.self, .video)
    click = try container.optional(SampleClickAction.self, .click) ?? .none
    reward = try container.optional(SampleReward.self, .reward)
    failsToPresent = try container.optional(Bool.self, .failsToPresent) ?? false
    lifetimeMilliseconds =
      try container.optional(Int.self, .lifetimeMilliseconds) ?? Self.defaultLifetimeMilliseconds
  }
}
