import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("A tap")
struct TapTests {
  let screen = Screen()
  let button = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
  let log = Log()

  init() {
    screen.root.addSubview(button)
    let log = log
    button.addAction(UIAction { _ in log.entries.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in log.entries.append("tap") }, for: .touchUpInside)
  }

  @Test("makes a control send its actions, down before up")
  func control() {
    #expect(button.tap())
    #expect(log.entries == ["down", "tap"])
  }

  /// A view that counts how often its frame is read.
  private final class CountingView: UIView {
    static var reads = 0

    override var frame: CGRect {
      get {
        Self.reads += 1
        return super.frame
      }
      set { super.frame = newValue }
    }
  }

  @Test("costs as much for each view around the tapped one, however many there are")
  func depth() {
    let reads = [50, 100].map { depth in
      let screen = Screen()
      var innermost = screen.root
      for _ in 0..<depth {
        let view = CountingView(frame: innermost.bounds)
        innermost.addSubview(view)
        innermost = view
      }
      CountingView.reads = 0
      #expect(innermost.tap())
      return CountingView.reads
    }
    #expect(reads[1] <= 2 * reads[0] + 100, "\(reads)")
  }

  @Test("on a disabled control lands on it and does nothing")
  func disabled() {
    button.isEnabled = false
    #expect(button.tap())
    #expect(log.entries.isEmpty)
  }

  @Test("on a label in a control goes to the control")
  func label() {
    let label = UILabel(frame: button.bounds)
    button.addSubview(label)
    #expect(label.tap())
    #expect(log.entries == ["down", "tap"])
  }

  @Test("on a plain view goes up the responder chain")
  func chain() {
    let outer = TouchView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
    let inner = square(50, 50, 20)
    outer.addSubview(inner)
    screen.root.addSubview(outer)
    #expect(inner.tap())
    #expect(outer.touches == ["began", "ended"])
    #expect(outer.locations == [CGPoint(x: 60, y: 60)])
  }

  @Test("hits nothing that is hidden, transparent, without size, or in no window")
  func unreachable() {
    button.isHidden = true
    #expect(!button.tap())
    button.isHidden = false
    button.alpha = 0
    #expect(!button.tap())
    button.alpha = 1
    let size = button.frame.size
    button.frame.size = .zero
    #expect(!button.tap())
    button.frame.size = size
    button.removeFromSuperview()
    #expect(!button.tap())
    #expect(log.entries.isEmpty)
    screen.root.addSubview(button)
    #expect(button.tap())
  }

  @Test("hits nothing in a window that is not shown")
  func hiddenWindow() {
    let hidden = Screen(visible: false)
    hidden.root.addSubview(button)
    #expect(!button.tap())
  }

  @Test("hits what covers a view, not the view")
  func covered() {
    let cover = TouchView(frame: screen.root.bounds)
    screen.root.addSubview(cover)
    #expect(!button.tap())
    #expect(log.entries.isEmpty)
    cover.isUserInteractionEnabled = false
    #expect(button.tap())
    #expect(log.entries == ["down", "tap"])
  }

  @Test("hits nothing whose middle is off the screen")
  func offScreen() {
    button.frame.origin.x = 370
    #expect(button.isVisibleOnScreen)
    #expect(!button.tap())
    button.frame.origin.x = 1000
    #expect(!button.tap())
    #expect(log.entries.isEmpty)
  }

  @Test("hits nothing whose middle is cut off by something around it")
  func cutOff() {
    let outer = square(0, 0, 100)
    screen.root.addSubview(outer)
    button.frame.origin = CGPoint(x: 80, y: 0)
    outer.addSubview(button)
    #expect(button.isVisibleOnScreen)
    #expect(!button.tap())
    #expect(log.entries.isEmpty)
  }

  @Test("falls through a view that takes no touches, and so do those inside it")
  func noInteraction() {
    let outer = TouchView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    let pane = UIView(frame: outer.bounds)
    pane.isUserInteractionEnabled = false
    screen.root.addSubview(outer)
    outer.addSubview(pane)
    button.frame.origin = .zero
    pane.addSubview(button)
    #expect(button.tap())
    #expect(log.entries.isEmpty)
    #expect(outer.touches == ["began", "ended"])
  }

  @Test("at a point gives the view that got the touch")
  func atPoint() {
    #expect(screen.window.tap(at: CGPoint(x: 101, y: 101)) === button)
    #expect(screen.window.tap(at: CGPoint(x: 1, y: 1)) === screen.root)
    #expect(screen.window.tap(at: CGPoint(x: -1, y: 1)) == nil)
  }

  @Test("finds the frontmost of overlapping views, and scrolled ones where they are")
  func hitTest() {
    let scroll = square(0, 400, 100)
    screen.root.addSubview(scroll)
    let back = square(0, 1000, 50)
    let front = square(25, 1000, 50)
    scroll.addSubview(back)
    scroll.addSubview(front)
    scroll.bounds.origin.y = 1000
    #expect(screen.window.hitTest(CGPoint(x: 30, y: 410), with: nil) === front)
    #expect(screen.window.hitTest(CGPoint(x: 10, y: 410), with: nil) === back)
    #expect(screen.window.hitTest(CGPoint(x: 90, y: 410), with: nil) === scroll)
  }

  @Test("calls an action once, also when it was added twice, and not after it was removed")
  func actions() {
    let action = UIAction(identifier: UIAction.Identifier("mine")) { [log] _ in log.entries.append("mine") }
    let control = UIControl(frame: .zero)
    control.addAction(action, for: .touchUpInside)
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: [.touchUpInside, .touchDown])
    #expect(log.entries == ["mine"])
    control.removeAction(identifiedBy: action.identifier, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.entries == ["mine"])
  }
}
