public import Foundation
public import HeadlessUIKit

/// The small mark in a corner of an ad that says that it is one: what this network provides as its AdChoices view.
@preconcurrency
@MainActor
public final class SampleAdInfoView: UIView {
  /// The size in points of a mark whose maker gives none.
  public static let defaultSize = CGSize(width: 20, height: 20)

  /// The text of the mark.
  public var text: String? { label.text }

  private let label = UILabel(frame: .zero)

  /// A mark of ``defaultSize``.
  public convenience init() { self.init(frame: CGRect(origin: .zero, size: Self.defaultSize)) }

  /// A mark with this frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "Ad"
    addSubview(label)
    setNeedsLayout()
  }

  /// Not for use: the network has no storyboards.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
