import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("A view controller")
struct ViewControllerTests {
  let screen = Screen()
  let log = Log()

  @Test("makes its view when first asked, once, as large as the screen")
  func loads() {
    let controller = LoggedController("a", log: log)
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.view.frame == UIScreen.main.bounds)
    _ = controller.view
    #expect(log.entries == ["a didLoad"])
  }

  @Test("presents over the window and takes itself away, with its hooks in order")
  func presents() {
    let page = LoggedController("page", log: log)
    screen.controller.present(page, animated: true) { log.entries.append("presented") }
    #expect(log.entries == ["page didLoad", "page willAppear", "page didAppear", "presented"])
    #expect(screen.controller.presentedViewController === page)
    #expect(page.presentingViewController === screen.controller)
    #expect(page.view.window === screen.window)
    #expect(page.view.frame == screen.window.bounds)
    log.entries = []
    page.dismiss(animated: true) { log.entries.append("dismissed") }
    #expect(log.entries == ["page willDisappear", "page didDisappear", "dismissed"])
    #expect(screen.controller.presentedViewController == nil)
    #expect(page.presentingViewController == nil)
    #expect(page.view.window == nil)
  }

  @Test("covers what is behind it")
  func covers() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.root.addSubview(button)
    let page = UIViewController()
    screen.controller.present(page, animated: false)
    #expect(!button.tap())
    page.dismiss(animated: false)
    #expect(button.tap())
  }

  @Test("takes everything that covers it away, topmost first")
  func dismissesStack() {
    let first = LoggedController("first", log: log)
    let second = LoggedController("second", log: log)
    screen.controller.present(first, animated: false)
    first.present(second, animated: false)
    log.entries = []
    var dismissals = 0
    screen.controller.dismiss(animated: false) { dismissals += 1 }
    #expect(
      log.entries == [
        "second willDisappear", "second didDisappear", "first willDisappear", "first didDisappear",
      ]
    )
    #expect(dismissals == 1)
    #expect(first.presentedViewController == nil && second.view.window == nil)
  }

  @Test("with something over it takes that away, not itself")
  func dismissesWhatCovers() {
    let first = UIViewController()
    let second = UIViewController()
    screen.controller.present(first, animated: false)
    first.present(second, animated: false)
    first.dismiss(animated: false)
    #expect(screen.controller.presentedViewController === first)
    #expect(first.presentedViewController == nil)
  }

  @Test("does nothing when it presents while covered, out of a window, itself, or what is shown already")
  func refuses() {
    let page = UIViewController()
    var completions = 0
    UIViewController().present(page, animated: false) { completions += 1 }
    screen.controller.present(screen.controller, animated: false) { completions += 1 }
    #expect(completions == 0 && page.presentingViewController == nil)
    screen.controller.present(page, animated: false) { completions += 1 }
    let other = LoggedController("other", log: log)
    screen.controller.present(other, animated: false) { completions += 1 }
    page.present(page, animated: false) { completions += 1 }
    let elsewhere = Screen()
    elsewhere.controller.present(page, animated: false) { completions += 1 }
    #expect(completions == 1)
    #expect(screen.controller.presentedViewController === page)
    #expect(other.presentingViewController == nil && log.entries.isEmpty)
    #expect(elsewhere.controller.presentedViewController == nil)
  }

  @Test("that is not presented and presents nothing dismisses nothing")
  func nothingToDismiss() {
    var completions = 0
    screen.controller.dismiss(animated: false) { completions += 1 }
    #expect(completions == 0)
    #expect(screen.root.window === screen.window)
  }

  @Test("appears with its window")
  func appears() {
    let hidden = Screen(visible: false)
    hidden.window.makeKeyAndVisible()
    #expect(hidden.controller.log.entries == ["root willAppear", "root didAppear"])
  }

  @Test("is forgotten with all that it presented")
  func lifetime() {
    weak var page: UIViewController?
    weak var root: UIViewController?
    do {
      let screen = Screen()
      let made = UIViewController()
      screen.controller.present(made, animated: false)
      page = made
      root = screen.controller
    }
    #expect(page == nil)
    #expect(root == nil)
  }

  @Test("stands in the responder chain between its view and what holds that")
  func responderChain() {
    let view = square(0, 0, 10)
    screen.root.addSubview(view)
    let chain = sequence(first: view as UIResponder, next: \.next).map { $0 }
    #expect(chain == [view, screen.root, screen.controller, screen.window])
  }

  @Test("gives up its old view for a new one")
  func newView() {
    let controller = UIViewController()
    let old = controller.view
    let new = square(0, 0, 10)
    controller.view = new
    #expect(old?.next == nil)
    #expect(new.next === controller)
    #expect(controller.viewIfLoaded === new)
  }
}

@MainActor
@Suite("The application")
struct ApplicationTests {
  @Test("hands URLs to the stand-in for the system, and says whether they were opened")
  func opens() throws {
    let before = UIApplication.shared.urlOpener
    defer { UIApplication.shared.urlOpener = before }
    let url = try #require(URL(string: "https://example.com/"))
    var seen: [URL] = []
    var results: [Bool] = []
    UIApplication.shared.open(url) { results.append($0) }
    UIApplication.shared.urlOpener = {
      seen.append($0)
      return false
    }
    UIApplication.shared.open(url) { results.append($0) }
    UIApplication.shared.open(url)
    #expect(seen == [url, url])
    #expect(results == [true, false])
  }
}
