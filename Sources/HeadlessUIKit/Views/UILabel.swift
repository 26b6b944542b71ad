public import Foundation

/// A view that shows a text.
open class UILabel: UIView {
  /// The text shown.
  open var text: String?

  /// A label with this frame; labels take no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Not for use here: there are no storyboards.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
