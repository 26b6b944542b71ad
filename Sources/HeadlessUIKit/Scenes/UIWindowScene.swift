#if !(os(iOS) || os(tvOS) || os(visionOS))
  /// The scene that windows are in. A window joins it when it is shown, and leaves it when it is hidden or gone.
  open class UIWindowScene: UIScene {
    /// The screen that the scene is on.
    public var screen: UIScreen { .main }

    /// How the interface is turned: portrait. Only here can it be set, for code that asks.
    public var interfaceOrientation = UIInterfaceOrientation.portrait

    /// The windows shown, in the order in which they were shown.
    public var windows: [UIWindow] { shown.compactMap(\.window) }

    /// The window that was made key last, of those shown.
    public var keyWindow: UIWindow? { madeKey.last { $0.window != nil }?.window }

    private var shown: [WeakWindow] = []
    private var madeKey: [WeakWindow] = []

    func windowWasShown(_ window: UIWindow) {
      guard !windows.contains(window) else { return }
      shown = shown.others(than: window) + [WeakWindow(window: window)]
    }

    func windowWasMadeKey(_ window: UIWindow) {
      madeKey = madeKey.others(than: window) + [WeakWindow(window: window)]
    }

    func windowWasHidden(_ window: UIWindow) {
      shown = shown.others(than: window)
      madeKey = madeKey.others(than: window)
    }
  }

  /// How an interface is turned. The raw values are UIKit's.
  public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its left side.
    case landscapeRight = 3
    /// On its right side.
    case landscapeLeft = 4

    /// Whether the long side is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the long side lies.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  extension [WeakWindow] {
    /// These without that one, and without those that are gone.
    fileprivate func others(than window: UIWindow) -> Self {
      filter { $0.window != nil && $0.window !== window }
    }
  }
#endif
