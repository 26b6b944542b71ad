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
    guard let window, isVisibleOnScreen, let point = middle(in: window) else { return false }
    guard let target = window.hitTest(point, with: nil) else { return false }
    guard target.isDescendant(of: self) || isDescendant(of: target) else { return false }
    window.tap(target, at: point)
    return true
  }

  /// The middle of this view in the window's coordinates; nil where something around the view cuts it off there: what
  /// lies there is then not this view, though it may be something around it.
  private func middle(in window: UIWindow) -> CGPoint? {
    var point = CGPoint(x: bounds.midX, y: bounds.midY)
    var pointInWindow: CGPoint?
    for view in sequence(first: self as UIView, next: \.superview) {
      guard view.bounds.contains(point) else { return nil }
      if view === window { pointInWindow = point }
      point = view.convert(toSuperview: point)
    }
    return pointInWindow
  }
}

extension UIWindow {
  /// Does what a finger does that taps this point of the window.
  ///
  /// - Returns: the view that got the touch, or nil when there was none at that point.
  @discardableResult
  public func tap(at point: CGPoint) -> UIView? {
    guard let target = hitTest(point, with: nil) else { return nil }
    tap(target, at: point)
    return target
  }

  fileprivate func tap(_ target: UIView, at point: CGPoint) {
    TapDelivery(UITouch(at: point, in: self, view: target), on: target).deliver()
  }
}
