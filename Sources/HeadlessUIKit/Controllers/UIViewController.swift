public import Foundation

/// The owner of a screenful of views, as in UIKit. Presenting shows at once; there are no animations.
@preconcurrency
@MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?

  /// The controller's view, made when first asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// The view, if it was made.
  public var viewIfLoaded: UIView? { loadedView }
  /// The controller that covers this one.
  public private(set) var presentedViewController: UIViewController?
  /// The controller that this one covers.
  public private(set) weak var presentingViewController: UIViewController?

  /// A controller without a view yet.
  public override init() { super.init() }

  /// Not for use here: there are no storyboards.
  public required init?(coder: NSCoder) { super.init() }

  open override var next: UIResponder? { loadedView?.superview }

  /// Makes ``view``: an empty one, as large as the screen, unless overridden.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// Called after the view was made. Does nothing unless overridden.
  open func viewDidLoad() {}
  /// Called before the view comes on the screen. Does nothing unless overridden.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view came on the screen. Does nothing unless overridden.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen. Does nothing unless overridden.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view left the screen. Does nothing unless overridden.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Covers this controller's window with another controller.
  ///
  /// As in UIKit nothing happens, and `completion` is not called, when this controller's view is in no window
  /// or already covered.
  open func present(
    _ viewController: UIViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard let window = viewIfLoaded?.window, presentedViewController == nil,
      viewController.presentingViewController == nil, viewController !== self,
      let presentedView = viewController.view
    else { return }
    presentedViewController = viewController
    viewController.presentingViewController = self
    viewController.viewWillAppear(animated)
    presentedView.frame = window.bounds
    window.addSubview(presentedView)
    window.layoutIfNeeded()
    viewController.viewDidAppear(animated)
    completion?()
  }

  /// Takes away the controller that covers this one, with all that cover it in turn; a controller that is not
  /// covered takes itself away.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let top = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    if top.presentedViewController != nil { top.dismiss(animated: animated) }
    top.viewWillDisappear(animated)
    top.viewIfLoaded?.removeFromSuperview()
    presentedViewController = nil
    top.presentingViewController = nil
    top.viewDidDisappear(animated)
    completion?()
  }

  func appear() {
    viewWillAppear(false)
    viewDidAppear(false)
  }
}
