public import Foundation

/// The root of a view tree, as in UIKit. Hidden until ``makeKeyAndVisible()``.
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      insertSubview(view, at: 0)
    }
  }

  /// Whether this window was made key, and no other after it that is still shown.
  public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// The scene that the window is in, while it is shown.
  public var windowScene: UIWindowScene? { ticketOfShown == nil ? nil : UIApplication.shared.scene }

  /// The scene's ticket for a window that it has taken in; the scene sets it.
  var ticketOfShown: Int?
  /// The scene's ticket for a window that was made key since it was shown; the scene sets it.
  var ticketOfKey: Int?

  open override var isHidden: Bool {
    didSet {
      let scene = UIApplication.shared.scene
      if isHidden { scene.windowWasHidden(self) } else { scene.windowWasShown(self) }
    }
  }

  /// A hidden window with this frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// A hidden window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// A hidden window as large as the screen, for the only scene.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }

  /// Not for use here: there are no storyboards.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var window: UIWindow? { self }

  /// Where the window is from back to front. Kept only.
  open var windowLevel = Level.normal

  /// How far the system's bars reach into the window: not at all, unless set. Only here can it be set.
  open override var safeAreaInsets: UIEdgeInsets {
    get { barInsets }
    set {
      guard newValue != barInsets else { return }
      barInsets = newValue
      notifySafeAreaChanged()
    }
  }
  private var barInsets = UIEdgeInsets.zero

  /// Shows the window and lays it out.
  open func makeKeyAndVisible() {
    isHidden = false
    UIApplication.shared.scene.windowWasMadeKey(self)
    rootViewController?.willAppear(false)
    rootViewController?.didAppear(false)
    layoutIfNeeded()
  }

  /// Makes the window key without showing it.
  open func makeKey() {
    if !isHidden { UIApplication.shared.scene.windowWasMadeKey(self) }
  }
}

extension UIWindow {
  /// An order of windows from back to front. The raw values are UIKit's.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The place in the order.
    public let rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of the app's windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)

    /// Whether the left level is behind the right one.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }
}
