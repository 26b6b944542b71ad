public import Foundation

/// A view that shows an image.
open class UIImageView: UIView {
  /// The image shown.
  open var image: UIImage?
  /// The image shown while the view is highlighted.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted.
  open var isHighlighted = false

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

  /// A view as large as its image, with another image while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// The size of the image.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  /// The size of the image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? super.sizeThatFits(size) }

  /// Not for use here: there are no storyboards.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
