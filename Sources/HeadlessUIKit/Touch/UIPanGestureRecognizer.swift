public import Foundation

/// Stands for a drag. None is simulated: set the translation and ``UIGestureRecognizer/state`` to have it recognized.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers that have to move. Kept only.
  open var minimumNumberOfTouches = 1
  /// The most fingers that may move. Kept only.
  open var maximumNumberOfTouches = Int.max
  private var translation = CGPoint.zero

  /// How far the fingers have moved: what was set, for any view.
  open func translation(in view: UIView?) -> CGPoint { translation }
  /// Sets how far the fingers have moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { self.translation = translation }
  /// How fast the fingers move: always zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
