public import Foundation

// Sizes that follow the device. A width that is not finite and greater than 0 gives ``AdSizeInvalid``. All of them may
// be called on any thread; the orientation is only known on the main actor, elsewhere it counts as portrait.

/// A slot of this width in points for a banner at the edge of the screen, held upright: as high as a 320 × 50 banner
/// would be at that width, at most 15 % of the screen's height and 90 points, at least 50 points.
///
/// Mirrors `GADPortraitAnchoredAdaptiveBannerAdSizeWithWidth`.
public func portraitAnchoredAdaptiveBanner(width: CGFloat) -> AdSize {
  .anchored(width: width, on: DeviceScreen.portraitSize.height, .regular)
}

/// Like ``portraitAnchoredAdaptiveBanner(width:)``, on a screen that lies on its side.
///
/// Mirrors `GADLandscapeAnchoredAdaptiveBannerAdSizeWithWidth`.
public func landscapeAnchoredAdaptiveBanner(width: CGFloat) -> AdSize {
  .anchored(width: width, on: DeviceScreen.portraitSize.width, .regular)
}

/// Like ``portraitAnchoredAdaptiveBanner(width:)`` or ``landscapeAnchoredAdaptiveBanner(width:)``, as the interface is
/// turned now.
///
/// Mirrors `GADCurrentOrientationAnchoredAdaptiveBannerAdSizeWithWidth`.
public func currentOrientationAnchoredAdaptiveBanner(width: CGFloat) -> AdSize {
  DeviceScreen.isLandscape
    ? landscapeAnchoredAdaptiveBanner(width: width) : portraitAnchoredAdaptiveBanner(width: width)
}

/// A larger slot of this width in points for a banner at the edge of the screen, held upright: as high as a 320 × 100
/// banner would be at that width, at most 20 % of the screen's height and 150 points, at least 50 points.
///
/// Mirrors `GADLargePortraitAnchoredAdaptiveBannerAdSizeWithWidth`.
public func largePortraitAnchoredAdaptiveBanner(width: CGFloat) -> AdSize {
  .anchored(width: width, on: DeviceScreen.portraitSize.height, .large)
}

/// Like ``largePortraitAnchoredAdaptiveBanner(width:)``, on a screen that lies on its side.
///
/// Mirrors `GADLargeLandscapeAnchoredAdaptiveBannerAdSizeWithWidth`.
public func largeLandscapeAnchoredAdaptiveBanner(width: CGFloat) -> AdSize {
  .anchored(width: width, on: DeviceScreen.portraitSize.width, .large)
}

/// Like ``largePortraitAnchoredAdaptiveBanner(width:)`` or ``largeLandscapeAnchoredAdaptiveBanner(width:)``, as the
/// interface is turned now.
///
/// Mirrors `GADLargeAnchoredAdaptiveBannerAdSizeWithWidth`.
public func largeAnchoredAdaptiveBanner(width: CGFloat) -> AdSize {
  DeviceScreen.isLandscape
    ? largeLandscapeAnchoredAdaptiveBanner(width: width) : largePortraitAnchoredAdaptiveBanner(width: width)
}

/// For content that scrolls, held upright: this width in points, and at most the screen's height.
///
/// Mirrors `GADPortraitInlineAdaptiveBannerAdSizeWithWidth`.
public func portraitInlineAdaptiveBanner(width: CGFloat) -> AdSize {
  inlineAdaptiveBanner(width: width, maxHeight: DeviceScreen.portraitSize.height)
}

/// Like ``portraitInlineAdaptiveBanner(width:)``, on a screen that lies on its side.
///
/// Mirrors `GADLandscapeInlineAdaptiveBannerAdSizeWithWidth`.
public func landscapeInlineAdaptiveBanner(width: CGFloat) -> AdSize {
  inlineAdaptiveBanner(width: width, maxHeight: DeviceScreen.portraitSize.width)
}

/// Like ``portraitInlineAdaptiveBanner(width:)`` or ``landscapeInlineAdaptiveBanner(width:)``, as the interface is
/// turned now.
///
/// Mirrors `GADCurrentOrientationInlineAdaptiveBannerAdSizeWithWidth`.
public func currentOrientationInlineAdaptiveBanner(width: CGFloat) -> AdSize {
  DeviceScreen.isLandscape
    ? landscapeInlineAdaptiveBanner(width: width) : portraitInlineAdaptiveBanner(width: width)
}

/// For content that scrolls: this width, and at most this height, both in points. ``AdSizeInvalid`` for a height below
/// 32 points.
///
/// Mirrors `GADInlineAdaptiveBannerAdSizeWithWidthAndMaxHeight`.
public func inlineAdaptiveBanner(width: CGFloat, maxHeight: CGFloat) -> AdSize {
  let size = AdSize(width: width, height: maxHeight, kind: .inlineAdaptive)
  return isAdSizeValid(size: size) && maxHeight >= AdSize.leastInlineHeight ? size : AdSizeInvalid
}

/// The rule by which an anchored slot gets its height. Google documents the bounds; that the slot has a banner's shape
/// between them is what one measures on devices.
private struct AnchoredHeight {
  /// The banner whose shape it has, where nothing stands in the way.
  var model: AdSize
  /// Not more than this part of the screen's height.
  var mostOfScreen: CGFloat
  /// Nor more than this, in points.
  var most: CGFloat

  static let regular = AnchoredHeight(model: AdSizeBanner, mostOfScreen: 0.15, most: 90)
  static let large = AnchoredHeight(model: AdSizeLargeBanner, mostOfScreen: 0.2, most: 150)

  /// In points; goes before the part of the screen.
  private static let least: CGFloat = 50

  func height(width: CGFloat, screenHeight: CGFloat) -> CGFloat {
    let wanted = (width * model.size.height / model.size.width).rounded()
    return max(min(wanted, (screenHeight * mostOfScreen).rounded(.down), most), Self.least)
  }
}

extension AdSize {
  /// In points, from Google's reference.
  fileprivate static let leastInlineHeight: CGFloat = 32

  fileprivate static func anchored(width: CGFloat, on screenHeight: CGFloat, _ rule: AnchoredHeight) -> AdSize
  {
    let height = rule.height(width: width, screenHeight: screenHeight)
    let size = AdSize(width: width, height: height, kind: .anchoredAdaptive)
    return isAdSizeValid(size: size) ? size : AdSizeInvalid
  }
}
