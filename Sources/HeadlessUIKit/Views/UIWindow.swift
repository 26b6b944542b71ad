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
  public var windowScene: UIWindowScene? { isInScene ? UIApplication.shared.scene : nil }

  /// Whether the scene has taken the window in; the scene sets it.
  var isInScene = false
  /// Whether the window was made key since it was shown; the scene sets it.
  var wasMadeKey = false

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

  /// Not for use here: there are no storyboards.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var window: UIWindow? { self }

  /// Shows the window and lays it out.
  open func makeKeyAndVisible() {
    isHidden = false
    UIApplication.shared.scene.windowWasMadeKey(self)
    rootViewController?.appear()
    layoutIfNeeded()
  }
}

/// The screen, which is the size of a common phone.
@preconcurrency
@MainActor
public final class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()

  /// Its size in points.
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels a point.
  public let scale: CGFloat = 3

  override init() { super.init() }
}
