/// A part of the interface that can have the focus.
///
/// Source: UIKit, `UIFocusItem`.
@preconcurrency
@MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the focus can come here. False for views; true for buttons, switches and text fields that are enabled.
  var canBecomeFocused: Bool { get }
  /// Whether the focus is here.
  var isFocused: Bool { get }
}
