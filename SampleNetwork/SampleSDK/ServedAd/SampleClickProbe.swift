import Foundation
import HeadlessUIKit

/// An invisible view in front of a clickable one that takes its taps.
final class SampleClickProbe: UIView {
  private weak var tracker: SampleViewTracker?

  init(in view: UIView, tracker: SampleViewTracker) {
    self.tracker = tracker
    super.init(frame: view.bounds)
    accessibilityIdentifier = "sample-click-probe"
    // Labels and image views take no touches of their own accord, and with them nothing inside them does.
    view.isUserInteractionEnabled = true
    view.addSubview(self)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  // The stand-ins do not resize subviews; following the superview when it moves comes to the same.
  override func visibilityMayHaveChanged() {
    super.visibilityMayHaveChanged()
    if let superview, frame != superview.bounds { frame = superview.bounds }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let superview else { return }
    tracker?.tapped(superview)
  }
}
