public import Foundation

/// A button in a bar. Kept only: there are no bars here.
@preconcurrency
@MainActor
open class UIBarButtonItem: NSObject {
  /// The look of a button. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// The usual look.
    case plain = 0
    /// The look of a button that ends something.
    case done = 2
  }

  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The look.
  open var style = Style.plain
  /// Whether the button has an effect.
  open var isEnabled = true
  /// The color of the button.
  open var tintColor: UIColor?
  /// A number that the app uses to find the button again.
  open var tag = 0
  /// A view in place of the button.
  open var customView: UIView?
  /// What the button calls.
  open var primaryAction: UIAction?

  /// A button that shows and calls an action.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    super.init()
  }

  /// A view in place of a button.
  public convenience init(customView: UIView) {
    self.init(title: nil)
    self.customView = customView
  }

  /// Calls the action of the button, if it is enabled. Only here; UIKit has real fingers.
  public func tap() {
    guard isEnabled, let primaryAction else { return }
    primaryAction.sender = self
    primaryAction.handler(primaryAction)
    primaryAction.sender = nil
  }
}
