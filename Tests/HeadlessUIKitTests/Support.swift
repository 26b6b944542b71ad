import Foundation
import HeadlessUIKit

/// A visible window with a root controller whose view fills it.
@MainActor
struct Screen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let controller = LoggedController("root")
  var root: UIView { controller.view }

  init(visible: Bool = true) {
    window.rootViewController = controller
    if visible { window.makeKeyAndVisible() }
    controller.log.entries = []
  }
}

/// What happened, in order.
@MainActor
final class Log {
  var entries: [String] = []
}

/// A view that takes down which hooks are called.
final class LoggedView: UIView {
  let log = Log()

  override func willMove(toWindow newWindow: UIWindow?) {
    log.entries.append(newWindow == nil ? "willLeaveWindow" : "willEnterWindow")
  }
  override func didMoveToSuperview() {
    log.entries.append(superview == nil ? "leftSuperview" : "enteredSuperview")
  }
  override func didMoveToWindow() { log.entries.append(window == nil ? "leftWindow" : "enteredWindow") }
  override func layoutSubviews() { log.entries.append("layout") }
  override func visibilityMayHaveChanged() { log.entries.append("visibility") }

  /// The entries since the last call.
  func takeLog() -> [String] {
    defer { log.entries = [] }
    return log.entries
  }
}

/// A view that takes down the touches that reach it and keeps them.
final class TouchView: UIView {
  var touches: [String] = []
  var locations: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.append("began") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches.append("cancelled")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches.append("ended")
    locations += touches.map { $0.location(in: self) }
  }
}

/// A controller that takes down which hooks are called.
final class LoggedController: UIViewController {
  let name: String
  let log: Log

  init(_ name: String, log: Log = Log()) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { log.entries.append("\(name) didLoad") }
  override func viewWillAppear(_ animated: Bool) { log.entries.append("\(name) willAppear") }
  override func viewDidAppear(_ animated: Bool) { log.entries.append("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.entries.append("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.entries.append("\(name) didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    log.entries.append(parent == nil ? "\(name) willLeave" : "\(name) willEnter")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.entries.append(parent == nil ? "\(name) left" : "\(name) entered")
  }
  override func viewSafeAreaInsetsDidChange() {
    log.entries.append("\(name) safeArea \(view.safeAreaInsets.top)")
  }
}

/// A square view at a place.
@MainActor
func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> UIView {
  UIView(frame: CGRect(x: x, y: y, width: side, height: side))
}
