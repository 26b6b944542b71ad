public import Foundation

/// A view that turns touches into actions.
open class UIControl: UIView {
  /// Whether touches have an effect.
  open var isEnabled = true
  /// Whether the control is on, for controls that can be.
  open var isSelected = false
  /// Whether a finger is on the control. Kept only.
  open var isHighlighted = false

  private var actions: [(action: UIAction, event: Event)] = []

  /// A control with this frame that calls an action when it does what it is for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The control's states, taken together.
  open var state: State {
    var state: State = isEnabled ? .normal : .disabled
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Calls the action's handler whenever one of these events happens. The same action twice replaces.
  public func addAction(_ action: UIAction, for event: Event) {
    removeAction(identifiedBy: action.identifier, for: event)
    append(action, for: event)
  }

  func append(_ action: UIAction, for event: Event) { actions.append((action, event)) }

  /// Removes the action for these events.
  public func removeAction(_ action: UIAction, for event: Event) {
    removeAction(identifiedBy: action.identifier, for: event)
  }

  /// Removes the action of that name for these events.
  public func removeAction(identifiedBy identifier: UIAction.Identifier, for event: Event) {
    actions.removeAll { $0.action.identifier == identifier && $0.event == event }
  }

  /// Calls the handlers for an event, as a touch would.
  open func sendActions(for event: Event) {
    for entry in actions where !entry.event.isDisjoint(with: event) {
      entry.action.sender = self
      entry.action.handler(entry.action)
      entry.action.sender = nil
    }
  }

  /// The event that a tap is for this control, beside `touchUpInside`.
  var tapEvent: Event { [] }

  /// Does what a tap does before the actions are called: turns a switch, for instance.
  func performTap() {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEnabled { sendActions(for: .touchDown) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    performTap()
    sendActions(for: tapEvent.union(.touchUpInside))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEnabled { sendActions(for: .touchCancel) }
  }

  /// Whether a tap is for the control rather than for a recognizer on a view around it.
  ///
  /// Buttons and switches say so, as in UIKit: a bare control lets the recognizer have the tap. A recognizer that does
  /// not cancel touches gets the tap, too.
  func keepsTap(from recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.cancelsTouchesInView, recognizer.view !== self,
      let tap = recognizer as? UITapGestureRecognizer
    else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
