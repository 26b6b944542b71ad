public import Foundation

/// A rectangle in a tree of rectangles, as in UIKit, without pixels.
@preconcurrency
@MainActor
open class UIView: UIResponder {
  /// Position and size in the superview's coordinates, in points.
  open var frame: CGRect {
    didSet {
      guard frame != oldValue else { return }
      if frame.size != oldValue.size { setNeedsLayout() }
      notifyVisibilityMayHaveChanged()
    }
  }

  /// Position and size in the view's own coordinates, in points. Scroll by moving the origin.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      guard newValue != bounds else { return }
      boundsOrigin = newValue.origin
      if newValue.size != frame.size {
        frame.size = newValue.size
      } else {
        notifyVisibilityMayHaveChanged()
      }
    }
  }

  /// Whether the view and all inside it are not shown.
  open var isHidden = false {
    didSet { if isHidden != oldValue { notifyVisibilityMayHaveChanged() } }
  }

  /// Opacity from 0 to 1; a view at 0 is not shown.
  open var alpha: CGFloat = 1 {
    didSet { if alpha != oldValue { notifyVisibilityMayHaveChanged() } }
  }

  /// Whether the view takes touches; if not, what lies behind it does.
  open var isUserInteractionEnabled = true
  /// A number that the app uses to find the view again.
  open var tag = 0
  /// A name for tests and reports.
  open var accessibilityIdentifier: String?

  /// The view that this one is in.
  public private(set) weak var superview: UIView?
  /// The views in this one, from back to front.
  public private(set) var subviews: [UIView] = []

  /// The class of ``layer``: a `CALayer` unless overridden.
  open class var layerClass: AnyClass { CALayer.self }
  /// Where layers are put that have no view of their own. Its frame is its own here.
  public private(set) lazy var layer: CALayer = ((Self.layerClass as? CALayer.Type) ?? CALayer.self).init()

  private var boundsOrigin: CGPoint = .zero
  private var needsLayout = true
  weak var viewController: UIViewController?

  /// A view with this frame.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// A view of no size.
  public convenience override init() { self.init(frame: .zero) }

  /// Not for use here: there are no storyboards. Subclasses repeat it because UIKit requires it of them.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open override var next: UIResponder? { viewController ?? superview }

  /// The window that the view is in, through any number of superviews.
  open var window: UIWindow? { superview?.window }

  // MARK: The tree

  /// Puts a view in front of the others, taking it out of where it was.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view at a place in the order from back to front.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      return
    }
    let oldWindow = view.window
    view.notifyWillMove(to: window)
    view.superview?.subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    setNeedsLayout()
    view.notifyMoved(from: oldWindow)
  }

  /// Puts a view that is in this one before all others.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: subviews.count)
  }

  /// Takes the view out of its superview and its window.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    let oldWindow = window
    notifyWillMove(to: nil)
    parent.subviews.removeAll { $0 === self }
    superview = nil
    parent.setNeedsLayout()
    didMoveToSuperview()
    notifyMoved(from: oldWindow)
  }

  /// Whether this view is that one or somewhere inside it.
  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  // MARK: Hooks

  /// Called before the window changes, also when a superview is moved. Does nothing unless overridden.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the superview changed. Does nothing unless overridden.
  open func didMoveToSuperview() {}
  /// Called after the window changed, also when a superview was moved. Does nothing unless overridden.
  open func didMoveToWindow() {}
  /// Places the subviews. Does nothing unless overridden.
  open func layoutSubviews() {}

  /// Called when the view may have come on the screen or left it: it or something around it was moved,
  /// hidden or shown. Only here; on UIKit one has to look.
  open func visibilityMayHaveChanged() {}

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

  private func notifyVisibilityMayHaveChanged() {
    visibilityMayHaveChanged()
    for view in subviews { view.notifyVisibilityMayHaveChanged() }
  }

  // MARK: Layout

  /// Asks for ``layoutSubviews()`` at the next ``layoutIfNeeded()``.
  open func setNeedsLayout() { needsLayout = true }

  /// Lays out this view and all inside it where that was asked for. There is no screen that would do it by
  /// itself; a window does when it becomes visible.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
}
