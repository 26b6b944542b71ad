public import Foundation

/// The size of a banner.
///
/// Mirrors `GADAdSize`.
public struct AdSize: Hashable, Sendable {
  /// Width and height in points. For an adaptive size the height is the largest that the ad may have; a fluid size has
  /// none.
  public var size: CGSize
  /// What kind of size it is; 0 for a fixed one. Make other kinds with the functions for them.
  public var flags: UInt

  /// A size of these parts.
  public init(size: CGSize = .zero, flags: UInt = 0) {
    self.size = size
    self.flags = flags
  }

  init(width: CGFloat, height: CGFloat, kind: AdSizeKind = .fixed) {
    self.init(size: CGSize(width: width, height: height), flags: kind.rawValue)
  }

  /// What kind of size it is; nil when the flags are of no kind.
  var kind: AdSizeKind? { AdSizeKind(rawValue: flags) }
}

/// How exact a size is meant.
enum AdSizeKind: UInt {
  /// The ad has this size.
  case fixed = 0
  /// The ad has the width of what it is put into, and finds its height.
  case fluid = 1
  /// The slot, at the edge of the screen, has this size; the ad fits into it.
  case anchoredAdaptive = 2
  /// The ad, in content that scrolls, has this width and at most this height.
  case inlineAdaptive = 4

  /// Whether the height is the most that an ad may have.
  var hasLooseHeight: Bool { self == .anchoredAdaptive || self == .inlineAdaptive }
}

/// 320 × 50 points, for phones.
public let AdSizeBanner = AdSize(width: 320, height: 50)
/// 320 × 100 points, for phones.
public let AdSizeLargeBanner = AdSize(width: 320, height: 100)
/// 300 × 250 points.
public let AdSizeMediumRectangle = AdSize(width: 300, height: 250)
/// 468 × 60 points, for tablets.
public let AdSizeFullBanner = AdSize(width: 468, height: 60)
/// 728 × 90 points, for tablets.
public let AdSizeLeaderboard = AdSize(width: 728, height: 90)
/// 120 × 600 points, for tablets; from mediated networks only.
public let AdSizeSkyscraper = AdSize(width: 120, height: 600)
/// As wide as what the banner is put into, and as high as the ad wants to be.
public let AdSizeFluid = AdSize(width: 0, height: 0, kind: .fluid)
/// No size.
public let AdSizeInvalid = AdSize()
