public import Foundation

/// A rectangle in a tree of rectangles, as in UIKit, without pixels. Constraints are kept, not solved.
@preconcurrency
@MainActor
open class UIView: UIResponder {
  // MARK: Geometry

  /// Position and size in the superview's coordinates, in points.
  open var frame: CGRect {
    didSet {
      guard frame != oldValue else { return }
      if frame.size != oldValue.size {
        setNeedsLayout()
        resizeSubviews(from: oldValue.size)
      }
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

  /// Kept only: unlike in UIKit, it changes neither ``frame`` nor where touches go.
  open var transform: CGAffineTransform {
    get { details.transform }
    set { details.transform = newValue }
  }

  /// Whether a point of this view's coordinates lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The frontmost view at a point, in this view's coordinates, that is shown and takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(pointInSuperview: point), with: event) { return hit }
    }
    return self
  }

  // MARK: Focus

  /// Where the focus is to go in this view. Empty unless overridden: to the first subview that can have it.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Whether the focus can come here. False unless overridden.
  open var canBecomeFocused: Bool { false }

  // MARK: Appearance

  /// Whether the view and all inside it are not shown.
  open var isHidden = false {
    didSet { if isHidden != oldValue { notifyVisibilityMayHaveChanged() } }
  }

  /// Opacity from 0 to 1; a view at 0 is not shown.
  open var alpha: CGFloat = 1 {
    didSet { if alpha != oldValue { notifyVisibilityMayHaveChanged() } }
  }

  /// The color behind the content.
  open var backgroundColor: UIColor? {
    get { details.backgroundColor }
    set { details.backgroundColor = newValue }
  }

  /// The view's accent color: its own, its superview's, or the system's blue.
  open var tintColor: UIColor! {
    get { details.tintColor ?? superview?.tintColor ?? .tintColor }
    set {
      details.tintColor = newValue
      tintColorDidChange()
    }
  }

  /// How the content fits the bounds.
  open var contentMode: ContentMode {
    get { details.contentMode }
    set { details.contentMode = newValue }
  }

  /// Whether subviews are drawn only inside the bounds. Kept only: touches and visibility always stay inside.
  open var clipsToBounds: Bool {
    get { details.clipsToBounds }
    set { details.clipsToBounds = newValue }
  }

  /// The class of ``layer``: a `CALayer` unless overridden.
  open class var layerClass: AnyClass { CALayer.self }
  /// Where layers are put that have no view of their own. Its frame is its own here.
  public private(set) lazy var layer: CALayer = ((Self.layerClass as? CALayer.Type) ?? CALayer.self).init()

  /// Called after ``tintColor`` was set. Does nothing unless overridden.
  open func tintColorDidChange() {}
  /// Draws the content. Never called here.
  open func draw(_ rect: CGRect) {}
  /// Asks for the content to be drawn again, which never happens here.
  open func setNeedsDisplay() {}

  // MARK: State

  /// Whether the view takes touches; if not, what lies behind it does.
  open var isUserInteractionEnabled = true
  /// A number that the app uses to find the view again.
  open var tag = 0
  /// A name for tests and reports.
  open var accessibilityIdentifier: String?

  /// The view that this one is in.
  public internal(set) weak var superview: UIView?
  /// The views in this one, from back to front.
  public internal(set) var subviews: [UIView] = []

  private var boundsOrigin: CGPoint = .zero
  private var needsLayout = true
  private var detailsBox: ViewDetails.Box?
  weak var viewController: UIViewController?

  var details: ViewDetails {
    get { detailsBox?.details ?? .standard }
    _modify {
      let box = detailsBox ?? ViewDetails.Box(.standard)
      detailsBox = box
      yield &box.details
    }
  }

  /// Whether nothing in ``details`` was ever set, which is quicker to find out than what is set.
  var hasStandardDetails: Bool { detailsBox == nil }

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
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }
  /// Puts a view that is in this one before all others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: subviews.count) }
  }
  /// Puts a view that is in this one behind all others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }
  /// Takes the view out of its superview and its window.
  open func removeFromSuperview() { leaveSuperview() }

  /// Called before the superview changes. Does nothing unless overridden.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed. Does nothing unless overridden.
  open func didMoveToSuperview() {}
  /// Called before the window changes, also when a superview is moved. Does nothing unless overridden.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed, also when a superview was moved. Does nothing unless overridden.
  open func didMoveToWindow() {}
  /// Called after a view was put into this one. Does nothing unless overridden.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is taken out of this one. Does nothing unless overridden.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called when the view may have come on the screen or left it: it or something around it was moved,
  /// hidden or shown. Only here; on UIKit one has to look.
  open func visibilityMayHaveChanged() {}

  // MARK: Layout

  /// Whether the view's frame counts as constraints. Kept only: the frame always counts here.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { details.translatesAutoresizingMaskIntoConstraints }
    set { details.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// Which of its margins and lengths change when the superview gets another size.
  open var autoresizingMask: AutoresizingMask {
    get { details.autoresizingMask }
    set { details.autoresizingMask = newValue }
  }

  /// The margins inside the view.
  open var layoutMargins: UIEdgeInsets {
    get { details.layoutMargins }
    set {
      guard newValue != layoutMargins else { return }
      details.layoutMargins = newValue
      layoutMarginsDidChange()
    }
  }

  /// How far the system's bars reach into the view. They have the sizes set in ``UIWindow/safeAreaInsets``.
  open var safeAreaInsets: UIEdgeInsets { insetsOfSafeArea }

  /// Asks for ``layoutSubviews()`` at the next ``layoutIfNeeded()``.
  open func setNeedsLayout() { needsLayout = true }

  /// Lays out this view and all inside it where that was asked for. There is no screen that would do it by
  /// itself; a window does when it becomes visible.
  open func layoutIfNeeded() {
    updateConstraintsIfNeeded()
    if needsLayout {
      needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Places the subviews. Does nothing unless overridden.
  open func layoutSubviews() {}
  /// Called after ``layoutMargins`` changed. Does nothing unless overridden.
  open func layoutMarginsDidChange() {}
  /// Called after the window's safe area changed. Does nothing unless overridden.
  open func safeAreaInsetsDidChange() {}
  /// Changes constraints. Does nothing unless overridden.
  open func updateConstraints() {}

  /// The size of the content: unknown unless overridden, as no text is measured here.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// The size that fits a size best: the current one unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that ``sizeThatFits(_:)`` returns.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  // MARK: Gestures

  /// Gives the view a gesture recognizer, taking it from where it was.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Takes a gesture recognizer from the view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Asked before a recognizer on this view or around it recognizes a touch in this view. True unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
