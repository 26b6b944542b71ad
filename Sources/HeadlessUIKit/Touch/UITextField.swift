public import Foundation

/// A control with a line of text that the user can change.
open class UITextField: UIControl {
  /// The text. Setting it calls no action.
  open var text: String? = ""
  open override var canBecomeFocused: Bool { isEnabled }
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// What is shown while there is no text.
  open var placeholder: String?
  /// The font of the text.
  open var font: UIFont?
  /// The color of the text.
  open var textColor: UIColor?
  /// How the text is aligned.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text is hidden, as passwords are.
  open var isSecureTextEntry = false
  /// Learns what happens to the text.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is being changed.
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) != false, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  override func performTap() { becomeFirstResponder() }
}

/// Learns what happens to a text field. All methods are optional.
@preconcurrency
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin. True by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether the return key has its usual effect. True by default; there is no keyboard here.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
