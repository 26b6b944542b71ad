public import Foundation

/// A relation between two attributes of views. It is kept where UIKit would keep it, but nothing solves it: frames stay
/// as they were set.
@preconcurrency
@MainActor
open class NSLayoutConstraint: NSObject {
  /// The view or layout guide on the left side.
  public private(set) weak var firstItem: AnyObject?
  /// The view or layout guide on the right side, if any.
  public private(set) weak var secondItem: AnyObject?
  /// The attribute of ``firstItem``.
  public let firstAttribute: Attribute
  /// The attribute of ``secondItem``.
  public let secondAttribute: Attribute
  /// How the two sides compare.
  public let relation: Relation
  /// What the second attribute is multiplied by.
  public let multiplier: CGFloat
  /// What is added to the right side, in points.
  open var constant: CGFloat
  /// How much the constraint matters.
  open var priority: UILayoutPriority = .required
  /// A name for debugging.
  open var identifier: String?
  /// Whether the constraint is archived with its view. Kept only.
  open var shouldBeArchived = false
  /// The format that the constraint stands for, if it was made from one. Only here.
  public internal(set) var visualFormat: String?

  /// The view that keeps the constraint; the view sets it.
  weak var holder: UIView?

  /// Creates an inactive constraint. Items that are neither views nor layout guides can be given, but not activated.
  public init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    // An optional in an `Any` would make an object of nil.
    if let view2 { secondItem = view2 as AnyObject }
    (firstAttribute, secondAttribute) = (attr1, attr2)
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Whether a view keeps the constraint.
  ///
  /// Activating gives it to the nearest view around both items. It stays inactive if there is none, where UIKit raises
  /// an exception.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { commonView?.addConstraint(self) } else { holder?.removeConstraint(self) }
    }
  }

  /// Activates all constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The nearest view that both items are or are in.
  private var commonView: UIView? {
    guard let first = Self.view(of: firstItem) else { return nil }
    guard secondAttribute != .notAnAttribute || secondItem != nil else { return first }
    guard let second = Self.view(of: secondItem) else { return nil }
    return sequence(first: first, next: \.superview).first { second.isDescendant(of: $0) }
  }

  /// Whether one of the items is `view` or in it.
  func concerns(_ view: UIView) -> Bool {
    [firstItem, secondItem].contains { Self.view(of: $0)?.isDescendant(of: view) == true }
  }

  private static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}
