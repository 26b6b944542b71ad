/// One piece of the app's user interface. There is one, a ``UIWindowScene``.
open class UIScene: UIResponder {
  /// How much of its app's attention a scene has. The raw values are UIKit's.
  public enum ActivationState: Int, Sendable {
    /// Not part of the app now.
    case unattached = -1
    /// On the screen, and gets events.
    case foregroundActive = 0
    /// On the screen, without events.
    case foregroundInactive = 1
    /// Not on the screen.
    case background = 2
  }

  /// In the foreground and active until the app goes to the background. Only here can it be set, for code that asks.
  public var activationState = ActivationState.foregroundActive

  override init() { super.init() }
}
