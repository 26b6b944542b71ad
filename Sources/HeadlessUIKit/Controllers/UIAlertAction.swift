public import Foundation

/// An answer to choose in an alert.
@preconcurrency
@MainActor
open class UIAlertAction: NSObject {
  /// What an answer does. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Something usual.
    case `default` = 0
    /// Nothing.
    case cancel = 1
    /// Something that cannot be undone.
    case destructive = 2
  }

  /// The text of the answer.
  public let title: String?
  /// What the answer does.
  public let style: Style
  /// Whether the answer can be chosen.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// An answer that calls `handler` when it is chosen.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
