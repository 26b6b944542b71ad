import Foundation
public import HeadlessUIKit

/// Shows the media of an ad: the network's own view, or else the main image.
///
/// Mirrors `GADMediaView`.
@preconcurrency
@MainActor
open class MediaView: UIView {
  private weak var shown: UIView?

  /// The media shown.
  open var mediaContent: MediaContent? {
    didSet {
      shown?.removeFromSuperview()
      guard let view = mediaContent?.networkMediaView ?? imageView(mediaContent?.mainImage) else { return }
      view.frame = bounds
      addSubview(view)
      shown = view
    }
  }

  /// Whether there is nothing to show.
  var isEmpty: Bool { shown == nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    shown?.frame = bounds
  }

  private func imageView(_ image: UIImage?) -> UIView? { image.map { UIImageView(image: $0) } }
}

/// Shows the network's AdChoices icon.
///
/// Mirrors `GADAdChoicesView`.
@preconcurrency
@MainActor
open class AdChoicesView: UIView {}

extension AdChoicesPosition {
  /// Where something of this size goes in its corner.
  func origin(of size: CGSize, in bounds: CGRect) -> CGPoint {
    let right = bounds.maxX - size.width
    let bottom = bounds.maxY - size.height
    return switch self {
    case .topRightCorner: CGPoint(x: right, y: bounds.minY)
    case .topLeftCorner: CGPoint(x: bounds.minX, y: bounds.minY)
    case .bottomRightCorner: CGPoint(x: right, y: bottom)
    case .bottomLeftCorner: CGPoint(x: bounds.minX, y: bottom)
    }
  }
}
