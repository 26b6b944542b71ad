public import Foundation

/// A view with lines of text, which it does not measure.
///
/// Its ``UIScrollView/delegate`` may be a ``UITextViewDelegate``, whose methods are never called: a headless view has
/// no user who types.
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

  /// Scrolls to a part of the text. Text is not measured, so that ``UIScrollView/contentOffset`` stays; the part is kept
  /// as ``lastVisibleRange``.
  open func scrollRangeToVisible(_ range: NSRange) { lastVisibleRange = range }

  /// The part of the text that was scrolled to last: nil if there is none. Only here.
  public private(set) var lastVisibleRange: NSRange?
}

/// Is told of what the user does with a text. All methods are optional, and none is called here.
@preconcurrency
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// The user begins to change the text.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The user has finished.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
