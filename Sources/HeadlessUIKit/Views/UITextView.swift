public import Foundation

/// A view with lines of text, which it does not measure.
open class UITextView: UIScrollView {
  /// The text shown.
  open var text: String! = ""
  /// The text shown, with attributes.
  open var attributedText: NSAttributedString!
  /// The font of the text.
  open var font: UIFont?
  /// The color of the text.
  open var textColor: UIColor?
  /// How the text is aligned.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the user can change the text. Kept only.
  open var isEditable = true
  /// Whether the user can select text. Kept only.
  open var isSelectable = true
}
