public import Foundation

/// The app, as far as ads see it: its windows, and what they open outside it.
@preconcurrency
@MainActor
public final class UIApplication: NSObject {
  /// The only app.
  public static let shared = UIApplication()

  /// A key of the options of ``open(_:options:completionHandler:)``.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Takes the place of the system: gets each URL and says whether it opened it. Only here. The default opens
  /// nothing and says yes.
  public var urlOpener: (URL) -> Bool = { _ in true }

  /// Says which URLs an app could open. Only here. The default says yes to all.
  public var urlQuery: (URL) -> Bool = { _ in true }

  /// The modes that the app's `Info.plist` has under `UIBackgroundModes`. Only here. Empty by default, as in a new
  /// project.
  ///
  /// Source: Picture in picture, "Changing the settings".
  public var backgroundModes: Set<BackgroundMode> = []

  /// The app's own part in its life.
  public weak var delegate: (any UIApplicationDelegate)?
  /// Whether the screen stays on. Kept only.
  public var isIdleTimerDisabled = false
  /// Whether a mark shows that the app uses the network. Kept only.
  public var isNetworkActivityIndicatorVisible = false
  /// The number on the app's icon. Kept only.
  public var applicationIconBadgeNumber = 0

  /// The URL of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  let scene = UIWindowScene()

  override init() { super.init() }

  /// The scenes of the app: one ``UIWindowScene``.
  public var connectedScenes: Set<UIScene> { [scene] }

  /// The windows shown, as before there were scenes.
  public var windows: [UIWindow] { scene.windows }

  /// The window that was made key last, of those shown, as before there were scenes.
  public var keyWindow: UIWindow? { scene.keyWindow }

  /// Opens a URL outside the app.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let opened = urlOpener(url)
    completion?(opened)
  }

  /// Whether an app could open the URL, as ``urlQuery`` says.
  public func canOpenURL(_ url: URL) -> Bool { urlQuery(url) }

  /// How the interface is turned, as before there were scenes.
  public var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
}
