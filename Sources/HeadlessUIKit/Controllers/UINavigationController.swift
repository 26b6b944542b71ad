public import Foundation

/// A stack of controllers, of which the topmost one is shown. Pushing and popping show at once.
open class UINavigationController: UIViewController {
  /// The controllers, from the first to the one shown.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller shown.
  open var topViewController: UIViewController? { children.last }
  /// The controller shown, or the one that covers it.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? presentedViewController ?? topViewController
  }
  /// Whether the bar at the top is hidden. Stored; no bar is displayed.
  open var isNavigationBarHidden = false

  /// A navigation controller that shows this one.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// A navigation controller without controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Not for use here: there are no storyboards.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let top = topViewController { place(top) }
  }

  /// Hides or shows the bar at the top. The value is stored; no bar is displayed.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Puts a controller on the stack and shows it. Nothing happens if it is on the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !children.contains(viewController) else { return }
    setViewControllers(children + [viewController], animated: animated)
  }

  /// Takes the controller shown from the stack, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    setViewControllers(children.dropLast(), animated: animated)
    return top
  }

  /// Takes all controllers above this one from the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = children.firstIndex(of: viewController) else { return nil }
    let popped = Array(children[(index + 1)...])
    setViewControllers(Array(children[...index]), animated: animated)
    return popped
  }

  /// Takes all controllers but the first from the stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Sets the stack and shows its last controller.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let (old, new) = (children, viewControllers)
    let (oldTop, newTop) = (old.last, new.last)
    let leaving = old.filter { !new.contains($0) }
    let coming = new.filter { !old.contains($0) }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in coming { addChild(controller) }
    if oldTop !== newTop {
      oldTop?.isMovingFromParent = oldTop.map(leaving.contains) ?? false
      newTop?.isMovingToParent = newTop.map(coming.contains) ?? false
      exchange(oldTop, for: newTop, animated: animated)
      oldTop?.isMovingFromParent = false
      newTop?.isMovingToParent = false
    }
    for controller in leaving { controller.removeFromParent() }
    children = new
    for controller in coming { controller.didMove(toParent: self) }
  }
}
