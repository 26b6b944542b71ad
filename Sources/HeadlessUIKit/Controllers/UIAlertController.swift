public import Foundation

/// A question to the user with answers to choose from. Choose one with ``choose(_:)``.
open class UIAlertController: UIViewController {
  /// How an alert is shown. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// From the edge of the screen.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }

  /// What is asked.
  open var message: String?
  /// How the alert is shown.
  public let preferredStyle: Style
  /// The answers.
  public private(set) var actions: [UIAlertAction] = []
  /// The answer that stands out.
  open var preferredAction: UIAlertAction?
  /// The text fields, or nil if there are none.
  public private(set) var textFields: [UITextField]?

  /// A question.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// A sheet without a question.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(title: nil, message: nil, preferredStyle: .actionSheet)
  }

  /// Not for use here: there are no storyboards.
  public required init?(coder: NSCoder) {
    preferredStyle = .actionSheet
    super.init(coder: coder)
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a text field, after letting the handler set it up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Does what a user does who chooses an answer: takes the alert away, then calls the answer's handler. Nothing happens
  /// if the answer is disabled or is not one of ``actions``. Only here; UIKit has real fingers.
  public func choose(_ action: UIAlertAction) {
    guard action.isEnabled, actions.contains(where: { $0 === action }) else { return }
    presentingViewController?.dismiss(animated: true)
    action.handler?(action)
  }
}
