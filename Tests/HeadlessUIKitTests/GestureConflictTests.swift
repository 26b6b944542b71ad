import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Recognizers and controls that want the same tap")
struct GestureConflictTests {
  let screen = Screen()
  let outer = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
  let log = Log()

  init() { screen.root.addSubview(outer) }

  @discardableResult
  private func recognizer(_ name: String, on view: UIView) -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer()
    recognizer.name = name
    recognizer.addHandler { [log] _ in log.entries.append(name) }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func add(_ control: UIControl) {
    control.frame = outer.bounds
    outer.addSubview(control)
    for (event, word) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
    ] {
      control.addAction(UIAction { [log] _ in log.entries.append(word) }, for: event)
    }
  }

  @Test("a button wins over a recognizer around it")
  func button() {
    let button = UIButton()
    add(button)
    recognizer("tap", on: outer)
    button.tap()
    #expect(log.entries == ["down", "up"])
  }

  @Test("a button and a recognizer around it that cancels no touches both get the tap")
  func buttonAndObserver() {
    let button = UIButton()
    add(button)
    recognizer("tap", on: outer).cancelsTouchesInView = false
    button.tap()
    #expect(log.entries == ["down", "tap", "up"])
  }

  @Test("a recognizer on a button wins, and so does one around a disabled button")
  func onButton() {
    let button = UIButton()
    add(button)
    let own = recognizer("own", on: button)
    button.tap()
    #expect(log.entries == ["down", "own", "cancel"])
    button.removeGestureRecognizer(own)
    recognizer("outer", on: outer)
    button.isEnabled = false
    button.tap()
    #expect(log.entries == ["down", "own", "cancel", "outer"])
  }

  @Test("a bare control loses against a recognizer around it")
  func bareControl() {
    let control = UIControl()
    add(control)
    recognizer("tap", on: outer)
    control.tap()
    #expect(log.entries == ["down", "tap", "cancel"])
  }

  @Test("a switch turns when it is tapped, not when a recognizer takes the tap")
  func toggles() {
    let toggle = UISwitch()
    outer.addSubview(toggle)
    toggle.addAction(UIAction { [log] _ in log.entries.append("changed") }, for: .valueChanged)
    recognizer("outer", on: outer)
    toggle.tap()
    #expect(toggle.isOn && log.entries == ["changed"])
    recognizer("own", on: toggle)
    toggle.tap()
    #expect(toggle.isOn && log.entries == ["changed", "own"])
  }

  @Test("a delegate lets both recognize, refuses touches, and refuses gestures")
  func delegate() {
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    let first = recognizer("first", on: inner)
    recognizer("second", on: outer)
    let delegate = Delegate()
    first.delegate = delegate
    delegate.allowsOthers = true
    inner.tap()
    #expect(log.entries == ["first", "second"])
    delegate.begins = false
    inner.tap()
    #expect(log.entries == ["first", "second", "second"])
    #expect(delegate.asked == ["receive", "begin", "simultaneous", "receive", "begin"])
    delegate.receives = false
    inner.tap()
    #expect(delegate.asked.suffix(1) == ["receive"])
    #expect(log.entries == ["first", "second", "second", "second"])
  }

  @Test("a recognizer without a say in its delegate recognizes")
  func delegateWithoutMethods() {
    let delegate = EmptyDelegate()
    recognizer("tap", on: outer).delegate = delegate
    outer.tap()
    #expect(log.entries == ["tap"])
  }

  @Test("a recognizer waits for the one that it requires to fail, wherever that is")
  func requiredFailure() {
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    let first = recognizer("inner", on: inner)
    let second = recognizer("outer", on: outer)
    first.require(toFail: second)
    inner.tap()
    #expect(log.entries == ["outer"])
    second.isEnabled = false
    inner.tap()
    #expect(log.entries == ["outer", "inner"])
  }

  @Test("two recognizers that require each other to fail do not wait for ever")
  func circle() {
    let (first, second) = (recognizer("first", on: outer), recognizer("second", on: outer))
    first.require(toFail: second)
    second.require(toFail: first)
    outer.tap()
    #expect(log.entries == ["second"])
  }

  @Test("a view keeps recognizers around it from taking its taps")
  func viewDecides() {
    let view = StubbornView(frame: outer.bounds)
    outer.addSubview(view)
    recognizer("outer", on: outer)
    view.tap()
    #expect(log.entries.isEmpty)
    outer.bounds.size.width = 400
    screen.window.tap(at: CGPoint(x: 350, y: 150))
    #expect(log.entries == ["outer"])
  }

  @Test("a handler that takes the view away leaves the tap in order")
  func removesView() {
    let button = UIButton()
    add(button)
    recognizer("own", on: button).addHandler { $0.view?.removeFromSuperview() }
    button.tap()
    #expect(log.entries == ["down", "own", "cancel"])
    #expect(button.superview == nil)
  }

  @Test("a subclass recognizes by setting its state")
  func subclass() {
    let quick = QuickRecognizer()
    quick.addHandler { [log] in log.entries.append("\($0.state)") }
    outer.addGestureRecognizer(quick)
    outer.tap()
    #expect(log.entries == ["began", "ended"])
    #expect(quick.resets == 1)
  }
}

private final class StubbornView: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

private final class QuickRecognizer: UIGestureRecognizer {
  var resets = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func reset() { resets += 1 }
}

private final class EmptyDelegate: NSObject, UIGestureRecognizerDelegate {}

@MainActor
private final class Delegate: NSObject, UIGestureRecognizerDelegate {
  var asked: [String] = []
  var receives = true
  var begins = true
  var allowsOthers = false

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    asked.append("receive")
    return receives
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.append("begin")
    return begins
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked.append("simultaneous")
    return allowsOthers
  }
}
