public import Foundation

/// An attribute of a view or a layout guide, from which constraints are made.
@preconcurrency
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or layout guide.
  public private(set) weak var item: AnyObject?
  nonisolated let attribute: NSLayoutConstraint.Attribute
  private nonisolated let itemIdentifier: ObjectIdentifier

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    itemIdentifier = ObjectIdentifier(item)
    self.attribute = attribute
    super.init()
  }

  /// The name of the attribute.
  open var name: String { "\(attribute)" }

  /// Creates an inactive constraint that keeps this anchor `c` points after the other.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  {
    relate(.equal, to: anchor, constant: c)
  }

  /// Creates an inactive constraint that keeps this anchor at least `c` points after the other.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Creates an inactive constraint that keeps this anchor at most `c` points after the other.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: c)
  }

  func relate<Other: AnyObject>(
    _ relation: NSLayoutConstraint.Relation,
    to anchor: NSLayoutAnchor<Other>?,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item as Any,
      attribute: attribute,
      relatedBy: relation,
      toItem: anchor?.item,
      attribute: anchor?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }

  // Equality and hashes are asked for off the main actor, too, so they use what never changes.

  /// Whether the other object is an anchor for the same attribute of the same item.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return other.itemIdentifier == itemIdentifier && other.attribute == attribute
  }

  open override var hash: Int { itemIdentifier.hashValue }
}

/// The distance between views that stand side by side or below each other, in points.
let systemSpacing: CGFloat = 8
