import AdPlatform
public import Foundation

// Nothing moves here: animation blocks run at once, and leave the views as they are at the end. Completion handlers are
// called after the delay and the duration, on the scheduler of `Platform.current`, so that virtual time decides when.
extension UIView {
  /// Changes views at once, and calls `completion` after the duration.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, for: duration, completion)
  }

  /// Changes views at once, and calls `completion` after the delay and the duration.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, for: delay + duration, completion)
  }

  /// Changes views at once, and calls `completion` after the delay and the duration.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, for: delay + duration, completion)
  }

  /// Changes views at once, and calls `completion` after the delay and the duration. Keyframes run at once, too.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, for: delay + duration, completion)
  }

  /// Changes views at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Changes a view at once, and calls `completion` after the duration.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations ?? {}, for: duration, completion)
  }

  /// Replaces a view by another one, or hides it and shows the other one with `.showHideTransitionViews`, and calls
  /// `completion` after the duration.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    run(exchange, for: duration, completion)
  }

  /// Changes views without an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wereEnabled)
  }

  /// Whether animations take time. While they do not, completion handlers do not wait for the duration.
  public class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }

  /// Sets whether animations take time.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isOn = enabled }

  private class func run(
    _ animations: () -> Void,
    for duration: TimeInterval,
    _ completion: ((Bool) -> Void)?
  ) {
    animations()
    guard let completion else { return }
    let time = areAnimationsEnabled ? Duration.seconds(max(0, duration)) : .zero
    Platform.current.scheduler.schedule(after: time) { completion(true) }
  }
}

@MainActor
private enum AnimationSwitch {
  static var isOn = true
}
