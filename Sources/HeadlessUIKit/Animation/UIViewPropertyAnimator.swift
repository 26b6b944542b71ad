import AdPlatform
public import Foundation

/// Where an animation is. The raw values are UIKit's.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive = 0
  /// It has begun.
  case active = 1
  /// It was stopped.
  case stopped = 2
}

/// A place in an animation. The raw values are UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end = 0
  /// The start.
  case start = 1
  /// Where it is.
  case current = 2
}

/// An animation as an object. Its blocks run when it starts, and its completions after the duration, on the scheduler of
/// `Platform.current`. Unlike UIKit's, it cannot be run backward.
@preconcurrency
@MainActor
open class UIViewPropertyAnimator: NSObject {
  /// How long the animation takes, in seconds.
  public let duration: TimeInterval
  /// How far the animation has got. It is `inactive` again after the completions.
  public private(set) var state = UIViewAnimatingState.inactive
  /// Whether time passes for the animation.
  public private(set) var isRunning = false
  /// How much of the animation is over: 0 before it starts, 1 from then on, as blocks run at once.
  open var fractionComplete: CGFloat = 0

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var ending: (any Cancellable)?

  /// An animation that is not started.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    self.animations = [animations].compactMap { $0 }
    super.init()
  }

  /// An animation with a spring that is not started.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// An animation that is started.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds a block, which runs at once if the animation has begun.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { animation() } else { animations.append(animation) }
  }

  /// Adds a completion.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs the blocks, and the completions after the duration.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Runs the blocks at once, and the completions after the delay and the duration.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    (state, isRunning, fractionComplete) = (.active, true, 1)
    let blocks = animations
    animations = []
    for block in blocks { block() }
    ending = Platform.current.scheduler.schedule(after: .seconds(max(0, delay + duration))) { [self] in
      end(at: .end)
    }
  }

  /// Stops time for the animation. Starting it again waits for the whole duration.
  open func pauseAnimation() {
    ending?.cancel()
    (state, isRunning) = (.active, false)
  }

  /// Stops the animation, without the completions if `withoutFinishing` is true.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    ending?.cancel()
    isRunning = false
    if withoutFinishing {
      completions = []
      state = .inactive
    } else {
      state = .stopped
    }
  }

  /// Runs the completions of a stopped animation.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { end(at: finalPosition) }
  }

  private func end(at position: UIViewAnimatingPosition) {
    let calls = completions
    (completions, ending, isRunning) = ([], nil, false)
    for call in calls { call(position) }
    state = .inactive
  }
}
