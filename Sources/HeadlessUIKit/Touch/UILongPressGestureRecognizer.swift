public import Foundation

/// Stands for a long press. No press is simulated: set ``UIGestureRecognizer/state`` to have it recognized.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers have to stay, in seconds. Kept only.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the fingers may move, in points. Kept only.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before the press. Kept only.
  open var numberOfTapsRequired = 0
  /// How many fingers have to press. Kept only.
  open var numberOfTouchesRequired = 1
}
