import AdPlatform
import HeadlessUIKit

extension AdTracker {
  /// Called by the ad's view whenever it may have come on the screen.
  func mayHaveBecomeVisible(_ view: UIView) {
    guard awaitsVisibility else { return }
    if view.isVisibleOnScreen { return viewBecameVisible() }
    #if os(iOS) || os(tvOS) || os(visionOS)
      // UIKit does not say when something around a view moves or is shown, so the host looks again.
      guard view.window != nil else { return }
      scheduler.schedule(after: .milliseconds(200)) { [weak self, weak view] in
        if let view { self?.mayHaveBecomeVisible(view) }
      }
    #endif
  }
}
