public import Foundation

/// A finger on the screen.
@preconcurrency
@MainActor
public final class UITouch: NSObject {
  private let locationInWindow: CGPoint
  /// The view that the finger came down on.
  public let view: UIView?
  /// The window that the finger came down in.
  public let window: UIWindow?

  init(at point: CGPoint, in window: UIWindow, view: UIView) {
    locationInWindow = point
    self.window = window
    self.view = view
    super.init()
  }

  /// Where the finger is, in the coordinates of a view, or of the window.
  public func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return locationInWindow }
    return view.convert(locationInWindow, from: window)
  }
}

/// The event that touches belong to.
@preconcurrency
@MainActor
public final class UIEvent: NSObject {
  override init() { super.init() }
}
