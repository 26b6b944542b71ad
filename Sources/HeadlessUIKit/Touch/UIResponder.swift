public import Foundation

/// An object that can receive events, as in UIKit.
@preconcurrency
@MainActor
open class UIResponder: NSObject {
  /// A responder with no successor.
  public override init() { super.init() }

  /// The responder that gets the events that this one does not handle.
  open var next: UIResponder? { nil }

  /// A finger came down. Passed on to ``UIResponder/next`` unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// A finger went up where it came down. Passed on to ``UIResponder/next`` unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// A finger moved. Passed on to ``UIResponder/next`` unless overridden; never called here, as only taps are simulated.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// A gesture recognizer has taken the touch. Passed on to ``UIResponder/next`` unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: First responder

  /// Whether the responder was made first responder, and no other after it.
  open var isFirstResponder: Bool { UIResponder.first === self }
  /// Whether the responder can become first responder. False unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder gives up being first responder. True unless overridden.
  open var canResignFirstResponder: Bool { true }

  private static weak var first: UIResponder?

  /// Makes the responder the first one, if it can be and the one before it gives up.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, UIResponder.first?.resignFirstResponder() != false else { return false }
    UIResponder.first = self
    return true
  }

  /// Gives up being first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.first = nil
    return true
  }
}
