import Foundation
import HeadlessUIKit

/// Lies over everything in the ad container while an ad plays: takes taps, and has the button to the ad's page and the
/// one that skips it. Taps on the ad pass on up the responder chain.
@MainActor
final class AdOverlay: UIView {
  /// Where the viewer taps.
  enum Target {
    case ad, learnMore, skip
  }

  private let learnMore = UIButton(frame: .zero)
  private let skip = UIButton(frame: .zero)
  /// Called when the viewer taps an ad or a button over it.
  var onTap: (Target) -> Void = { _ in }

  init() {
    super.init(frame: .zero)
    add(learnMore, "Learn More", .learnMore)
    add(skip, "Skip Ad", .skip)
  }

  /// Not for use here: there are no storyboards.
  required init?(coder: NSCoder) { nil }

  private func add(_ button: UIButton, _ title: String, _ target: Target) {
    button.setTitle(title, for: .normal)
    button.isHidden = true
    button.addAction(UIAction { [weak self] _ in self?.onTap(target) }, for: .touchUpInside)
    addSubview(button)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTap(.ad)
    super.touchesEnded(touches, with: event)
  }

  /// Fills the container, above all that is in it.
  func show(in container: UIView) {
    container.addSubview(self)
    fill(container)
  }

  // Called also when the container gets another size.
  override func visibilityMayHaveChanged() {
    if let superview, frame != superview.bounds { fill(superview) }
  }

  private func fill(_ container: UIView) {
    frame = container.bounds
    let size = CGSize(width: min(120, bounds.width / 2), height: min(44, bounds.height / 2))
    learnMore.frame = CGRect(origin: .zero, size: size)
    skip.frame = CGRect(
      origin: CGPoint(x: bounds.width - size.width, y: bounds.height - size.height),
      size: size
    )
  }

  /// Fits the buttons to an ad.
  func fit(hasPage: Bool, canSkip: Bool) {
    learnMore.isHidden = !hasPage
    skip.isHidden = !canSkip
  }
}
