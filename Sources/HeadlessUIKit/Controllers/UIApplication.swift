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
}
