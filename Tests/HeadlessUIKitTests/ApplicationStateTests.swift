import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("The app in the background", .serialized)
struct ApplicationStateTests {
  @Test("goes there and comes back with all notifications in order")
  func order() {
    let app = UIApplication.shared
    let log = AppLog()
    defer { log.stop() }
    #expect(app.applicationState == .active)
    app.enterBackground()
    app.enterBackground()
    #expect(app.applicationState == .background)
    #expect(app.scene?.activationState == .background)
    #expect(log.take() == ["willResignActive 0", "didEnterBackground 2"])
    app.enterForeground()
    app.enterForeground()
    #expect(log.take() == ["willEnterForeground 2", "didBecomeActive 0"])
    #expect(app.scene?.activationState == .foregroundActive)
  }

  @Test("something of the system's over it takes events away, not the screen")
  func inactive() {
    let app = UIApplication.shared
    let log = AppLog()
    defer { log.stop() }
    app.resignActive()
    app.resignActive()
    #expect(app.applicationState == .inactive)
    app.enterForeground()
    #expect(log.take() == ["willResignActive 0", "didBecomeActive 0"])
    app.resignActive()
    app.enterBackground()
    #expect(log.take() == ["willResignActive 0", "didEnterBackground 2"])
    app.enterForeground()
    #expect(app.applicationState == .active)
  }
}

extension UIApplication {
  fileprivate var scene: UIScene? { connectedScenes.first }
}

/// The app's notifications, each with the state that the app is in.
@MainActor
private final class AppLog {
  private let entries = Entries()
  private var tokens: [any NSObjectProtocol] = []

  init() {
    let names: [(Notification.Name, String)] = [
      (UIApplication.willResignActiveNotification, "willResignActive"),
      (UIApplication.didEnterBackgroundNotification, "didEnterBackground"),
      (UIApplication.willEnterForegroundNotification, "willEnterForeground"),
      (UIApplication.didBecomeActiveNotification, "didBecomeActive"),
    ]
    tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [entries] _ in
        MainActor.assumeIsolated { entries.add("\(word) \(UIApplication.shared.applicationState.rawValue)") }
      }
    }
  }

  func take() -> [String] {
    defer { entries.list = [] }
    return entries.list
  }

  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @MainActor
  private final class Entries {
    var list: [String] = []
    func add(_ entry: String) { list.append(entry) }
  }
}
