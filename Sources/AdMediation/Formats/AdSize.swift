public import Foundation

/// The size of a banner.
///
/// Mirrors `GADAdSize`.
public struct AdSize: Hashable, Sendable {
  /// Width and height in points.
  public var size: CGSize
  /// What kind of size it is; 0 for a fixed one.
  public var flags: UInt

  /// A size of these parts.
  public init(size: CGSize = .zero, flags: UInt = 0) {
    self.size = size
    self.flags = flags
  }
}

/// 320 × 50 points.
public let AdSizeBanner = AdSize(size: CGSize(width: 320, height: 50))
/// No size.
public let AdSizeInvalid = AdSize()

/// Whether a size can be asked for.
public func isAdSizeValid(size: AdSize) -> Bool { size.size.width > 0 && size.size.height > 0 }
