public import Foundation

extension UIView {
  /// Where a view has no size of its own in a direction.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The smallest size for ``systemLayoutSizeFitting(_:)``.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size for ``systemLayoutSizeFitting(_:)``.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The constraints that the view keeps.
  public var constraints: [NSLayoutConstraint] { details.constraints }

  /// Keeps a constraint and makes it active.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    details.constraints.append(constraint)
    setNeedsLayout()
  }

  /// Keeps constraints and makes them active.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Drops a constraint and makes it inactive.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    details.constraints.removeAll { $0 === constraint }
    setNeedsLayout()
  }

  /// Drops constraints and makes them inactive.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Drops the constraints that views around this one keep for it or for something in it.
  func removeConstraintsOutside() {
    for view in sequence(first: self, next: \.superview).dropFirst() where !view.hasStandardDetails {
      view.removeConstraints(view.constraints.filter { $0.concerns(self) })
    }
  }

  // MARK: Updates

  /// Whether ``updateConstraints()`` is called at the next layout.
  public func needsUpdateConstraints() -> Bool { details.needsUpdateConstraints }

  /// Asks for ``updateConstraints()`` at the next layout.
  public func setNeedsUpdateConstraints() { details.needsUpdateConstraints = true }

  /// Calls ``updateConstraints()`` if that was asked for.
  public func updateConstraintsIfNeeded() {
    guard !hasStandardDetails, details.needsUpdateConstraints else { return }
    details.needsUpdateConstraints = false
    updateConstraints()
    viewController?.updateViewConstraints()
  }

  // MARK: Sizes

  /// Says that ``intrinsicContentSize`` changed, which has no consequence here.
  public func invalidateIntrinsicContentSize() { setNeedsLayout() }

  /// The current size, as nothing solves constraints.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { bounds.size }

  /// The current size, as nothing solves constraints.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    bounds.size
  }

  /// How much the view resists being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    details.huggingPriorities[axis] ?? .defaultLow
  }

  /// Sets how much the view resists being larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    details.huggingPriorities[axis] = priority
  }

  /// How much the view resists being smaller than its content.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    details.resistancePriorities[axis] ?? .defaultHigh
  }

  /// Sets how much the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    details.resistancePriorities[axis] = priority
  }

  // MARK: Guides

  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { details.layoutGuides }

  /// Adds a guide, taking it from the view that it belonged to.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    details.layoutGuides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Removes a guide that was added.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard details.layoutGuides.contains(layoutGuide) else { return }
    details.layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The part of the view that no bar of the system covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide(.safeArea, "UIViewSafeAreaLayoutGuide", \.safeAreaInsets)
  }

  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    guide(.layoutMargins, "UIViewLayoutMarginsGuide", \.layoutMargins)
  }

  /// The view without its margins; unlike UIKit's, it is as wide for any text.
  public var readableContentGuide: UILayoutGuide {
    guide(.readableContent, "UIViewReadableContentGuide", \.layoutMargins)
  }

  private func guide(
    _ kind: ViewDetails.StandardGuide,
    _ identifier: String,
    _ insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let guide = details.standardGuides[kind] { return guide }
    let guide = UILayoutGuide(owningView: self, identifier: identifier, insets: insets)
    details.standardGuides[kind] = guide
    return guide
  }
}
