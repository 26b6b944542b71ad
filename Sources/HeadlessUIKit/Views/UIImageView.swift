public import Foundation

/// A view that shows an image.
open class UIImageView: UIView {
  /// The image shown.
  open var image: UIImage?

  /// A view with this frame; image views take no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view as large as its image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Not for use here: there are no storyboards.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
