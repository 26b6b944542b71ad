public import Foundation
public import HeadlessUIKit
internal import VAST

/// A place beside the player for what an ad shows there.
///
/// Mirrors `IMACompanionAdSlot`. Source: SDK reference, `IMACompanionAdSlot.h`.
@preconcurrency
@MainActor
public final class CompanionAdSlot: NSObject {
  /// The view that the companion is put into, as a subview.
  public let view: UIView
  /// The width of companions that fit, in pixels.
  public let width: Int
  /// The height of companions that fit, in pixels.
  public let height: Int
  /// Who is told.
  public weak var delegate: (any CompanionDelegate)?

  private(set) var companionView: CompanionView?

  /// A slot for companions of exactly this size.
  public init(view: UIView, width: Int, height: Int) {
    self.view = view
    self.width = width
    self.height = height
    super.init()
  }

  /// Whether a companion fits: it has the slot's size and something to show.
  func fits(_ companion: Companion) -> Bool {
    companion.width == width && companion.height == height && !companion.resources.isEmpty
  }

  /// Shows a companion in place of what was there.
  ///
  /// - Parameter onClick: called on a click, before the delegate.
  func fill(with companion: Companion, onClick: @escaping (Companion) -> Void) {
    clear()
    let frame = CGRect(origin: .zero, size: CGSize(width: width, height: height))
    let shown = CompanionView(frame: frame, companion: companion) { [weak self] in
      guard let self else { return }
      onClick(companion)
      delegate?.companionSlotWasClicked(self)
    }
    companionView = shown
    view.addSubview(shown)
  }

  /// Takes the companion away.
  func clear() {
    companionView?.removeFromSuperview()
    companionView = nil
  }
}
