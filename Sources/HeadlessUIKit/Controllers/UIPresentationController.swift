public import Foundation

/// What knows how a controller is presented. Kept only: every controller covers its window.
@preconcurrency
@MainActor
open class UIPresentationController: NSObject {
  /// The controller that covers another one.
  public private(set) unowned var presentedViewController: UIViewController
  private weak var presenting: UIViewController?
  /// Decides on the presentation. Kept only.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation controller.
  public required init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller that is covered; before presentation the one that will cover it.
  public var presentingViewController: UIViewController {
    presentedViewController.presentingViewController ?? presenting ?? presentedViewController
  }

  /// The window that the presentation is in.
  open var containerView: UIView? { presentedViewController.viewIfLoaded?.window }
  /// The view of the controller that covers another one.
  open var presentedView: UIView? { presentedViewController.view }
}

/// Decides on a presentation. Nothing here asks it, as no user takes a controller away.
@preconcurrency
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether the user may take the controller away. True by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called after the user took the controller away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns true.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}
