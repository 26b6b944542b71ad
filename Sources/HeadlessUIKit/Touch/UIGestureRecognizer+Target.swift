// UIKit's `init(target:action:)` and `addTarget(_:action:)` take a selector, which Linux does not have. Here they take a
// reference to the method: `UITapGestureRecognizer(target: self, action: AdView.handleTap)`.

extension UIGestureRecognizer {
  /// Creates a recognizer that calls a method without a parameter. The target is not kept alive. Only here.
  public convenience init<Target: AnyObject>(
    target: Target,
    action: @escaping (Target) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a method with itself. The target is not kept alive. Only here.
  public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    target: Target,
    action: @escaping (Target) -> @MainActor (Recognizer) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Calls a closure whenever the state changes, until the targets are removed. Only here.
  public func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    add(owner: nil, handler)
  }

  /// Calls a method without a parameter whenever the state changes. The target is not kept alive. Only here.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping (Target) -> @MainActor () -> Void
  ) {
    add(owner: target) { [weak target] _ in if let target { action(target)() } }
  }

  /// Calls a method with the recognizer whenever the state changes. The target is not kept alive. Only here.
  ///
  /// The method is not called if its parameter is of a class that the recognizer is not of.
  public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    _ target: Target,
    action: @escaping (Target) -> @MainActor (Recognizer) -> Void
  ) {
    add(owner: target) { [weak target] recognizer in
      if let target, let recognizer = recognizer as? Recognizer { action(target)(recognizer) }
    }
  }

  /// Removes a target's methods, or everything that is called if `target` is nil.
  ///
  /// UIKit's method has a selector, to remove one method only. References to methods cannot be compared.
  public func removeTarget(_ target: AnyObject?) { removeTargets(of: target) }
}
