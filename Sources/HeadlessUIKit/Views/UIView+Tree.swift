extension UIView {
  /// Whether this view is that one or somewhere inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// Puts a view behind one that is in this view.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard view !== sibling, let index = index(of: sibling, before: view) else { return }
    insertSubview(view, at: index)
  }

  /// Puts a view before one that is in this view.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard view !== sibling, let index = index(of: sibling, before: view) else { return }
    insertSubview(view, at: index + 1)
  }

  /// Exchanges the places of two views in the order from back to front.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  /// This view or the first one inside it that has the tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The place of `sibling` once `view` has left its own.
  private func index(of sibling: UIView, before view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  func place(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      return
    }
    let oldWindow = view.window
    view.notifyWillMove(to: window)
    view.willMove(toSuperview: self)
    view.superview?.willRemoveSubview(view)
    view.removeConstraintsOutside()
    view.superview?.subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
    setNeedsLayout()
    view.notifyMoved(from: oldWindow)
  }

  func leaveSuperview() {
    guard let parent = superview else { return }
    let oldWindow = window
    notifyWillMove(to: nil)
    willMove(toSuperview: nil)
    parent.willRemoveSubview(self)
    removeConstraintsOutside()
    parent.subviews.removeAll { $0 === self }
    superview = nil
    parent.setNeedsLayout()
    didMoveToSuperview()
    notifyMoved(from: oldWindow)
  }

  private func notifyWillMove(to newWindow: UIWindow?) {
    guard window !== newWindow else { return }
    willMove(toWindow: newWindow)
    for view in subviews { view.notifyWillMove(to: newWindow) }
  }

  private func notifyMoved(from oldWindow: UIWindow?) {
    if window !== oldWindow { notifyWindowChanged() }
    // Also within one window: from a hidden superview to a shown one, for instance.
    notifyVisibilityMayHaveChanged()
  }

  private func notifyWindowChanged() {
    didMoveToWindow()
    for view in subviews { view.notifyWindowChanged() }
  }

  func notifyVisibilityMayHaveChanged() {
    visibilityMayHaveChanged()
    for view in subviews { view.notifyVisibilityMayHaveChanged() }
  }
}
