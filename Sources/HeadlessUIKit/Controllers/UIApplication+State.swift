public import Foundation

extension UIApplication {
  /// How much of the system's attention the app has. The raw values are UIKit's.
  public enum State: Int, Sendable {
    /// On the screen, and gets events.
    case active = 0
    /// On the screen, without events.
    case inactive = 1
    /// Not on the screen.
    case background = 2
  }

  /// A way in which an app goes on while it is in the background.
  ///
  /// Source: Information Property List, `UIBackgroundModes`.
  public struct BackgroundMode: RawRepresentable, Hashable, Sendable {
    /// The value in the property list.
    public let rawValue: String
    /// A mode by its value in the property list.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Audio, AirPlay and picture-in-picture.
    public static let audio = BackgroundMode(rawValue: "audio")
  }

  /// What the app's scene says of itself.
  public var applicationState: State {
    switch scene.activationState {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background, .unattached: .background
    }
  }

  /// Posted when the app is about to stop getting events.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted when the app has left the screen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Posted when the app is about to come back on the screen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted when the app gets events again.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )

  /// Posted before the app ends, which never happens here.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// Posted when memory is short, which never happens here.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )

  /// Takes the app off the screen, as a viewer does who goes home: it resigns being active, and enters the
  /// background. Notifications are posted before this returns. Does nothing in the background. Only here.
  public func enterBackground() {
    resignActive()
    guard applicationState == .inactive else { return }
    scene.activationState = .background
    post(Self.didEnterBackgroundNotification)
  }

  /// Brings the app back on the screen, and makes it active. Notifications are posted before this returns. Does
  /// nothing while it is active. Only here.
  public func enterForeground() {
    if applicationState == .background {
      // As in UIKit, the app is still in the background when this is posted.
      post(Self.willEnterForegroundNotification)
      scene.activationState = .foregroundInactive
    }
    guard applicationState == .inactive else { return }
    scene.activationState = .foregroundActive
    post(Self.didBecomeActiveNotification)
  }

  /// Lays something of the system's over the app, which stays on the screen: a call, for instance. Does nothing
  /// unless it is active. Only here.
  public func resignActive() {
    guard applicationState == .active else { return }
    post(Self.willResignActiveNotification)
    scene.activationState = .foregroundInactive
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
