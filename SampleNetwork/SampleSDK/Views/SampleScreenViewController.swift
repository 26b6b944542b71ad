public import Foundation
public import HeadlessUIKit

/// A screen of the network with a close button. It reports before and after it is dismissed, by the user or the app.
@preconcurrency
@MainActor
public class SampleScreenViewController: UIViewController {
  /// What the viewer taps to close the screen.
  public let closeButton = UIButton(frame: CGRect(x: 8, y: 8, width: 44, height: 44))

  enum Step {
    case willClose, didClose
  }

  /// Released when the screen is closed, with what it holds.
  private var report: ((Step) -> Void)?
  private var isClosing = false

  init(report: @escaping (Step) -> Void) {
    self.report = report
    super.init(nibName: nil, bundle: nil)
    // Full screen, so that the user cannot drag it halfway and release it.
    modalPresentationStyle = .fullScreen
  }

  /// Not for use: the network has no storyboards.
  public required init?(coder: NSCoder) { nil }

  /// Takes the screen away, as the close button does. Does nothing when it is not shown.
  public func close() {
    guard let presentingViewController else { return }
    // A controller dismisses what covers it; asked of the screen itself that would be something in front of it.
    presentingViewController.dismiss(animated: true)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    closeButton.setTitle("Close", for: .normal)
    closeButton.accessibilityIdentifier = "sample-close"
    closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    view.addSubview(closeButton)
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard !isClosing else { return }
    isClosing = true
    report?(.willClose)
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isClosing, let report else { return }
    self.report = nil
    report(.didClose)
  }
}
