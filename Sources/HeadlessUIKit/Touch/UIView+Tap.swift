public import Foundation

extension UIView {
  /// Does what a finger does that taps the middle of this view.
  ///
  /// The touch goes to the topmost view there that takes touches: a control sends its actions, any other
  /// view hands it up the responder chain. Gesture recognizers of that view and of all around it come first,
  /// and may take the touch from it. Only here; UIKit has real fingers.
  ///
  /// - Returns: whether the touch landed on this view, on something inside it, or, when this view takes no
  ///   touches, on something around it. False when the view is hidden, has no size, is covered, is off the
  ///   screen or is in no window.
  @discardableResult
  public func tap() -> Bool {
    guard let window, isVisibleOnScreen else { return false }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let point = convert(middle, to: window)
    guard isInside(everySuperviewAt: point, of: window) else { return false }
    guard let target = window.hitTest(point, with: nil) else { return false }
    guard target.isDescendant(of: self) || isDescendant(of: target) else { return false }
    window.tap(at: point)
    return true
  }

  /// Whether nothing around this view cuts it off at a point of the window: what lies there is then not this
  /// view, though it may be something around it.
  private func isInside(everySuperviewAt point: CGPoint, of window: UIWindow) -> Bool {
    sequence(first: self, next: \.superview).allSatisfy {
      $0.bounds.contains($0.convert(point, from: window))
    }
  }
}

extension UIWindow {
  /// Does what a finger does that taps this point of the window.
  ///
  /// - Returns: the view that got the touch, or nil when there was none at that point.
  @discardableResult
  public func tap(at point: CGPoint) -> UIView? {
    guard let target = hitTest(point, with: nil) else { return nil }
    TapDelivery(UITouch(at: point, in: self, view: target), on: target).deliver()
    return target
  }
}
