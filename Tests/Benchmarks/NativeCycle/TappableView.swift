import Foundation
import HeadlessUIKit

/// A view that says which of its subviews was tapped: the least that an app needs to know of clicks.
@MainActor
final class TappableView: UIView {
  var whenTapped: (UIView) -> Void = { _ in }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    if let view = subviews.last(where: { $0.frame.contains(point) }) { whenTapped(view) }
  }
}
