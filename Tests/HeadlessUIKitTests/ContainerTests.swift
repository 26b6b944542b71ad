import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("A controller in another one")
struct ContainerTests {
  let screen = Screen()
  let log = Log()

  private func page(_ name: String) -> LoggedController { LoggedController(name, log: log) }

  @Test("is told before it comes in and after it left")
  func children() {
    let child = page("child")
    screen.controller.addChild(child)
    screen.controller.addChild(child)
    #expect(screen.controller.children == [child] && child.parent === screen.controller)
    #expect(log.entries == ["child willEnter"])
    child.removeFromParent()
    child.removeFromParent()
    #expect(screen.controller.children.isEmpty && child.parent == nil)
    #expect(log.entries == ["child willEnter", "child left"])
  }

  @Test("appears and disappears with it, if its view is shown")
  func appears() {
    let (outer, inner, hidden) = (page("outer"), page("inner"), page("hidden"))
    outer.addChild(inner)
    outer.addChild(hidden)
    outer.view.addSubview(inner.view)
    log.entries = []
    screen.controller.present(outer, animated: false)
    #expect(
      log.entries == ["outer willAppear", "inner willAppear", "inner didAppear", "outer didAppear"]
    )
    log.entries = []
    outer.dismiss(animated: false)
    #expect(
      log.entries == [
        "outer willDisappear", "inner willDisappear", "inner didDisappear", "outer didDisappear",
      ]
    )
  }

  @Test("is pushed and popped with its hooks in order")
  func navigation() {
    let (first, second) = (page("first"), page("second"))
    let navigation = UINavigationController(rootViewController: first)
    screen.window.rootViewController = navigation
    #expect(first.navigationController === navigation && first.view.window === screen.window)
    log.entries = []
    navigation.pushViewController(second, animated: true)
    #expect(
      log.entries
        == [
          "second willEnter", "first willDisappear", "second didLoad", "second willAppear",
          "first didDisappear",
          "second didAppear", "second entered",
        ]
    )
    #expect(navigation.viewControllers == [first, second] && navigation.topViewController === second)
    #expect(second.view.window === screen.window && first.view.window == nil)
    log.entries = []
    #expect(navigation.popViewController(animated: true) === second)
    #expect(
      log.entries == [
        "second willLeave", "second willDisappear", "first willAppear", "second didDisappear",
        "first didAppear", "second left",
      ]
    )
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(second.navigationController == nil && first.view.window === screen.window)
  }

  @Test("is popped with all above it")
  func popsSeveral() {
    let pages = ["a", "b", "c"].map(page)
    let navigation = UINavigationController()
    navigation.viewControllers = pages
    #expect(navigation.visibleViewController === pages[2])
    #expect(navigation.popToRootViewController(animated: false) == [pages[1], pages[2]])
    #expect(navigation.viewControllers == [pages[0]])
    #expect(navigation.popToViewController(pages[1], animated: false) == nil)
  }

  @Test("is the tab that was selected")
  func tabs() {
    let (first, second) = (page("first"), page("second"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    screen.window.rootViewController = tabs
    #expect(tabs.selectedViewController === first && first.view.window === screen.window)
    #expect(second.tabBarController === tabs)
    log.entries = []
    tabs.selectedIndex = 1
    #expect(second.view.window === screen.window && first.view.window == nil)
    #expect(
      log.entries
        == [
          "first willDisappear", "second didLoad", "second willAppear", "first didDisappear",
          "second didAppear",
        ]
    )
    tabs.selectedIndex = 5
    #expect(tabs.selectedIndex == 1)
  }

  @Test("knows while it is being presented and dismissed")
  func presentationState() {
    let page = PresentedController(log)
    screen.controller.present(page, animated: true)
    page.dismiss(animated: true)
    #expect(
      log.entries == ["presenting true false", "presented true false", "dismissing false true"]
    )
    #expect(!page.isBeingPresented && !page.isBeingDismissed)
  }

  @Test("has a presentation controller, for popovers one that knows where")
  func presentationControllers() {
    let page = UIViewController()
    #expect(page.popoverPresentationController == nil)
    screen.controller.present(page, animated: true)
    #expect(page.presentationController?.presentingViewController === screen.controller)
    #expect(page.presentationController?.presentedViewController === page)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.popoverPresentationController?.sourceView = screen.root
    #expect(sheet.popoverPresentationController?.sourceView === screen.root)
  }

  @Test("that asks a question is gone before its answer is handled")
  func alert() {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    let root = screen.controller
    let yes = UIAlertAction(title: "Yes", style: .default) { [log] in
      log.entries.append("\($0.title ?? "") \(root.presentedViewController == nil)")
    }
    alert.addAction(yes)
    alert.addTextField { $0.placeholder = "Name" }
    #expect(alert.actions == [yes] && alert.textFields?.first?.placeholder == "Name")
    root.present(alert, animated: true)
    alert.choose(UIAlertAction(title: "Other", style: .cancel))
    yes.isEnabled = false
    alert.choose(yes)
    #expect(log.entries.isEmpty && root.presentedViewController === alert)
    yes.isEnabled = true
    alert.choose(yes)
    #expect(log.entries == ["Yes true"])
  }
}

private final class PresentedController: UIViewController {
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ word: String) { log.entries.append("\(word) \(isBeingPresented) \(isBeingDismissed)") }

  override func viewWillAppear(_ animated: Bool) { note("presenting") }
  override func viewDidAppear(_ animated: Bool) { note("presented") }
  override func viewWillDisappear(_ animated: Bool) { note("dismissing") }
}
