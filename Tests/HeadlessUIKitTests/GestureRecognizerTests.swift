import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("A tap with gesture recognizers")
struct GestureRecognizerTests {
  let screen = Screen()
  let outer = TouchView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
  let inner = TouchView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  let log = Log()

  init() {
    screen.root.addSubview(outer)
    outer.addSubview(inner)
  }

  private func recognizer(_ name: String, on view: UIView) -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer()
    recognizer.addHandler { [log] in log.entries.append("\(name) \($0.state)") }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test("is recognized on the view that is hit, and taken from the view")
  func onHitView() {
    let tap = recognizer("inner", on: inner)
    #expect(tap.view === inner && inner.gestureRecognizers == [tap])
    #expect(inner.tap())
    #expect(log.entries == ["inner ended"])
    #expect(inner.touches == ["began", "cancelled"])
    #expect(tap.state == .possible)
    inner.tap()
    #expect(log.entries.count == 2)
  }

  @Test("is recognized on a view around the one that is hit")
  func onAncestor() {
    _ = recognizer("root", on: screen.root)
    inner.tap()
    #expect(log.entries == ["root ended"])
  }

  @Test("stays with the view, too, where a recognizer does not cancel touches")
  func notCancelling() {
    recognizer("inner", on: inner).cancelsTouchesInView = false
    inner.tap()
    #expect(log.entries == ["inner ended"])
    #expect(inner.touches == ["began", "ended"])
  }

  @Test("reaches the view only if it is not recognized, where a recognizer delays touches")
  func delaying() {
    let tap = recognizer("inner", on: inner)
    tap.delaysTouchesBegan = true
    inner.tap()
    #expect(inner.touches.isEmpty)
    tap.numberOfTapsRequired = 2
    inner.tap()
    #expect(inner.touches == ["began", "ended"])
  }

  @Test("is recognized by the innermost recognizer alone")
  func innermost() {
    _ = recognizer("outer", on: outer)
    _ = recognizer("inner", on: inner)
    inner.tap()
    #expect(log.entries == ["inner ended"])
  }

  @Test("does not reach a recognizer that is disabled or removed, or on a view that takes no touches")
  func unreachable() {
    let tap = recognizer("inner", on: inner)
    tap.isEnabled = false
    inner.tap()
    tap.isEnabled = true
    inner.isUserInteractionEnabled = false
    inner.tap()
    inner.isUserInteractionEnabled = true
    inner.isHidden = true
    inner.tap()
    inner.isHidden = false
    inner.removeGestureRecognizer(tap)
    inner.tap()
    #expect(log.entries.isEmpty && tap.view == nil && inner.gestureRecognizers == nil)
    inner.addGestureRecognizer(tap)
    inner.tap()
    #expect(log.entries == ["inner ended"])
  }

  @Test("leaves a recognizer's old view when it is added to another")
  func moves() {
    let tap = recognizer("tap", on: inner)
    outer.addGestureRecognizer(tap)
    #expect(inner.gestureRecognizers == nil && outer.gestureRecognizers == [tap] && tap.view === outer)
    outer.gestureRecognizers = nil
    #expect(tap.view == nil)
  }

  @Test("tells where it was")
  func location() {
    var places: [CGPoint] = []
    let tap = recognizer("inner", on: inner)
    tap.addHandler { [weak outer] tap in
      places = [tap.location(in: tap.view), tap.location(in: outer), tap.location(in: nil)]
      #expect(tap.numberOfTouches == 1)
    }
    screen.window.tap(at: CGPoint(x: 60, y: 170))
    #expect(places == [CGPoint(x: 10, y: 20), CGPoint(x: 60, y: 70), CGPoint(x: 60, y: 170)])
    #expect(tap.numberOfTouches == 0)
  }

  @Test("counts towards several taps, but is never one of two fingers")
  func severalTaps() {
    let double = recognizer("double", on: inner)
    double.numberOfTapsRequired = 2
    let fingers = recognizer("fingers", on: outer)
    fingers.numberOfTouchesRequired = 2
    inner.tap()
    #expect(log.entries.isEmpty)
    inner.tap()
    #expect(log.entries == ["double ended"])
    inner.tap()
    #expect(log.entries == ["double ended"])
  }

  @Test("calls methods of targets, which it does not keep alive")
  func targets() {
    var target: Target? = Target(log)
    weak let witness = target
    if let target {
      let tap = UITapGestureRecognizer(target: target, action: Target.plain)
      tap.addTarget(target, action: Target.any)
      tap.addTarget(target, action: Target.tap)
      tap.addTarget(target, action: Target.implicit)
      tap.addTarget(target, action: Target.pan)
      inner.addGestureRecognizer(tap)
      inner.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.tap))
    }
    inner.tap()
    #expect(log.entries == ["plain", "any", "tap", "implicit"])
    target = nil
    #expect(witness == nil)
    inner.tap()
    #expect(log.entries.count == 4)
  }

  @Test("calls no target that was removed")
  func removedTargets() {
    let (first, second) = (Target(log), Target(log))
    let tap = UITapGestureRecognizer(target: first, action: Target.plain)
    tap.addTarget(second, action: Target.tap)
    inner.addGestureRecognizer(tap)
    tap.removeTarget(first)
    inner.tap()
    #expect(log.entries == ["tap"])
    tap.removeTarget(nil)
    inner.tap()
    #expect(log.entries == ["tap"])
  }

  @Test("is not needed for a gesture whose state is set")
  func otherGestures() {
    let press = UILongPressGestureRecognizer()
    press.addHandler { [log] in log.entries.append("\($0.state)") }
    inner.addGestureRecognizer(press)
    inner.tap()
    #expect(log.entries.isEmpty)
    press.state = .began
    press.state = .ended
    #expect(log.entries == ["began", "ended"])
    press.isEnabled = false
    press.isEnabled = true
    press.state = .began
    press.isEnabled = false
    #expect(log.entries == ["began", "ended", "began", "cancelled"])
  }
}

@MainActor
private final class Target: NSObject {
  private let log: Log
  init(_ log: Log) { self.log = log }

  func plain() { log.entries.append("plain") }
  func any(_ recognizer: UIGestureRecognizer) { log.entries.append("any") }
  func tap(_ recognizer: UITapGestureRecognizer) { log.entries.append("tap") }
  func implicit(_ recognizer: UITapGestureRecognizer!) { log.entries.append("implicit") }
  func pan(_ recognizer: UIPanGestureRecognizer) { log.entries.append("pan") }
}
