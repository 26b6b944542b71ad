extension UIViewController {
  func cover(with viewController: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let window = viewIfLoaded?.window, presentedViewController == nil,
      viewController.presentingViewController == nil, viewController !== self,
      let presentedView = viewController.view
    else { return }
    presentedViewController = viewController
    viewController.presentingViewController = self
    viewController.isBeingPresented = true
    viewController.willAppear(animated)
    presentedView.frame = window.bounds
    window.addSubview(presentedView)
    window.layoutIfNeeded()
    viewController.didAppear(animated)
    viewController.isBeingPresented = false
    completion?()
  }

  func uncover(animated: Bool, completion: (() -> Void)?) {
    guard let top = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    if top.presentedViewController != nil { top.dismiss(animated: animated) }
    top.isBeingDismissed = true
    top.willDisappear(animated)
    top.viewIfLoaded?.removeFromSuperview()
    presentedViewController = nil
    top.presentingViewController = nil
    top.didDisappear(animated)
    top.isBeingDismissed = false
    top.keptPresentationController = nil
    completion?()
  }

  // MARK: Appearing, with the children that are shown

  private var shownChildren: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  func willAppear(_ animated: Bool) {
    loadViewIfNeeded()
    viewWillAppear(animated)
    for child in shownChildren { child.willAppear(animated) }
  }

  func didAppear(_ animated: Bool) {
    viewIsAppearing(animated)
    for child in shownChildren { child.didAppear(animated) }
    viewDidAppear(animated)
  }

  func willDisappear(_ animated: Bool) {
    viewWillDisappear(animated)
    for child in shownChildren { child.willDisappear(animated) }
  }

  func didDisappear(_ animated: Bool) {
    for child in shownChildren { child.didDisappear(animated) }
    viewDidDisappear(animated)
  }

  // MARK: What the system is told

  /// Says that the status bar's look changed, which has no consequence here.
  public func setNeedsStatusBarAppearanceUpdate() {}
  /// Says that ``prefersHomeIndicatorAutoHidden`` changed, which has no consequence here.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Says that ``supportedInterfaceOrientations`` changed, which has no consequence here.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// The transition that is going on: none, as they take no time.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  // MARK: Containers

  /// The nearest navigation controller around this one.
  public var navigationController: UINavigationController? { ancestor() }
  /// The nearest tab bar controller around this one.
  public var tabBarController: UITabBarController? { ancestor() }

  private func ancestor<Container: UIViewController>() -> Container? {
    for controller in sequence(first: self, next: \.parent).dropFirst() {
      if let container = controller as? Container { return container }
    }
    return nil
  }

  /// Shows one child in the place of another, and tells both if this controller is on the screen.
  func exchange(_ old: UIViewController?, for new: UIViewController?, animated: Bool) {
    let isShown = viewIfLoaded?.window != nil
    if isShown { old?.willDisappear(animated) }
    if isShown { new?.willAppear(animated) }
    old?.viewIfLoaded?.removeFromSuperview()
    if let new, isViewLoaded { place(new) }
    if isShown { old?.didDisappear(animated) }
    if isShown { new?.didAppear(animated) }
  }

  /// Lets a child's view fill this controller's.
  func place(_ child: UIViewController) {
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    if view.window != nil { view.layoutIfNeeded() }
  }

  // MARK: Presentation controllers

  /// What knows of the presentation of this controller.
  public var presentationController: UIPresentationController? {
    if let keptPresentationController { return keptPresentationController }
    let isAlertSheet = (self as? UIAlertController)?.preferredStyle == .actionSheet
    let kind =
      modalPresentationStyle == .popover || isAlertSheet
      ? UIPopoverPresentationController.self : UIPresentationController.self
    keptPresentationController = kind.init(
      presentedViewController: self,
      presenting: presentingViewController
    )
    return keptPresentationController
  }

  /// What knows of the popover that the controller is presented in, if it is to be one.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
