public import Foundation

/// A request as the network received it.
public struct SampleRequestOptions: Sendable, Hashable {
  /// The format that was asked for.
  public internal(set) var format = SampleAdFormat.native
  /// The size of the banner that was asked for; nil for other formats.
  public internal(set) var bannerSize: SampleBannerSize?
  /// Whether images were to be loaded.
  public internal(set) var downloadsImages = true
  /// Whether several main images were wanted.
  public internal(set) var wantsMultipleImages = false
  /// Which way up main images were wanted.
  public internal(set) var orientation = SampleImageOrientation.any
  /// The corner for the ad's mark.
  public internal(set) var adInfoPosition = SampleAdInfoPosition.topRight
  /// The shape of media that was wanted.
  public internal(set) var mediaShape = SampleMediaShape.any
  /// Whether videos were to start without sound.
  public internal(set) var startsVideosMuted = true
  /// What the content around the ad was about.
  public internal(set) var keywords: [String] = []
  /// Whether it was a test.
  public internal(set) var isTest = false
  /// Whether the app is directed at children; nil if that was not said.
  public internal(set) var isChildDirected: Bool?
  /// Whether the user is under the age of consent; nil if that was not said.
  public internal(set) var isUnderAgeOfConsent: Bool?
  /// The bid that the ad was to be of; nil outside auctions.
  public internal(set) var bidResponse: String?
  /// The picture to be laid over the ad, if there was one.
  public internal(set) var watermark: Data?
}

/// A corner of an ad.
public enum SampleAdInfoPosition: Int, Sendable, Hashable, CaseIterable {
  /// Top right.
  case topRight
  /// Top left.
  case topLeft
  /// Bottom right.
  case bottomRight
  /// Bottom left.
  case bottomLeft
}

/// The shape of an ad's media.
public enum SampleMediaShape: Int, Sendable, Hashable, CaseIterable {
  /// No preference.
  case any
  /// Wider than high.
  case landscape
  /// Higher than wide.
  case portrait
  /// As wide as high.
  case square
}
