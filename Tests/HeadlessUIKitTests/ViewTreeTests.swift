import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("The view tree")
struct ViewTreeTests {
  let parent = square(0, 0, 100)
  let a = square(0, 0, 10)
  let b = square(0, 0, 10)
  let c = square(0, 0, 10)

  @Test("adds in front and inserts anywhere, within bounds")
  func order() {
    parent.addSubview(a)
    parent.addSubview(b)
    parent.insertSubview(c, at: 0)
    #expect(parent.subviews == [c, a, b])
    parent.insertSubview(c, at: 99)
    #expect(parent.subviews == [a, b, c])
    parent.insertSubview(c, at: -5)
    #expect(parent.subviews == [c, a, b])
    parent.bringSubviewToFront(c)
    #expect(parent.subviews == [a, b, c])
    parent.bringSubviewToFront(square(0, 0, 1))
    #expect(parent.subviews == [a, b, c])
  }

  @Test("takes a view out of its old place when it gets a new one")
  func moves() {
    parent.addSubview(a)
    b.addSubview(a)
    #expect(parent.subviews.isEmpty)
    #expect(a.superview === b)
    a.removeFromSuperview()
    a.removeFromSuperview()
    #expect(a.superview == nil && b.subviews.isEmpty)
  }

  @Test("stays a tree: nothing goes into itself or into what it holds")
  func noCycles() {
    parent.addSubview(a)
    a.addSubview(b)
    b.addSubview(parent)
    a.addSubview(a)
    #expect(parent.superview == nil)
    #expect(a.superview === parent)
    #expect(b.isDescendant(of: parent) && parent.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: b))
  }

  @Test("keeps subviews alive and superviews not")
  func lifetime() {
    weak var gone: UIView?
    do {
      let outer = UIView()
      outer.addSubview(a)
      gone = outer
    }
    #expect(gone == nil)
    #expect(a.superview == nil)
  }

  @Test("knows its window through any number of superviews")
  func window() {
    let screen = Screen()
    parent.addSubview(a)
    #expect(a.window == nil)
    screen.root.addSubview(parent)
    #expect(a.window === screen.window)
    #expect(screen.window.window === screen.window)
  }

  @Test("a window changes its root controller's view with the controller")
  func rootViewController() {
    let screen = Screen()
    let next = UIViewController()
    screen.window.rootViewController = next
    #expect(screen.window.subviews == [next.view])
    #expect(next.view.frame == screen.window.bounds)
    screen.window.rootViewController = nil
    #expect(screen.window.subviews.isEmpty)
  }
}

@MainActor
@Suite("The hooks of a view")
struct ViewHookTests {
  let screen = Screen()
  let view = LoggedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test("tell of entering and leaving a window, before and after")
  func windowHooks() {
    screen.root.addSubview(view)
    #expect(view.takeLog() == ["willEnterWindow", "enteredSuperview", "enteredWindow", "visibility"])
    view.removeFromSuperview()
    #expect(view.takeLog() == ["willLeaveWindow", "leftSuperview", "leftWindow", "visibility"])
  }

  @Test("tell of the window also when a superview is moved")
  func windowHooksOfDescendants() {
    let outer = square(0, 0, 50)
    outer.addSubview(view)
    #expect(view.takeLog() == ["enteredSuperview", "visibility"])
    screen.root.addSubview(outer)
    #expect(view.takeLog() == ["willEnterWindow", "enteredWindow", "visibility"])
    outer.removeFromSuperview()
    #expect(view.takeLog() == ["willLeaveWindow", "leftWindow", "visibility"])
  }

  @Test("do not tell of the window when a view moves within it, but of what may be seen")
  func moveWithinWindow() {
    let drawer = square(0, 0, 50)
    screen.root.addSubview(drawer)
    drawer.addSubview(view)
    _ = view.takeLog()
    screen.root.addSubview(view)
    #expect(view.takeLog() == ["enteredSuperview", "visibility"])
  }

  @Test("tell of each change around the view that may show or hide it, once")
  func visibility() {
    let outer = square(0, 0, 50)
    outer.addSubview(view)
    screen.root.addSubview(outer)
    _ = view.takeLog()
    let changes: [(UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0.5 }, { $0.frame.origin.x = 3 }, { $0.bounds.origin.y = 3 },
      { $0.frame.size.width = 40 }, { $0.bounds.size.width = 30 }, { $0.center.x = 90 },
    ]
    for (index, change) in changes.enumerated() {
      change(outer)
      #expect(view.takeLog() == ["visibility"], "change \(index)")
      change(outer)
      #expect(view.takeLog() == [], "change \(index) again")
    }
  }

  @Test("lay a view out when that was asked for, once")
  func layout() {
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.takeLog() == ["layout"])
    view.setNeedsLayout()
    screen.root.addSubview(view)
    _ = view.takeLog()
    screen.window.layoutIfNeeded()
    #expect(view.takeLog() == ["layout"])
  }

  @Test("lay a view out after its size or its subviews changed, and not after a mere move")
  func layoutCauses() {
    view.layoutIfNeeded()
    _ = view.takeLog()
    view.frame.size.width = 77
    view.layoutIfNeeded()
    #expect(view.takeLog() == ["visibility", "layout"])
    view.addSubview(square(0, 0, 1))
    view.layoutIfNeeded()
    #expect(view.takeLog() == ["layout"])
    view.frame.origin.x = 5
    view.layoutIfNeeded()
    #expect(view.takeLog() == ["visibility"])
  }
}
