public import Foundation

/// A row of a table.
open class UITableViewCell: UIView {
  /// The look of a cell. The raw values are UIKit's.
  public enum CellStyle: Int, Sendable {
    /// A text and an image.
    case `default` = 0
    /// A text on each side.
    case value1 = 1
    /// A blue text and one beside it.
    case value2 = 2
    /// A text and one below it.
    case subtitle = 3
  }

  /// The name of the kind of cell.
  public let reuseIdentifier: String?
  /// The view for the row's own views.
  public let contentView = UIView(frame: .zero)
  /// The text.
  open private(set) lazy var textLabel: UILabel? = added(UILabel(frame: .zero))
  /// The other text.
  open private(set) lazy var detailTextLabel: UILabel? = added(UILabel(frame: .zero))
  /// The image.
  open private(set) lazy var imageView: UIImageView? = added(UIImageView(frame: .zero))

  /// A cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Not for use here: there are no storyboards.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  private func added<View: UIView>(_ view: View) -> View {
    contentView.addSubview(view)
    return view
  }
}
