public import Foundation

/// An object that can receive events, as in UIKit.
@preconcurrency
@MainActor
open class UIResponder: NSObject {
  /// A responder with no successor.
  public override init() { super.init() }

  /// The responder that gets the events that this one does not handle.
  open var next: UIResponder? { nil }

  /// A finger came down. Passed on to ``next`` unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// A finger went up where it came down. Passed on to ``next`` unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
}
