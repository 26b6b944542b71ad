public import Foundation

/// An anchor for a place from top to bottom.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Creates an inactive constraint that keeps the system's distance below the other anchor.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: multiplier * systemSpacing)
  }

  /// Creates an inactive constraint that keeps at least the system's distance below the other anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: multiplier * systemSpacing)
  }

  /// Creates an inactive constraint that keeps at most the system's distance below the other anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: multiplier * systemSpacing)
  }
}
