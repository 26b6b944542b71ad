/// Recognizes taps: those of ``UIView/tap()`` and ``UIWindow/tap(at:)``.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture. Unlike in UIKit, there can be any time between them.
  open var numberOfTapsRequired = 1
  /// How many fingers have to tap. A gesture of more than one is never recognized here, as one finger taps.
  open var numberOfTouchesRequired = 1

  private var tapCount = 0

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.count == numberOfTouchesRequired else {
      state = .failed
      return
    }
    tapCount += 1
    if tapCount >= numberOfTapsRequired { state = .ended }
  }

  open override func reset() { tapCount = 0 }
}
