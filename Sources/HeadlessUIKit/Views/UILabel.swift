public import Foundation

/// A view that shows a text, which it does not measure.
open class UILabel: UIView {
  /// The text shown.
  open var text: String? {
    didSet { keptAttributedText = nil }
  }
  /// The text shown, with attributes.
  open var attributedText: NSAttributedString? {
    get { keptAttributedText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      keptAttributedText = newValue
    }
  }
  /// The font of the text.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
  /// The color of the text.
  open var textColor: UIColor! = .label
  /// The color of the text while it is highlighted.
  open var highlightedTextColor: UIColor?
  /// How the text is aligned.
  open var textAlignment = NSTextAlignment.natural
  /// What happens to text that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The most lines, or 0 for any number.
  open var numberOfLines = 1
  /// Whether the text is drawn as usual.
  open var isEnabled = true
  /// Whether the text is highlighted.
  open var isHighlighted = false
  /// Whether the font becomes smaller for long texts. Kept only.
  open var adjustsFontSizeToFitWidth = false
  /// How much smaller the font may become. Kept only.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the user's choice of size. Kept only.
  open var adjustsFontForContentSizeCategory = false
  /// The width at which lines break, for layout. Kept only.
  open var preferredMaxLayoutWidth: CGFloat = 0

  private var keptAttributedText: NSAttributedString?

  /// A label with this frame; labels take no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Not for use here: there are no storyboards.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
