import Foundation
import HeadlessUIKit

/// A view of no size that hears, as a subview, whenever the view around it may have come on the screen.
final class SampleImpressionProbe: UIView {
  private weak var tracker: SampleViewTracker?

  init(tracker: SampleViewTracker) {
    self.tracker = tracker
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityIdentifier = "sample-impression-probe"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    tracker?.look()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    tracker?.look()
  }

  override func visibilityMayHaveChanged() {
    super.visibilityMayHaveChanged()
    tracker?.look()
  }
}
