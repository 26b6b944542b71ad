import Foundation

/// A view that turns touches into actions.
open class UIControl: UIView {
  /// What happened to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// An event of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger went up in the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
  }

  /// Whether touches have an effect.
  open var isEnabled = true

  private var actions: [(action: UIAction, event: Event)] = []

  /// Calls the action's handler whenever one of these events happens. The same action twice replaces.
  public func addAction(_ action: UIAction, for event: Event) {
    removeAction(identifiedBy: action.identifier, for: event)
    actions.append((action, event))
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

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEnabled { sendActions(for: .touchDown) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEnabled { sendActions(for: .touchUpInside) }
  }
}
