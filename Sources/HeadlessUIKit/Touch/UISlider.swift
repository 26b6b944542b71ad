/// A control for a value in a range.
open class UISlider: UIControl {
  /// The least value.
  open var minimumValue: Float = 0 {
    didSet { value = kept }
  }
  /// The greatest value.
  open var maximumValue: Float = 1 {
    didSet { value = kept }
  }
  /// The value, kept in the range. Setting it calls no action.
  open var value: Float {
    get { kept }
    set { kept = max(minimumValue, min(newValue, maximumValue)) }
  }
  private var kept: Float = 0
  /// Whether actions are called while the user drags, too. Kept only.
  open var isContinuous = true
  /// The color of the part below the value. Kept only.
  open var minimumTrackTintColor: UIColor?
  /// The color of the part above the value. Kept only.
  open var maximumTrackTintColor: UIColor?
  /// The color of the part that moves. Kept only.
  open var thumbTintColor: UIColor?

  /// Sets the value without calling an action.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Sets the value as a user does who drags the slider there, and calls the actions. Nothing happens if the slider is
  /// disabled. Only here; UIKit has real fingers.
  public func drag(to value: Float) {
    guard isEnabled else { return }
    sendActions(for: .touchDown)
    self.value = value
    sendActions(for: .valueChanged)
    sendActions(for: .touchUpInside)
  }
}
