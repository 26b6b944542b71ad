public import Foundation

/// A finger on the screen.
@preconcurrency
@MainActor
public final class UITouch: NSObject {
  /// What a finger does. The raw values are UIKit's.
  public enum Phase: Int, Sendable {
    /// Came down.
    case began = 0
    /// Moved.
    case moved = 1
    /// Stayed where it was.
    case stationary = 2
    /// Went up.
    case ended = 3
    /// Was taken by a gesture recognizer.
    case cancelled = 4
  }

  private let locationInWindow: CGPoint
  /// What the finger does.
  public internal(set) var phase = Phase.began
  /// How often the finger has tapped: always once.
  public let tapCount = 1
  /// The gesture recognizers that get the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
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

  /// Where the finger was before: where it is, as it does not move.
  public func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// The event that touches belong to.
@preconcurrency
@MainActor
public final class UIEvent: NSObject {
  /// The touches of the event.
  public let allTouches: Set<UITouch>?

  init(_ touch: UITouch) {
    allTouches = [touch]
    super.init()
  }
}
