public import Foundation

/// An anchor for a width or a height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Creates an inactive constraint that makes the length `c` points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, constant: c) }

  /// Creates an inactive constraint that makes the length `c` points or more.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, constant: c)
  }

  /// Creates an inactive constraint that makes the length `c` points or less.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, constant: c)
  }

  /// Creates an inactive constraint that makes the length a multiple of another, plus `c` points.
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// Creates an inactive constraint that makes the length a multiple of another or more, plus `c` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Creates an inactive constraint that makes the length a multiple of another or less, plus `c` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  private func relate(_ relation: NSLayoutConstraint.Relation, constant: CGFloat) -> NSLayoutConstraint {
    relate(relation, to: NSLayoutDimension?.none, constant: constant)
  }
}
