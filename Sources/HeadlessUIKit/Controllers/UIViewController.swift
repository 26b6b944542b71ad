public import Foundation

/// The owner of a screenful of views, as in UIKit. Presenting shows at once; there are no animations.
@preconcurrency
@MainActor
open class UIViewController: UIResponder {
  // MARK: View

  private var loadedView: UIView?

  /// The controller's view, made when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
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
  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// The name of the nib that the controller was made with, which is never loaded.
  public let nibName: String?
  /// The bundle that the controller was made with.
  public let nibBundle: Bundle?

  /// A controller without a view yet. There are no nibs: both arguments are kept only.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// A controller without a view yet.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Not for use here: there are no storyboards.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  open override var next: UIResponder? { loadedView?.superview ?? parent?.viewIfLoaded }

  /// Makes ``view``: an empty one, as large as the screen, unless overridden.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// Makes ``view`` if it was not made yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  // MARK: Hooks

  /// Called after the view was made. Does nothing unless overridden.
  open func viewDidLoad() {}
  /// Called before the view comes on the screen. Does nothing unless overridden.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is on the screen and has its size. Does nothing unless overridden.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view came on the screen. Does nothing unless overridden.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen. Does nothing unless overridden.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view left the screen. Does nothing unless overridden.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view places its subviews. Does nothing unless overridden.
  open func viewWillLayoutSubviews() {}
  /// Called after the view placed its subviews. Does nothing unless overridden.
  open func viewDidLayoutSubviews() {}
  /// Called after the view's safe area changed. Does nothing unless overridden.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the view changed its constraints. Does nothing unless overridden.
  open func updateViewConstraints() {}
  /// Called when memory is short, which never happens here.
  open func didReceiveMemoryWarning() {}

  /// Called before the view gets another size; see ``UIWindow/transition(to:)``. Tells the children unless overridden.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called after the window was turned, from how it was before. Deprecated in UIKit in favor of
  /// ``viewWillTransition(to:with:)``. Does nothing unless overridden.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  // MARK: Segues

  /// Called before a segue to another controller. Does nothing unless overridden.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue is to be performed. True unless overridden.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  // MARK: What the system asks

  /// The title that a container shows.
  open var title: String?
  /// The size that the controller would have in a container.
  open var preferredContentSize = CGSize.zero
  /// The edges under which the view may lie. Kept only.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// What is added to the view's safe area insets.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.notifySafeAreaChanged() } }
  }
  /// How the interface may be turned: on a phone in any way but upside down, unless overridden.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// How the interface is turned when the controller is presented: upright unless overridden.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the interface turns with the device. True unless overridden.
  open var shouldAutorotate: Bool { true }
  /// Whether the status bar is hidden. False unless overridden.
  open var prefersStatusBarHidden: Bool { false }
  /// The look of the status bar: the default one unless overridden.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the line at the bottom of the screen hides. False unless overridden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Where the focus is to go. To the view unless overridden.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

  // MARK: Presentation

  /// The controller that covers this one.
  public internal(set) var presentedViewController: UIViewController?
  /// The controller that this one covers.
  public internal(set) weak var presentingViewController: UIViewController?
  /// Whether the controller is about to cover another one.
  public internal(set) var isBeingPresented = false
  /// Whether the controller is about to be taken away.
  public internal(set) var isBeingDismissed = false
  /// How the controller covers another one. Kept only: it covers the window.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes on the screen. Kept only: it is there at once.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot take the controller away with a gesture. Kept only.
  open var isModalInPresentation = false
  /// Whether controllers inside this one are covered by those they present. Kept only.
  open var definesPresentationContext = false
  var keptPresentationController: UIPresentationController?

  /// Covers this controller's window with another controller.
  ///
  /// As in UIKit nothing happens, and `completion` is not called, when this controller's view is in no window
  /// or already covered.
  open func present(
    _ viewController: UIViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    cover(with: viewController, animated: animated, completion: completion)
  }

  /// Takes away the controller that covers this one, with all that cover it in turn; a controller that is not
  /// covered takes itself away.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    uncover(animated: animated, completion: completion)
  }

  // MARK: Containers

  /// The controllers inside this one.
  public internal(set) var children: [UIViewController] = []
  /// The controller that this one is in.
  public internal(set) weak var parent: UIViewController?
  /// Whether the controller is about to come into a container.
  public internal(set) var isMovingToParent = false
  /// Whether the controller is about to leave a container.
  public internal(set) var isMovingFromParent = false
  /// What a navigation controller shows of this one.
  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// Takes a controller in, after telling it so. The caller places its view and calls ``didMove(toParent:)``.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.parent?.drop(childController)
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the container and calls ``didMove(toParent:)``.
  open func removeFromParent() {
    guard let parent else { return }
    parent.drop(self)
    didMove(toParent: nil)
  }

  /// Called before the container changes. Does nothing unless overridden.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the container changed. Does nothing unless overridden.
  open func didMove(toParent parent: UIViewController?) {}

  private func drop(_ child: UIViewController) {
    children.removeAll { $0 === child }
    child.parent = nil
  }
}
