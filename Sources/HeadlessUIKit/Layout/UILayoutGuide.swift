public import Foundation

/// A rectangle that takes part in layout but shows nothing.
@preconcurrency
@MainActor
open class UILayoutGuide: NSObject {
  /// The view that the guide belongs to.
  open weak var owningView: UIView?
  /// A name for debugging.
  open var identifier = ""
  private let insets: (UIView) -> UIEdgeInsets?

  /// Creates a guide that belongs to no view yet.
  public override init() {
    insets = { _ in nil }
    super.init()
  }

  init(owningView: UIView, identifier: String, insets: @escaping (UIView) -> UIEdgeInsets) {
    self.owningView = owningView
    self.identifier = identifier
    self.insets = insets
    super.init()
  }

  /// The guide's rectangle in the owning view's coordinates: zero for a guide that only constraints place, as nothing
  /// solves them.
  open var layoutFrame: CGRect {
    guard let owningView, let insets = insets(owningView) else { return .zero }
    return owningView.bounds.inset(by: insets)
  }
}
