extension UIView {
  /// How content fits a view. The raw values are UIKit's.
  public enum ContentMode: Int, Sendable {
    /// Is stretched to fill the view.
    case scaleToFill = 0
    /// Is as large as fits without being stretched.
    case scaleAspectFit = 1
    /// Fills the view without being stretched.
    case scaleAspectFill = 2
    /// Is drawn again when the size changes.
    case redraw = 3
    /// Is in the middle.
    case center = 4
    /// Is at the top.
    case top = 5
    /// Is at the bottom.
    case bottom = 6
    /// Is on the left.
    case left = 7
    /// Is on the right.
    case right = 8
    /// Is in the top left corner.
    case topLeft = 9
    /// Is in the top right corner.
    case topRight = 10
    /// Is in the bottom left corner.
    case bottomLeft = 11
    /// Is in the bottom right corner.
    case bottomRight = 12
  }

  /// Whether the content leaves nothing transparent.
  public var isOpaque: Bool {
    get { details.isOpaque }
    set { details.isOpaque = newValue }
  }

  /// Whether the view takes more than one finger. Kept only: one finger taps here.
  public var isMultipleTouchEnabled: Bool {
    get { details.isMultipleTouchEnabled }
    set { details.isMultipleTouchEnabled = newValue }
  }

  /// Whether other views get no touches while this one has some. Kept only.
  public var isExclusiveTouch: Bool {
    get { details.isExclusiveTouch }
    set { details.isExclusiveTouch = newValue }
  }
}
