import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("State that is kept")
struct KeptStateTests {
  @Test("a view has UIKit's defaults until it is given something else")
  func view() {
    let view = UIView()
    #expect(view.contentMode == .scaleToFill && view.backgroundColor == nil && !view.clipsToBounds)
    #expect(view.translatesAutoresizingMaskIntoConstraints && view.transform == .identity && view.isOpaque)
    view.contentMode = .scaleAspectFit
    view.backgroundColor = .red
    #expect(view.contentMode == .scaleAspectFit && view.backgroundColor == .red)
    #expect(UIView().contentMode == .scaleToFill)
  }

  @Test("a view has the tint of the view around it")
  func tint() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.tintColor == UIColor.tintColor)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
  }

  @Test("a text view has a delegate of its own, and the user's settings are what a test says")
  func texts() {
    final class Reader: NSObject, UITextViewDelegate {
      var scrolled = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
    }
    let (reader, text) = (Reader(), UITextView())
    text.delegate = reader
    text.contentInsetAdjustmentBehavior = .never
    text.contentOffset.y = 10
    #expect(reader.scrolled == 1 && text.contentInsetAdjustmentBehavior == .never)
    #expect(UIScrollView().contentInsetAdjustmentBehavior == .automatic)
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
  }

  @Test("a view finds views by tag, and puts them before and behind each other")
  func order() {
    let outer = UIView()
    let views = (0..<3).map { _ in UIView() }
    for (index, view) in views.enumerated() { view.tag = index + 1 }
    outer.addSubview(views[0])
    outer.insertSubview(views[1], belowSubview: views[0])
    outer.insertSubview(views[2], aboveSubview: views[1])
    #expect(outer.subviews.map(\.tag) == [2, 3, 1])
    outer.insertSubview(views[1], aboveSubview: views[0])
    #expect(outer.subviews.map(\.tag) == [3, 1, 2])
    outer.sendSubviewToBack(views[1])
    outer.exchangeSubview(at: 1, withSubviewAt: 2)
    #expect(outer.subviews.map(\.tag) == [2, 1, 3])
    #expect(outer.viewWithTag(3) === views[2] && outer.viewWithTag(9) == nil)
  }

  @Test("colors are equal by their channels")
  func colors() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == UIColor.green)
    #expect(UIColor.black.withAlphaComponent(0) == UIColor.clear)
    #expect(UIColor.red.cgColor == UIColor.red.cgColor && UIColor(cgColor: UIColor.blue.cgColor) == .blue)
    var (red, alpha): (CGFloat, CGFloat) = (9, 9)
    UIColor.systemBlue.getRed(&red, green: nil, blue: nil, alpha: &alpha)
    #expect(red == 0 && alpha == 1)
  }

  @Test("fonts have a size and a name")
  func fonts() {
    #expect(UIFont.systemFont(ofSize: 12).pointSize == 12)
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12).withSize(13) == UIFont.systemFont(ofSize: 13))
    #expect(UIFont(name: "Avenir-Book", size: 9)?.familyName == "Avenir")
    #expect(UIFont.preferredFont(forTextStyle: .headline) == UIFont.systemFont(ofSize: 17, weight: .semibold))
  }

  @Test("a button shows what it has for its state, or for the normal one")
  func button() {
    let button = UIButton(type: .system)
    button.setTitle("Install", for: .normal)
    button.setTitle("Wait", for: .disabled)
    #expect(button.currentTitle == "Install" && button.titleLabel?.text == "Install")
    button.isEnabled = false
    #expect(button.currentTitle == "Wait" && button.state == .disabled)
    #expect(button.title(for: .selected) == "Install" && button.buttonType == .system)
    button.setTitle(nil, for: .disabled)
    #expect(button.currentTitle == "Install")
  }

  @Test("a control calls methods of its targets until they are removed")
  func controlTargets() {
    let (button, target) = (UIButton(), ControlTarget())
    button.addTarget(target, action: ControlTarget.plain, for: .touchUpInside)
    button.addTarget(target, action: ControlTarget.button, for: .touchUpInside)
    button.addTarget(target, action: ControlTarget.toggle, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == ["plain", "button"])
    button.removeTarget(target, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == ["plain", "button"])
  }

  @Test("a button calls its primary action when it is tapped")
  func primaryAction() {
    let screen = Screen()
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    screen.root.addSubview(button)
    button.tap()
    #expect(taps == 1 && button.currentTitle == "Go")
    UIBarButtonItem(title: "Bar", primaryAction: UIAction { _ in taps += 1 }).tap()
    #expect(taps == 2)
  }

  @Test("a label has its text with and without attributes")
  func label() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Ad", attributes: [.font: UIFont.systemFont(ofSize: 9)])
    #expect(label.text == "Ad")
    label.text = "New"
    #expect(label.attributedText?.string == "New")
  }

  @Test("a scroll view scrolls by its bounds")
  func scroll() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = ScrollDelegate()
    scroll.delegate = delegate
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    #expect(scroll.bounds.origin.y == 50)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: true)
    #expect(scroll.contentOffset.y == 210 && delegate.offsets == [50, 210])
    scroll.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 10), animated: true)
    #expect(delegate.offsets == [50, 210])
  }

  @Test("a stack view keeps its views, also those it no longer arranges")
  func stack() {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    #expect(stack.arrangedSubviews == [first, second] && stack.subviews == [first, second])
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second] && first.superview === stack)
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test("an activity indicator is hidden while nothing goes on")
  func indicator() {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.isHidden)
    indicator.startAnimating()
    #expect(indicator.isAnimating && !indicator.isHidden)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    let progress = UIProgressView()
    progress.setProgress(2, animated: true)
    #expect(progress.progress == 1)
  }

  @Test("one text field is edited at a time")
  func textFields() {
    let (first, second) = (UITextField(), UITextField())
    var ends = 0
    first.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
    #expect(first.becomeFirstResponder() && first.isEditing)
    #expect(second.becomeFirstResponder() && second.isEditing && !first.isEditing && ends == 1)
    #expect(second.resignFirstResponder() && !second.isEditing)
  }

  @Test("layers are put between others")
  func layers() {
    let (outer, back, front) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(front)
    outer.insertSublayer(back, at: 0)
    #expect(outer.sublayers == [back, front])
    outer.position = CGPoint(x: 10, y: 10)
    outer.bounds.size = CGSize(width: 4, height: 4)
    #expect(outer.frame == CGRect(x: 8, y: 8, width: 4, height: 4))
  }

  @Test("the app asks which URLs could be opened")
  func urls() throws {
    let url = try #require(URL(string: "market://ad"))
    let app = UIApplication.shared
    #expect(app.canOpenURL(url))
    app.urlQuery = { $0.scheme == "https" }
    #expect(!app.canOpenURL(url))
    app.urlQuery = { _ in true }
  }

  @Test("the device and the screen are a common phone's")
  func device() {
    #expect(UIDevice.current.model == "iPhone" && UIDevice.current.identifierForVendor != nil)
    #expect(UIScreen.main.nativeBounds.width == UIScreen.main.bounds.width * UIScreen.main.scale)
  }
}

@MainActor
private final class ControlTarget: NSObject {
  var calls: [String] = []
  func plain() { calls.append("plain") }
  func button(_ sender: UIButton) { calls.append("button") }
  func toggle(_ sender: UISwitch) { calls.append("toggle") }
}

@MainActor
private final class ScrollDelegate: NSObject, UIScrollViewDelegate {
  var offsets: [CGFloat] = []
  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}
