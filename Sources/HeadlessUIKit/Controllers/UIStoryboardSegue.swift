public import Foundation

/// The way from a controller to the next. There are no storyboards: code makes the segue, prepares the source, and
/// performs it.
@preconcurrency
@MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the segue.
  public let identifier: String?
  /// The controller that it begins at.
  public let source: UIViewController
  /// The controller that it leads to.
  public let destination: UIViewController

  /// A segue between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Shows the destination: in the source's navigation controller if there is one, else over the source.
  open func perform() {
    if let navigationController = source.navigationController {
      navigationController.pushViewController(destination, animated: true)
    } else {
      source.present(destination, animated: true)
    }
  }
}
