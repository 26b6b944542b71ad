public import Foundation

/// A part of the interface that says where the focus goes: a view or a view controller.
///
/// Source: UIKit, `UIFocusEnvironment`.
@preconcurrency
@MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus is to go, best first. The first that has an item to focus gets it.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Asks for a focus update soon. Ignored, as in UIKit, while the focus is elsewhere: outside this environment.
  func setNeedsFocusUpdate()
  /// Makes an update that was asked for, at once.
  func updateFocusIfNeeded()
}

extension UIFocusEnvironment {
  /// Asks for a focus update soon.
  public func setNeedsFocusUpdate() { UIFocusSystem.shared.requestFocusUpdate(in: self) }
  /// Makes an update that was asked for, at once.
  public func updateFocusIfNeeded() { UIFocusSystem.shared.updateFocusIfNeeded() }

  /// Whether another environment is this one or inside it.
  func contains(_ environment: any UIFocusEnvironment) -> Bool {
    var next: (any UIFocusEnvironment)? = environment
    while let current = next {
      if current === self { return true }
      next = current.parentFocusEnvironment
    }
    return false
  }
}

extension UIView: UIFocusItem {
  /// The controller whose view this is, or the view around this one.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? superview }
  /// Whether the view has the focus.
  public var isFocused: Bool { UIFocusSystem.shared.focusedItem === self }
}

extension UIViewController: UIFocusEnvironment {
  /// The view around this controller's view.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }
}
