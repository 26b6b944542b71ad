import AdPlatform
public import Foundation

extension UIWindow {
  /// Gives the window another size, as turning the device does. Only here.
  ///
  /// The root controller and those that cover it are told before, with a coordinator that calls what was put beside the
  /// transition once the views have their new size, and the completions 0.3 seconds later on the scheduler of
  /// `Platform.current`.
  public func transition(to size: CGSize) {
    guard size != bounds.size else { return }
    let coordinator = SizeTransition(in: self)
    let controllers = Array(
      sequence(first: rootViewController) { $0?.presentedViewController }.compactMap { $0 }
    )
    for controller in controllers { controller.viewWillTransition(to: size, with: coordinator) }
    let before: UIInterfaceOrientation = bounds.width > bounds.height ? .landscapeLeft : .portrait
    let isTurned = (size.width > size.height) != before.isLandscape
    frame.size = size
    for controller in controllers { controller.viewIfLoaded?.frame = bounds }
    layoutIfNeeded()
    coordinator.run {
      guard isTurned else { return }
      for controller in controllers { controller.didRotate(from: before) }
    }
  }
}

/// A change of a window's size.
@MainActor
private final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Call = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated = true
  let isCancelled = false
  let transitionDuration: TimeInterval = 0.3
  let containerView: UIView
  let targetTransform = CGAffineTransform.identity

  private var animations: [Call] = []
  private var completions: [Call] = []
  private var hasRun = false

  init(in window: UIWindow) {
    containerView = window
    super.init()
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !hasRun else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func run(_ ended: @escaping @MainActor () -> Void) {
    hasRun = true
    for animation in animations { animation(self) }
    Platform.current.scheduler.schedule(after: .seconds(transitionDuration)) { [self] in
      for completion in completions { completion(self) }
      ended()
    }
  }
}
