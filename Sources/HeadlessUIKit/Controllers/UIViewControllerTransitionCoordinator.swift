public import Foundation

/// What is known of a transition.
@preconcurrency
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether the transition was given up.
  var isCancelled: Bool { get }
  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view that the transition is in.
  var containerView: UIView { get }
  /// How the view is turned.
  var targetTransform: CGAffineTransform { get }
}

/// A transition that code can take part in.
@preconcurrency
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Calls `animation` with the transition, and `completion` after it. Returns whether `animation` will be called.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Calls `animation` with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
