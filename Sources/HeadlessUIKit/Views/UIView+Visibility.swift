import Foundation

extension UIView {
  /// Whether any part of the view is on the screen: in a window, with nothing around it hidden, transparent or
  /// scrolled away. Whether something lies in front of it does not count.
  public var isVisibleOnScreen: Bool {
    guard let window, !bounds.isEmpty else { return false }
    var visible = bounds
    var view: UIView = self
    while true {
      guard !view.isHidden, view.alpha >= 0.01 else { return false }
      visible = visible.intersection(view.bounds)
      guard !visible.isNull, !visible.isEmpty else { return false }
      guard view !== window, let parent = view.superview else { return true }
      visible.origin = view.convert(toSuperview: visible.origin)
      view = parent
    }
  }
}
