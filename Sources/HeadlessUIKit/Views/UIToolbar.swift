/// A bar with buttons.
open class UIToolbar: UIView {
  /// The buttons. Tap one with `UIBarButtonItem.tap()`.
  open var items: [UIBarButtonItem]?
  /// The color of the bar. Kept only.
  open var barTintColor: UIColor?
  /// Whether one sees through the bar. Kept only.
  open var isTranslucent = true

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
