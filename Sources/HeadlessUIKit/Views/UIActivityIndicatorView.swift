public import Foundation

/// A view that shows that something goes on.
open class UIActivityIndicatorView: UIView {
  /// How large the indicator is. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// The usual size.
    case medium = 100
    /// A larger size.
    case large = 101
  }

  /// How large the indicator is.
  open var style = Style.medium
  /// The color of the indicator.
  open var color: UIColor!
  /// Whether something goes on.
  public private(set) var isAnimating = false
  /// Whether the view is hidden while nothing goes on.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// An indicator of a size, hidden until it is started.
  public init(style: Style) {
    self.style = style
    let side: CGFloat = style == .large ? 37 : 20
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    isHidden = true
  }

  /// An indicator with this frame, hidden until it is started.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Not for use here: there are no storyboards.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    isHidden = true
  }

  /// Shows that something goes on.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Shows that nothing goes on any more.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }
}
