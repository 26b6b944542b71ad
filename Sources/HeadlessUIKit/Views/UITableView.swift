public import Foundation

/// A list of rows in sections, whose cells a data source makes. Rows are not laid out; a cell is made when it is asked
/// for.
///
/// Its ``UIScrollView/delegate`` is told what the user does with rows if it is a ``UITableViewDelegate``.
open class UITableView: UIScrollView {
  /// Where a row goes when it is scrolled to. The raw values are UIKit's.
  public enum ScrollPosition: Int, Sendable {
    /// Nowhere in particular.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// The look of a table. The raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// One list.
    case plain = 0
    /// The sections apart.
    case grouped = 1
    /// The sections apart, and away from the edges.
    case insetGrouped = 2
  }

  /// The look.
  public let style: Style
  /// Makes the cells.
  open weak var dataSource: (any UITableViewDataSource)?
  /// The row that is selected: nil if there is none.
  public private(set) var indexPathForSelectedRow: IndexPath?

  private var makers: [String: () -> UITableViewCell] = [:]

  /// A table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// A plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Not for use here: there are no storyboards.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Says how cells of a name are made. Only here: UIKit registers a class or has a prototype in a storyboard, and
  /// makes cells of it with the help of Objective-C.
  public func registerCells(withIdentifier identifier: String, _ make: @escaping () -> UITableViewCell) {
    makers[identifier] = make
  }

  /// A new cell of the kind that was registered by that name; a plain one if there is none. Cells are not reused.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    makers[identifier]?() ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// How many sections the data source has.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The cell of a row, made anew.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard indexPath.section < numberOfSections, indexPath.row < numberOfRows(inSection: indexPath.section)
    else { return nil }
    return dataSource?.tableView(self, cellForRowAt: indexPath)
  }

  /// Selects a row; with nil, none.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathForSelectedRow = indexPath
  }

  /// Ends the selection of a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  }

  /// Taps a row as the user does, and tells the delegate. Nothing happens to a row that is not there. Only here.
  open func tapRow(at indexPath: IndexPath) {
    let delegate = delegate as? any UITableViewDelegate
    guard cellForRow(at: indexPath) != nil, delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return }
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    guard let delegate else { return indexPathForSelectedRow = indexPath }
    guard let selected = delegate.tableView(self, willSelectRowAt: indexPath) else { return }
    indexPathForSelectedRow = selected
    delegate.tableView(self, didSelectRowAt: selected)
  }

  /// Ends the selection. Rows are made when they are asked for, so there is nothing else to load again.
  open func reloadData() { indexPathForSelectedRow = nil }
}

/// Makes the cells of a table.
@preconcurrency
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many sections the table has: 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// Is told what the user does with the rows of a table. All methods are optional.
@preconcurrency
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Whether a row that is touched lights up; one that does not is not selected either. True unless implemented.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// A row was touched.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// The finger was lifted from a row.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Which row is selected when this one is tapped: nil for none. This one unless implemented.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// The user has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// True.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// The row that was tapped.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
