public import Foundation

/// A control that is on or off.
open class UISwitch: UIControl {
  /// Whether the switch is on. Setting it calls no action.
  open var isOn = false
  /// The color of the switch while it is on.
  open var onTintColor: UIColor?
  /// The color of the part that moves.
  open var thumbTintColor: UIColor?

  open override var canBecomeFocused: Bool { isEnabled }

  /// A switch of the system's size, whatever the frame's.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }

  /// Not for use here: there are no storyboards.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Turns the switch on or off without calling an action.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var tapEvent: Event { [.valueChanged, .primaryActionTriggered] }
  override func performTap() { isOn.toggle() }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !keepsTap(from: gestureRecognizer)
  }
}
