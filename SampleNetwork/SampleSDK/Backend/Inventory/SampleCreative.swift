import AdPlatform
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

  func flaws(at path: [any CodingKey]) -> [SampleInventoryError] {
    var flaws = icon?.flaws(at: path + [CodingKeys.icon]) ?? []
    for (key, images) in [(CodingKeys.landscapeImages, landscapeImages), (.portraitImages, portraitImages)] {
      for (index, image) in images.enumerated() { flaws += image.flaws(at: path + [key, AnyKey(index)]) }
    }
    flaws += video?.flaws(at: path + [CodingKeys.video]) ?? []
    flaws += reward?.flaws(at: path + [CodingKeys.reward]) ?? []
    if let flaw = flawOfLifetime(at: path) { flaws.append(flaw) }
    return flaws
  }

  private func flawOfLifetime(at path: [any CodingKey]) -> SampleInventoryError? {
    guard !(1...SampleAdUnit.maximumLatencyMilliseconds ~= lifetimeMilliseconds) else { return nil }
    return .invalidValue(
      keyPath: (path + [CodingKeys.lifetimeMilliseconds]).keyPath,
      problem: "\(lifetimeMilliseconds) is not from 1 to \(SampleAdUnit.maximumLatencyMilliseconds);"
        + " give the time for which the ad can be presented."
    )
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
    var members = try StrictMembers<CodingKeys, SampleInventoryError>(decoder)
    headline = members.optional(String.self, .headline)
    body = members.optional(String.self, .body)
    callToAction = members.optional(String.self, .callToAction)
    advertiser = members.optional(String.self, .advertiser)
    store = members.optional(String.self, .store)
    price = members.optional(String.self, .price)
    starRating = members.optional(Decimal.self, .starRating)
    degreeOfAwesomeness = members.optional(String.self, .degreeOfAwesomeness)
    icon = members.optional(SampleCreativeImage.self, .icon)
    landscapeImages =
      members.optionalList(SampleCreativeImage.self, .landscapeImages)?.compactMap(\.self) ?? []
    portraitImages = members.optionalList(SampleCreativeImage.self, .portraitImages)?.compactMap(\.self) ?? []
    givesURLsOnly = members.optional(Bool.self, .givesURLsOnly) ?? false
    video = members.optional(SampleVideo.self, .video)
    click = members.optional(SampleClickAction.self, .click) ?? .none
    reward = members.optional(SampleReward.self, .reward)
    failsToPresent = members.optional(Bool.self, .failsToPresent) ?? false
    lifetimeMilliseconds =
      members.optional(Int.self, .lifetimeMilliseconds) ?? Self.defaultLifetimeMilliseconds
    // The images, the video and the reward have said themselves what is wrong with them.
    if let flaw = flawOfLifetime(at: decoder.codingPath) { members.add(flaw) }
    try members.finish()
  }
}
