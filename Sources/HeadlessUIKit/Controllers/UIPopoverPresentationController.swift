public import Foundation

/// What knows where a popover points. Kept only: every controller covers its window.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open weak var sourceView: UIView?
  /// The rectangle of the view that the popover points at.
  open var sourceRect = CGRect.null
  /// The ways in which the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// Ways in which a popover's arrow points. The raw values are UIKit's.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt
  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upward.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Downward.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// In any way.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
