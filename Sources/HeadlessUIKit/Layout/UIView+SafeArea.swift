import Foundation

extension UIView {
  /// The margins inside the view in the direction of reading, which is left to right here.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top,
        leading: margins.left,
        bottom: margins.bottom,
        trailing: margins.right
      )
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top,
        left: newValue.leading,
        bottom: newValue.bottom,
        right: newValue.trailing
      )
    }
  }

  /// The part of the superview's insets that reaches into the view, and the controller's additional insets.
  var insetsOfSafeArea: UIEdgeInsets {
    var insets = viewController?.additionalSafeAreaInsets ?? .zero
    guard let superview else { return insets }
    let safe = superview.bounds.inset(by: superview.safeAreaInsets)
    guard safe != superview.bounds else { return insets }
    insets.top += max(0, safe.minY - frame.minY)
    insets.left += max(0, safe.minX - frame.minX)
    insets.bottom += max(0, frame.maxY - safe.maxY)
    insets.right += max(0, frame.maxX - safe.maxX)
    return insets
  }

  /// Tells this view, its controller and all views inside it that the safe area changed.
  func notifySafeAreaChanged() {
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    for view in subviews { view.notifySafeAreaChanged() }
  }
}
