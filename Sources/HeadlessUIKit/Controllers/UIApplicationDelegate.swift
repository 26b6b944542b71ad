public import Foundation

/// The app's own part in its life. All methods are optional. Nothing here calls them: there is no `UIApplicationMain`.
@preconcurrency
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window.
  var window: UIWindow? { get set }
  /// Called after the app was started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after the app got events again.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app stops getting events.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the app left the screen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app comes back on the screen.
  func applicationWillEnterForeground(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    // A delegate without a window does not keep one.
    set {}
  }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
}

extension UIApplication {
  /// A key of the options that an app is started with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL that the app is to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }
}
