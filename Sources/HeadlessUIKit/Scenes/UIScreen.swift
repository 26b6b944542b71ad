public import Foundation

/// The screen, which is the size of a common phone.
@preconcurrency
@MainActor
public final class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()
  /// All screens: one.
  public static var screens: [UIScreen] { [main] }

  /// Its size in points.
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels a point.
  public let scale: CGFloat = 3
  /// Its size in pixels.
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
  /// Pixels of the screen a point.
  public var nativeScale: CGFloat { scale }
  /// The most frames a second.
  public var maximumFramesPerSecond: Int { 60 }
  /// How bright the screen is, between 0 and 1.
  public var brightness: CGFloat = 0.5

  override init() { super.init() }
}
