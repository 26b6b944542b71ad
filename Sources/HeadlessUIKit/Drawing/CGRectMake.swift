#if os(Linux)
  public import Foundation

  // Core Graphics has these beside the initialisers, and adapters that came from Objective-C use them. UIKit brings
  // Core Graphics along; this module does what Foundation leaves out.

  /// A point of these coordinates.
  public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// A size of these lengths.
  public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  /// A rectangle of this origin and size.
  public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }
#endif
