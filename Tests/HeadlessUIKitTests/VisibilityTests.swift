import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("A view is on the screen")
struct VisibilityTests {
  let screen = Screen()
  let outer = square(100, 100, 200)
  let view = square(0, 0, 50)

  init() {
    outer.addSubview(view)
    screen.root.addSubview(outer)
  }

  @Test("when it is in a visible window and nothing hides it")
  func visible() {
    #expect(view.isVisibleOnScreen)
    #expect(screen.window.isVisibleOnScreen)
  }

  @Test("not in a window that is not shown, nor in none")
  func windows() {
    let hidden = Screen(visible: false)
    hidden.root.addSubview(view)
    #expect(!view.isVisibleOnScreen)
    hidden.window.makeKeyAndVisible()
    #expect(hidden.window.isKeyWindow)
    #expect(view.isVisibleOnScreen)
    view.removeFromSuperview()
    #expect(!view.isVisibleOnScreen)
  }

  @Test("not when it or something around it is hidden or transparent")
  func hidden() {
    for changed in [view, outer, screen.root] {
      changed.isHidden = true
      #expect(!view.isVisibleOnScreen)
      changed.isHidden = false
      changed.alpha = 0.005
      #expect(!view.isVisibleOnScreen)
      changed.alpha = 0.01
      #expect(view.isVisibleOnScreen)
    }
  }

  @Test("not when it has no size")
  func empty() {
    view.frame.size = .zero
    #expect(!view.isVisibleOnScreen)
    view.frame.size = CGSize(width: 50, height: 0)
    #expect(!view.isVisibleOnScreen)
  }

  @Test("when any part of it is inside everything around it")
  func clipped() {
    view.frame.origin.x = 199
    #expect(view.isVisibleOnScreen)
    view.frame.origin.x = 200
    #expect(!view.isVisibleOnScreen)
    view.frame.origin.x = -50
    #expect(!view.isVisibleOnScreen)
    view.frame.origin.x = -49
    #expect(view.isVisibleOnScreen)
    outer.frame.origin.x = 400
    #expect(!view.isVisibleOnScreen)
  }

  @Test("when it is scrolled into sight, not when it is scrolled away")
  func scrolled() {
    view.frame.origin.y = 500
    #expect(!view.isVisibleOnScreen)
    outer.bounds.origin.y = 450
    #expect(view.isVisibleOnScreen)
    outer.bounds.origin.y = 551
    #expect(!view.isVisibleOnScreen)
  }

  @Test("also when something lies in front of it")
  func covered() {
    screen.root.addSubview(UIView(frame: screen.root.bounds))
    #expect(view.isVisibleOnScreen)
  }
}

@MainActor
@Suite("Geometry")
struct GeometryTests {
  @Test("converts through frames and scrolled bounds, there and back")
  func converts() {
    let root = square(0, 0, 1000)
    let left = square(100, 100, 300)
    let inner = square(10, 20, 100)
    let right = square(500, 50, 300)
    root.addSubview(left)
    left.addSubview(inner)
    root.addSubview(right)
    left.bounds.origin = CGPoint(x: 0, y: 5)
    let point = CGPoint(x: 1, y: 2)
    #expect(inner.convert(point, to: left) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(point, to: root) == CGPoint(x: 111, y: 117))
    #expect(inner.convert(point, to: nil) == CGPoint(x: 111, y: 117))
    #expect(inner.convert(point, to: right) == CGPoint(x: -389, y: 67))
    #expect(right.convert(CGPoint(x: -389, y: 67), to: inner) == point)
    #expect(inner.convert(CGPoint(x: 111, y: 117), from: nil) == point)
    #expect(inner.convert(CGPoint(x: -389, y: 67), from: right) == point)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(inner.convert(rect, to: root) == CGRect(x: 111, y: 117, width: 3, height: 4))
  }

  @Test("bounds have their own origin and the size of the frame")
  func bounds() {
    let view = square(10, 20, 30)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 30))
    view.bounds = CGRect(x: 7, y: 8, width: 40, height: 50)
    #expect(view.frame.size == CGSize(width: 40, height: 50))
    #expect(view.bounds.origin == CGPoint(x: 7, y: 8))
  }

  @Test("the centre is the middle of the frame")
  func center() {
    let view = square(10, 20, 30)
    #expect(view.center == CGPoint(x: 25, y: 35))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 85, width: 30, height: 30))
  }

  @Test("an image view is as large as its image and takes no touches")
  func imageView() {
    let image = UIImage(data: ImageFixtures.png(20, 10), scale: 2)
    let view = UIImageView(image: image)
    #expect(view.frame.size == CGSize(width: 10, height: 5))
    #expect(!view.isUserInteractionEnabled)
    #expect(UIImageView(image: nil).frame.size == .zero)
  }
}
