public import Foundation

/// An anchor for a place from left to right.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Creates an inactive constraint that keeps the system's distance after the other anchor.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: multiplier * systemSpacing)
  }

  /// Creates an inactive constraint that keeps at least the system's distance after the other anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: multiplier * systemSpacing)
  }

  /// Creates an inactive constraint that keeps at most the system's distance after the other anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: multiplier * systemSpacing)
  }
}
