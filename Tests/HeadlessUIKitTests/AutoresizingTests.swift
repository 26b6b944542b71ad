import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("A view in one that gets another size")
struct AutoresizingTests {
  let outer = square(0, 0, 100)
  let inner = square(10, 20, 50)

  init() { outer.addSubview(inner) }

  private nonisolated static let cases: [(mask: UIView.AutoresizingMask, frame: CGRect)] = [
    ([], CGRect(x: 10, y: 20, width: 50, height: 50)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 150, height: 250)),
    ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 110, y: 220, width: 50, height: 50)),
    ([.flexibleRightMargin, .flexibleBottomMargin], CGRect(x: 10, y: 20, width: 50, height: 50)),
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 30, y: 20, width: 50, height: 50)),
  ]

  @Test("follows its autoresizing mask", arguments: cases)
  func follows(mask: UIView.AutoresizingMask, frame: CGRect) {
    inner.autoresizingMask = mask
    outer.frame.size = CGSize(width: 200, height: 300)
    #expect(inner.frame == frame)
  }

  @Test("stays as it is where its superview says so")
  func turnedOff() {
    inner.autoresizingMask = [.flexibleWidth]
    outer.autoresizesSubviews = false
    outer.frame.size.width = 200
    #expect(inner.frame.width == 50)
  }

  @Test("fills a superview that had no size before")
  func fromNothing() {
    let outer = UIView()
    let inner = UIView()
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 320, height: 50)
    #expect(inner.frame.size == CGSize(width: 320, height: 50))
  }
}

@MainActor
@Suite("The safe area")
struct SafeAreaTests {
  let screen = Screen()

  @Test("is everything unless the window says otherwise")
  func none() {
    #expect(screen.root.safeAreaInsets == .zero)
    #expect(screen.root.safeAreaLayoutGuide.layoutFrame == screen.root.bounds)
  }

  @Test("reaches into a view as far as the bars do")
  func insets() {
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 400, height: 700))
    screen.root.addSubview(view)
    screen.window.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    #expect(screen.root.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    #expect(screen.root.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 47, width: 400, height: 719))
  }

  @Test("is larger by what its controller adds")
  func additional() {
    screen.controller.additionalSafeAreaInsets.top = 5
    #expect(screen.root.safeAreaInsets.top == 5)
    screen.window.safeAreaInsets.top = 10
    #expect(screen.root.safeAreaInsets.top == 15)
  }

  @Test("tells views and controllers that it changed")
  func tells() {
    screen.window.safeAreaInsets.top = 10
    screen.window.safeAreaInsets.top = 10
    screen.controller.additionalSafeAreaInsets.top = 5
    #expect(screen.controller.log.entries == ["root safeArea 10.0", "root safeArea 15.0"])
  }

  @Test("and the margins are insets of a rectangle")
  func rectangles() {
    let rectangle = CGRect(x: 0, y: 0, width: 100, height: 200)
    #expect(
      rectangle.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 94, height: 196)
    )
    let view = UIView(frame: rectangle)
    #expect(view.layoutMarginsGuide.layoutFrame == rectangle.insetBy(dx: 8, dy: 8))
    view.directionalLayoutMargins.leading = 20
    #expect(view.layoutMargins.left == 20 && view.layoutMarginsGuide.layoutFrame.minX == 20)
  }
}
