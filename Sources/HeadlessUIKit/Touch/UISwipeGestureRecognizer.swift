/// Stands for a swipe. None is simulated: set ``UIGestureRecognizer/state`` to have it recognized.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where fingers move. The raw values are UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upward.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downward.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// Where the fingers have to move. Kept only.
  open var direction: Direction = .right
  /// How many fingers have to move. Kept only.
  open var numberOfTouchesRequired = 1
}
