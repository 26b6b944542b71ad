import AdPlatform
public import Foundation

/// Moves the focus to where the interface wants it, as on a television. There is no remote control: only updates that
/// code asks for move it.
///
/// Source: UIKit, `UIFocusSystem`.
@preconcurrency
@MainActor
public final class UIFocusSystem: NSObject {
  static let shared = UIFocusSystem()

  private weak var focusedView: UIView?
  private weak var requester: (any UIFocusEnvironment)?

  override init() { super.init() }

  /// The system that an environment is in: there is one.
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { shared }

  /// What has the focus: nil if nothing has, or if it is not on the screen any more.
  public var focusedItem: (any UIFocusItem)? {
    guard let focusedView, focusedView.isVisibleOnScreen else { return nil }
    return focusedView
  }

  /// Asks for an update that begins at an environment, wherever the focus is.
  public func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    requester = environment
    Platform.current.scheduler.schedule(after: .zero) { self.updateFocusIfNeeded() }
  }

  /// Makes an update that was asked for, at once. The focus stays where it is if there is no item for it.
  public func updateFocusIfNeeded() {
    guard let environment = requester else { return }
    requester = nil
    if let view = item(in: environment) { focusedView = view }
  }

  func requestFocusUpdate(in environment: any UIFocusEnvironment) {
    if let focusedItem, !environment.contains(focusedItem) { return }
    requestFocusUpdate(to: environment)
  }

  /// The first item of an environment, its preferred environments first.
  private func item(in environment: any UIFocusEnvironment) -> UIView? {
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let item = item(in: preferred) { return item }
    }
    guard let view = environment as? UIView, view.isVisibleOnScreen else { return nil }
    if view.canBecomeFocused { return view }
    return view.subviews.lazy.compactMap { self.item(in: $0) }.first
  }
}
