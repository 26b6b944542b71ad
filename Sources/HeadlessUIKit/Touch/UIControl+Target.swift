// UIKit's `addTarget(_:action:for:)` takes a selector, which Linux does not have. Here it takes a reference to the
// method: `button.addTarget(self, action: AdView.close, for: .touchUpInside)`.

extension UIControl {
  /// Calls a method without a parameter whenever one of these events happens. The target is not kept alive. Only here.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping (Target) -> @MainActor () -> Void,
    for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, _ in action(target)() }
  }

  /// Calls a method with the control whenever one of these events happens. The target is not kept alive. Only here.
  ///
  /// The method is not called if its parameter is of a class that the control is not of.
  public func addTarget<Target: AnyObject, Control: UIControl>(
    _ target: Target,
    action: @escaping (Target) -> @MainActor (Control) -> Void,
    for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, control in
      if let control = control as? Control { action(target)(control) }
    }
  }

  /// Removes the methods that a target was given for these events. Only here: references to methods cannot be compared.
  public func removeTarget(_ target: AnyObject, for controlEvents: Event) {
    removeAction(identifiedBy: Self.identifier(of: target), for: controlEvents)
  }

  private func add<Target: AnyObject>(
    _ target: Target,
    for controlEvents: Event,
    _ call: @escaping @MainActor (Target, UIControl) -> Void
  ) {
    append(
      UIAction(identifier: Self.identifier(of: target)) { [weak target] action in
        if let target, let control = action.sender as? UIControl { call(target, control) }
      },
      for: controlEvents
    )
  }

  private static func identifier(of target: AnyObject) -> UIAction.Identifier {
    UIAction.Identifier("HeadlessUIKit.target.\(UInt(bitPattern: ObjectIdentifier(target).hashValue))")
  }
}
