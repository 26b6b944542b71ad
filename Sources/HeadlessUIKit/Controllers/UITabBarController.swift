/// Controllers side by side, of which one is shown. Selecting shows at once.
open class UITabBarController: UIViewController {
  private var controllers: [UIViewController] = []

  /// The controllers to choose from.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set {
      let shown = selectedViewController
      show(nil)
      for controller in controllers {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
      controllers = newValue ?? []
      for controller in controllers {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      show(shown.flatMap { controllers.contains($0) ? $0 : nil } ?? controllers.first)
    }
  }

  /// The controller shown.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { if let newValue, controllers.contains(newValue) { show(newValue) } }
  }
  private var selected: UIViewController?

  /// The place of the controller shown, or `Int.max` if there is none.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? .max }
    set { if controllers.indices.contains(newValue) { show(controllers[newValue]) } }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let selected { place(selected) }
  }

  private func show(_ controller: UIViewController?) {
    guard controller !== selected else { return }
    let old = selected
    selected = controller
    exchange(old, for: controller, animated: false)
  }
}
