public import Foundation
public import HeadlessUIKit

/// The AdChoices mark with its label, for apps that have room for it; ``SampleAdInfoView`` is the small one.
@preconcurrency
@MainActor
public final class SampleAdChoicesView: UIView {
  /// The size in points of a mark whose maker gives none.
  public static let defaultSize = CGSize(width: 80, height: 20)

  /// The text of the mark.
  public var text: String? { label.text }

  private let label = UILabel(frame: .zero)
  private let infoView = SampleAdInfoView()

  /// A mark of ``defaultSize``.
  public convenience init() { self.init(frame: CGRect(origin: .zero, size: Self.defaultSize)) }

  /// A mark with this frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "AdChoices"
    addSubview(label)
    addSubview(infoView)
    setNeedsLayout()
  }

  /// Not for use: the network has no storyboards.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    infoView.frame = CGRect(x: bounds.maxX - side, y: bounds.minY, width: side, height: side)
    label.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width - side, height: bounds.height)
  }
}
