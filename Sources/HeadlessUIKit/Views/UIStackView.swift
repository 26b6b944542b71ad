public import Foundation

/// A view that UIKit arranges its views in a row or a column in. Here it keeps them, and their frames stay as they are.
open class UIStackView: UIView {
  /// How views share the length of the stack. The raw values are UIKit's.
  public enum Distribution: Int, Sendable {
    /// Fill it.
    case fill = 0
    /// Fill it in equal parts.
    case fillEqually = 1
    /// Fill it by their sizes.
    case fillProportionally = 2
    /// Have equal distances.
    case equalSpacing = 3
    /// Have their middles at equal distances.
    case equalCentering = 4
  }

  /// Where views are across the stack. The raw values are UIKit's.
  public enum Alignment: Int, Sendable {
    /// Fill it.
    case fill = 0
    /// At the leading edge, or at the top.
    case leading = 1
    /// On the first line of text.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge, or at the bottom.
    case trailing = 4
    /// On the last line of text.
    case lastBaseline = 5

    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// The views to arrange, in order.
  public private(set) var arrangedSubviews: [UIView] = []
  /// Whether the stack is a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How views share the length.
  open var distribution = Distribution.fill
  /// Where views are across the stack.
  open var alignment = Alignment.fill
  /// The distance between views, in points.
  open var spacing: CGFloat = 0
  /// Whether the margins of the stack count. Kept only.
  open var isLayoutMarginsRelativeArrangement = false

  /// A stack of these views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds a view at a place in the order.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
  }

  /// Takes a view from the order. It stays a subview, as in UIKit.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }
}
