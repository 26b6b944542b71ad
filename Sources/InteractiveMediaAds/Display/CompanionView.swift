internal import Foundation
internal import HeadlessUIKit
internal import VAST

/// A companion in its slot. It shows nothing here, but keeps what it would show, and takes clicks.
final class CompanionView: UIView {
  let companion: Companion
  private let onClick: () -> Void

  init(frame: CGRect, companion: Companion, onClick: @escaping () -> Void) {
    self.companion = companion
    self.onClick = onClick
    super.init(frame: frame)
    accessibilityIdentifier = resourceText
  }

  /// Not for use here: there are no storyboards.
  required init?(coder: NSCoder) { nil }

  /// What it shows: the URL of an image or a page, or a piece of a page.
  var resourceText: String? { companion.resources.first?.value }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if companion.isClickable { onClick() }
  }
}

extension Companion {
  /// An image needs a page to open; pages have links of their own.
  fileprivate var isClickable: Bool {
    guard clickThrough == nil, case .staticResource = resources.first else { return true }
    return false
  }
}
