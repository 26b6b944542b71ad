extension NSLayoutConstraint {
  /// A part of a view that constraints relate. The raw values are UIKit's.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where reading starts.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle from left to right.
    case centerX = 9
    /// The middle from top to bottom.
    case centerY = 10
    /// The line that the last line of text stands on.
    case lastBaseline = 11
    /// The line that the first line of text stands on.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin where reading starts.
    case leadingMargin = 17
    /// The margin where reading ends.
    case trailingMargin = 18
    /// The middle between the margins, from left to right.
    case centerXWithinMargins = 19
    /// The middle between the margins, from top to bottom.
    case centerYWithinMargins = 20
    /// No attribute.
    case notAnAttribute = 0
  }

  /// How two attributes compare. The raw values are UIKit's.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Equal.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout. The raw values are UIKit's.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// How the views of a visual format are aligned. The raw values are UIKit's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At their left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// At their right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// At their top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// At their bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// At their leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// At their trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// At their middles from left to right.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// At their middles from top to bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// From leading to trailing.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}
