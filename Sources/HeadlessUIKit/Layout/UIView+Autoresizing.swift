import Foundation

extension UIView {
  /// What changes when the superview gets another size. The raw values are UIKit's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Whether subviews follow their autoresizing masks when the view gets another size.
  public var autoresizesSubviews: Bool {
    get { details.autoresizesSubviews }
    set { details.autoresizesSubviews = newValue }
  }

  func resizeSubviews(from oldSize: CGSize) {
    guard hasStandardDetails || details.autoresizesSubviews else { return }
    for view in subviews where !view.hasStandardDetails {
      view.followSuperview(from: oldSize, to: frame.size)
    }
  }

  private func followSuperview(from oldSize: CGSize, to newSize: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    let across = Span(start: frame.minX, length: frame.width).following(
      from: oldSize.width,
      to: newSize.width,
      flexible: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains)
    )
    let down = Span(start: frame.minY, length: frame.height).following(
      from: oldSize.height,
      to: newSize.height,
      flexible: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains)
    )
    frame = CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
  }
}

/// Where a view begins and how long it is, in one direction.
private struct Span {
  var start: CGFloat
  var length: CGFloat

  /// Shares a change of the space among the flexible ones of margin, length and margin, by their sizes.
  func following(from oldSpace: CGFloat, to newSpace: CGFloat, flexible: [Bool]) -> Span {
    let parts = zip(flexible, [start, length, oldSpace - start - length]).map { $0 ? $1 : 0 }
    let count = flexible.filter { $0 }.count
    guard count > 0 else { return self }
    let total = parts.reduce(0, +)
    let change = newSpace - oldSpace
    func share(_ index: Int) -> CGFloat {
      guard flexible[index] else { return 0 }
      return total == 0 ? change / CGFloat(count) : change * parts[index] / total
    }
    return Span(start: start + share(0), length: max(0, length + share(1)))
  }
}
