public import Foundation

/// Finds a gesture in the touches of a view and of the views in it, and calls its targets.
///
/// As Linux has no selectors, targets are closures or method references: see ``addHandler(_:)`` and
/// `addTarget(_:action:)`. A subclass recognizes by setting ``state``, as in UIKit. Targets are called at once.
@preconcurrency
@MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has got. The raw values are UIKit's.
  public enum State: Int, Sendable {
    /// Not recognized yet.
    case possible = 0
    /// A gesture that takes time has begun.
    case began = 1
    /// The gesture goes on.
    case changed = 2
    /// The gesture has ended, or one that takes no time was recognized.
    case ended = 3
    /// The gesture was interrupted.
    case cancelled = 4
    /// The touches are not the gesture.
    case failed = 5

    /// Recognized: another name for ``ended``.
    public static let recognized = State.ended
  }

  /// The view that the recognizer was added to.
  public internal(set) weak var view: UIView?
  /// Decides on touches and conflicts.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer gets touches.
  open var isEnabled = true {
    didSet { if !isEnabled { cancel() } }
  }
  /// Whether the view gets its touches cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view gets no touch before the gesture has failed.
  open var delaysTouchesBegan = false
  /// Kept only: the view always learns of a touch's end after the recognizers.
  open var delaysTouchesEnded = true
  /// A name for debugging.
  open var name: String?

  private var currentState = State.possible
  private var targets: [(owner: AnyObject?, call: (UIGestureRecognizer) -> Void)] = []
  /// The finger in the gesture, while its touch is delivered.
  package private(set) var touch: UITouch?
  /// The tap that the recognizer is part of, while that is delivered.
  var tap: TapDelivery?
  var requiredFailures: [WeakRecognizer] = []

  struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  /// A recognizer without a target.
  public override init() { super.init() }

  /// How far the gesture has got. Setting it calls the targets, if the gesture may begin.
  open var state: State {
    get { currentState }
    set { move(to: newValue) }
  }

  // MARK: Touches

  /// The number of fingers in the gesture.
  open var numberOfTouches: Int { touch == nil ? 0 : 1 }

  /// Where the gesture is, in a view's coordinates or in the window's.
  open func location(in view: UIView?) -> CGPoint {
    touch?.location(in: view) ?? .zero
  }

  /// Where one finger is, in a view's coordinates or in the window's.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touchIndex == 0 ? location(in: view) : .zero
  }

  /// Fingers came down. Does nothing unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved. Never called here, as only taps are simulated.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers went up. Does nothing unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The touches were interrupted. Does nothing unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called after a gesture has ended, so that another one can begin. Does nothing unless overridden.
  open func reset() {}
  /// Leaves a touch to others.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    if self.touch === touch { self.touch = nil }
  }

  // MARK: Other recognizers

  /// Makes this recognizer wait for the other one to fail. A recognizer that has not recognized when the finger goes up
  /// counts as failed, as no time passes in a tap.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredFailures.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Whether recognizing this gesture keeps another one from being recognized. True unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture can keep this one from being recognized. True unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recognizer waits for the other one to fail. False unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other recognizer waits for this one to fail. False unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

// MARK: - What targets and taps need

extension UIGestureRecognizer {
  func add(owner: AnyObject?, _ call: @escaping (UIGestureRecognizer) -> Void) {
    targets.append((owner.map(WeakOwner.init), call))
  }

  func removeTargets(of owner: AnyObject?) {
    guard let owner else { return targets.removeAll() }
    targets.removeAll { ($0.owner as? WeakOwner)?.owner === owner }
  }

  func begin(_ touch: UITouch) { self.touch = touch }

  /// Prepares for the next gesture, unless this one goes on.
  func finish() {
    touch = nil
    guard currentState != .possible, currentState != .began, currentState != .changed else { return }
    currentState = .possible
    reset()
  }

  private func cancel() {
    switch currentState {
    case .began, .changed: move(to: .cancelled)
    case .possible: currentState = .failed
    case .ended, .cancelled, .failed: break
    }
    finish()
  }

  private func move(to newState: State) {
    let begins = newState == .began || newState == .ended
    if begins, currentState == .possible, !mayBegin {
      currentState = .failed
      return
    }
    currentState = newState
    guard newState != .possible, newState != .failed else { return }
    tap?.recognized(self)
    for target in targets { target.call(self) }
  }

  private var mayBegin: Bool {
    guard isEnabled, tap?.mayBegin(self) != false else { return false }
    return delegate?.gestureRecognizerShouldBegin(self) != false
  }
}

private final class WeakOwner {
  weak var owner: AnyObject?
  init(_ owner: AnyObject) { self.owner = owner }
}
