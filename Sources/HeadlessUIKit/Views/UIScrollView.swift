public import Foundation

/// A view whose content can be larger than it is. Its content offset is the origin of its bounds.
open class UIScrollView: UIView {
  /// When the system makes room beside the content. The raw values are UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the controller wants it.
    case automatic = 0
    /// Where the content can be scrolled.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// On all sides.
    case always = 3
  }

  /// The size of the content.
  open var contentSize = CGSize.zero
  /// Distances around the content. Kept only.
  open var contentInset = UIEdgeInsets.zero
  /// Whether the system makes room beside the content. Kept only.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether the user can scroll. Kept only.
  open var isScrollEnabled = true
  /// Whether scrolling stops at pages. Kept only.
  open var isPagingEnabled = false
  /// Whether scrolling goes beyond the content and back. Kept only.
  open var bounces = true
  /// Whether a mark shows the horizontal position. Kept only.
  open var showsHorizontalScrollIndicator = true
  /// Whether a mark shows the vertical position. Kept only.
  open var showsVerticalScrollIndicator = true
  /// How much the content is enlarged. Kept only.
  open var zoomScale: CGFloat = 1
  /// The least that the content can be enlarged. Kept only.
  open var minimumZoomScale: CGFloat = 1
  /// The most that the content can be enlarged. Kept only.
  open var maximumZoomScale: CGFloat = 1
  /// Learns of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The point of the content that is in the upper left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Scrolls, at once in any case.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// Scrolls as little as needed to show a rectangle of the content, at once in any case.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    offset.x = max(min(offset.x, rect.minX), rect.maxX - bounds.width)
    offset.y = max(min(offset.y, rect.minY), rect.maxY - bounds.height)
    contentOffset = offset
  }
}

/// Learns of the scrolling of a view. All methods are optional.
@preconcurrency
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called whenever the content offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
