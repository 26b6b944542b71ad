public import Foundation

// Free functions, as in Google's interface. All of them may be called on any thread.

/// A fixed size of any width and height, in points; ``AdSizeInvalid`` when these are not finite and greater than 0.
///
/// Mirrors `GADAdSizeFromCGSize`.
public func adSizeFor(cgSize size: CGSize) -> AdSize { AdSize(size: size).orInvalid }

/// A fixed size of this height in points, as wide as the screen is in portrait orientation.
///
/// Mirrors `GADAdSizeFullWidthPortraitWithHeight`.
public func fullWidthPortrait(height: CGFloat) -> AdSize {
  AdSize(width: DeviceScreen.portraitSize.width, height: height).orInvalid
}

/// A fixed size of this height in points, as wide as the screen is in landscape orientation.
///
/// Mirrors `GADAdSizeFullWidthLandscapeWithHeight`.
public func fullWidthLandscape(height: CGFloat) -> AdSize {
  AdSize(width: DeviceScreen.portraitSize.height, height: height).orInvalid
}

/// Whether an ad can have this size: it is fluid, or its width and height are finite and greater than 0.
///
/// Mirrors `IsGADAdSizeValid`.
public func isAdSizeValid(size: AdSize) -> Bool {
  switch size.kind {
  case .fluid: true
  case .fixed, .anchoredAdaptive, .inlineAdaptive:
    size.size.width.isFinite && size.size.width > 0 && size.size.height.isFinite && size.size.height > 0
  case nil: false
  }
}

/// Whether two sizes are of the same kind, width and height.
///
/// Mirrors `GADAdSizeEqualToSize`.
public func isAdSizeEqualToSize(size1: AdSize, size2: AdSize) -> Bool { size1 == size2 }

/// Whether the ad finds its height by itself.
///
/// Mirrors `GADAdSizeIsFluid`.
public func isAdSizeFluid(size: AdSize) -> Bool { size.kind == .fluid }

/// Width and height in points; zero for a size that is not valid, and for a fluid one.
///
/// Mirrors `CGSizeFromGADAdSize`.
public func cgSize(for size: AdSize) -> CGSize { isAdSizeValid(size: size) ? size.size : .zero }

/// A description for logs: `320x50`, with the kind behind it where the size is not fixed.
///
/// Mirrors `NSStringFromGADAdSize`.
public func string(for size: AdSize) -> String {
  guard isAdSizeValid(size: size) else { return "invalid" }
  let lengths = "\(size.size.width.plainText)x\(size.size.height.plainText)"
  return switch size.kind {
  case .fluid: "fluid"
  case .anchoredAdaptive: "\(lengths) anchored adaptive"
  case .inlineAdaptive: "\(lengths) inline adaptive"
  case .fixed, nil: lengths
  }
}

/// The version as text: `12.4.304`.
///
/// Mirrors `GADGetStringFromVersionNumber`.
public func string(for version: VersionNumber) -> String { version.description }

/// The one of these sizes that fits best into another.
///
/// A size fits when it is neither wider nor higher, at least half as wide, and at least seven tenths as high. Where
/// the other's height is the most that an ad may have, as in adaptive sizes, any height up to that fits. Of those that
/// fit the largest is the best.
///
/// - Parameters:
///   - original: the size that was asked for.
///   - possibleAdSizes: the sizes that the network has, from ``nsValue(for:)``; other values are passed over.
/// - Returns: one of them, or ``AdSizeInvalid`` when none fits.
///
/// Mirrors `GADClosestValidSizeForAdSizes`.
public func closestValidSizeForAdSizes(original: AdSize, possibleAdSizes: [NSValue]) -> AdSize {
  let possible = possibleAdSizes.map(adSizeFor(nsValue:)).filter(isAdSizeValid(size:))
  if isAdSizeValid(size: original), possible.contains(original) { return original }
  return possible.filter { $0.fits(into: original) }.max { $0.area < $1.area } ?? AdSizeInvalid
}

extension AdSize {
  fileprivate var orInvalid: AdSize { isAdSizeValid(size: self) ? self : AdSizeInvalid }

  fileprivate var area: CGFloat { size.width * size.height }

  fileprivate func fits(into other: AdSize) -> Bool {
    guard let kind = other.kind, kind != .fluid, isAdSizeValid(size: other), !isAdSizeFluid(size: self) else {
      return false
    }
    let leastHeight = kind.hasLooseHeight ? 0 : other.size.height * Self.leastPartOfHeight
    return (other.size.width * Self.leastPartOfWidth...other.size.width).contains(size.width)
      && (leastHeight...other.size.height).contains(size.height)
  }

  /// Google's reference speaks of a fraction without naming it. These are the ones that adapters used before there was
  /// this function.
  private static let leastPartOfWidth = 0.5
  private static let leastPartOfHeight = 0.7
}
