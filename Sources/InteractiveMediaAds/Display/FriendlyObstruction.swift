public import Foundation
public import HeadlessUIKit

/// Why a view may lie over an ad.
///
/// Mirrors `IMAFriendlyObstructionPurpose`. Source: SDK reference, `IMAFriendlyObstruction.h`.
public enum FriendlyObstructionPurpose: UInt, Sendable, Hashable, CaseIterable {
  /// It controls the player.
  case mediaControls = 0
  /// It closes the ad.
  case closeAd
  /// It cannot be seen.
  case notVisible
  /// Another reason.
  case other
}

/// A view that may lie over an ad without counting against its visibility.
///
/// Mirrors `IMAFriendlyObstruction`. Source: SDK reference, `IMAFriendlyObstruction.h`.
@preconcurrency
@MainActor
public final class FriendlyObstruction: NSObject {
  /// The view.
  public let view: UIView
  /// Why it lies there.
  public let purpose: FriendlyObstructionPurpose
  /// The same in words.
  public let detailedReason: String?

  /// A view that lies over the ad for this reason.
  public init(view: UIView, purpose: FriendlyObstructionPurpose, detailedReason: String?) {
    self.view = view
    self.purpose = purpose
    self.detailedReason = detailedReason
    super.init()
  }
}
