import AdPlatform
import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Focus", .serialized)
struct FocusTests {
  private let scheduler = VirtualScheduler()
  private let window = UIWindow()
  private let viewController = Remote()
  private let first = UIButton(frame: frame)
  private let second = UIButton(frame: frame)

  private static let frame = CGRect(x: 0, y: 0, width: 100, height: 40)

  init() {
    window.rootViewController = viewController
    viewController.view.addSubview(UIView(frame: Self.frame))
    viewController.view.addSubview(first)
    viewController.view.addSubview(second)
    window.makeKeyAndVisible()
  }

  private func update(_ environment: any UIFocusEnvironment) {
    Platform.$current.withValue(Platform(scheduler: scheduler)) {
      environment.setNeedsFocusUpdate()
      scheduler.run()
    }
  }

  @Test("goes to the first item, or to the one that the controller prefers")
  func preferred() {
    update(viewController)
    #expect(first.isFocused && !second.isFocused)
    viewController.preferred = [second]
    update(viewController)
    #expect(second.isFocused)
    #expect(UIFocusSystem.focusSystem(for: viewController)?.focusedItem === second)
    second.isHidden = true
    #expect(!second.isFocused)
  }

  @Test("is not moved by what it is not in, unless the system is asked")
  func outside() {
    viewController.preferred = [first]
    update(viewController)
    update(second)
    #expect(first.isFocused)
    UIFocusSystem.focusSystem(for: second)?.requestFocusUpdate(to: second)
    second.updateFocusIfNeeded()
    #expect(second.isFocused)
  }

  @Test("passes by what is disabled or not on the screen")
  func passedBy() {
    first.isEnabled = false
    second.isHidden = true
    viewController.preferred = [second, first]
    let nobody = UIFocusSystem.focusSystem(for: viewController)?.focusedItem
    update(viewController)
    #expect(!first.isFocused && !second.isFocused)
    #expect(UIFocusSystem.focusSystem(for: viewController)?.focusedItem === nobody)
  }
}

private final class Remote: UIViewController {
  var preferred: [any UIFocusEnvironment] = []
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred + [view] }
}
